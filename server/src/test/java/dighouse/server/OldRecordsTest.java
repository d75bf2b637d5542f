package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Xoshiro;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Old records stay playable: the server imports them, shows every moment of them and writes them
/// out unchanged.
///
/// They lie in `src/test/resources/records`, one game each. A change of the rules must not change
/// these files: it raises the game's rules number, and a file of the new number (`archaeology-2`)
/// is added. A missing file is played anew with `-Ddighouse.golden=write`.
class OldRecordsTest {
    private static final boolean WRITE = "write".equals(System.getProperty("dighouse.golden"));
    private static final Path FOLDER = Path.of("src/test/resources/records");
    private static final int MOST_CHOICES = 3_000;

    @TempDir Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"archaeology", "archaeology-2", "thebes", "pergamon", "marajoara"})
    void aKeptRecordIsTakenInShownAndWrittenAsItWas(String game) throws IOException {
        try (Server server = ServerForTests.open(folder);
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            String kept = kept(ann, game);

            String table = bring(ann, kept).expect(201).json().get("table").string();

            assertThat(ann.state(table).get("status").string()).isEqualTo("over");
            int plies = ann.state(table).get("plies").number(1, 100_000);
            Json moments =
                    ann.get(
                                    "/api/tables/"
                                            + table
                                            + "/moments?from="
                                            + (plies - 1)
                                            + "&to="
                                            + plies)
                            .expect(200)
                            .json();
            assertThat(moments.get("moments").array()).hasSize(2);
            assertThat(ann.get("/api/tables/" + table + "/record").expect(200).text())
                    .isEqualTo(kept);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"archaeology", "thebes", "pergamon", "marajoara"})
    void aRecordOfUnknownRulesGetsOneSentence(String game) throws IOException {
        try (Server server = ServerForTests.open(folder);
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            String unknown = kept(ann, game).replaceFirst("\nrules \\d+\n", "\nrules 99\n");

            String text = bring(ann, unknown).expect(400).json().get("text").string();

            assertThat(text)
                    .startsWith("Line 3: ")
                    .contains("was played by rules number 99 of " + game)
                    .contains("this house plays by number ")
                    .endsWith(".");
        }
    }

    private static Visitor.Answer bring(Visitor visitor, String text) {
        String body = new JsonWriter().beginObject().name("record").value(text).endObject().text();
        return visitor.post("/api/records", body);
    }

    /// @param name the game, and after a hyphen a later rules number
    private static String kept(Visitor visitor, String name) throws IOException {
        Path file = FOLDER.resolve(name + ".txt");
        if (WRITE && !Files.exists(file)) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, played(visitor, name.replaceFirst("-.*", "")));
        }
        return Files.readString(file);
    }

    /// A whole game by two people who choose at random.
    private static String played(Visitor visitor, String game) {
        Xoshiro random = new Xoshiro(game.hashCode());
        String table = visitor.open(CommandsTest.TWO_OF_MINE, "", game);
        for (int i = 0; i < MOST_CHOICES; i++) {
            if (visitor.state(table).get("status").string().equals("over")) {
                return visitor.get("/api/tables/" + table + "/record").expect(200).text();
            }
            visitor.play(table, ScriptedChoices.moves(visitor, table, random::below)).expect(200);
        }
        throw new AssertionError("the game goes on and on");
    }
}
