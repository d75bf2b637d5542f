package dighouse.app;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.app.io.Exit;
import dighouse.catalogue.GameEntry;
import dighouse.catalogue.Games;
import dighouse.kernel.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Edition files of people who own the printed game: mistakes are refused with line and reason,
/// everything else is played, recorded and proven. The file is that of `dighouse editions
/// pergamon`, changed in one place.
class EditionFileTest {
    @TempDir Path folder = Path.of("");
    private Path file = Path.of("");
    private String printed = "";

    @BeforeEach
    void handOut() {
        file = folder.resolve("mine.json");
        printed = Run.of("editions", "pergamon", "first2011", "--json").answers(Exit.OK).out();
    }

    /// Writes the file with one piece of it replaced.
    ///
    /// @return the line of that piece
    private int change(String piece, String replacement) throws IOException {
        int at = printed.indexOf(piece);
        assertThat(at).as(piece).isPositive();
        Files.writeString(
                file,
                printed.substring(0, at) + replacement + printed.substring(at + piece.length()));
        return lineOf(piece);
    }

    private int lineOf(String piece) {
        String before = printed.substring(0, printed.indexOf(piece));
        return 1 + (int) before.chars().filter(each -> each == '\n').count();
    }

    private void isRefused(int line, String reason) {
        String sentence = "The edition " + file + " cannot be used. Line " + line + ": " + reason;
        for (String verb : List.of("play", "sim")) {
            Run run = Run.of(verb, "pergamon", "--edition", file.toString());
            run.complains(Exit.BAD_INPUT, sentence);
            assertThat(run.out()).isEmpty();
        }
    }

    @Test
    void whatIsHandedOutIsTheEditionLineByLine() {
        for (GameEntry<?> entry : Games.all()) {
            String id = entry.standardEdition().id();
            String text = Run.of("editions", entry.id(), id, "--json").answers(Exit.OK).out();

            assertThat(Json.parse(text).compact()).isEqualTo(entry.standardEdition().json());
            assertThat(text.split("\n")).hasSizeGreaterThan(100);
        }
    }

    @Test
    void sixtyOneTiles() throws IOException {
        String last = printed.substring(printed.indexOf("{\"id\":\"T60\""));
        String tile = last.substring(0, last.indexOf("\n"));
        change(tile, tile + ",\n" + tile.replace("T60", "T61"));

        isRefused(
                lineOf("\"tiles\": ["),
                "findTiles.tiles: there must be exactly 60 find tiles, not 61.");
    }

    @Test
    void aSixthGallery() throws IOException {
        int line = change("\"gallery\":5,\"roman\":\"V\"", "\"gallery\":6,\"roman\":\"VI\"");
        isRefused(line, "galleries.values[4].gallery: the number 5 is expected here.");

        String five = "{\"gallery\":5,\"roman\":\"V\",\"cost\":5}";
        change(five, five + ",{\"gallery\":6,\"roman\":\"VI\",\"cost\":6}");
        assertThat(Run.of("sim", "pergamon", "--edition", file.toString()).err())
                .contains("galleries.values: there must be exactly 5 galleries, not 6.");

        line = change("\"deepestGallery\": 5", "\"deepestGallery\": 6");
        isRefused(
                line,
                "researchTrack.spaces[0].deepestGallery: a whole number from 1 to 5 is expected"
                        + " here.");
    }

    @Test
    void ticketsThatFall() throws IOException {
        int line = change("{\"space\":9,\"tickets\":3}", "{\"space\":9,\"tickets\":1}");

        isRefused(
                line,
                "exhibitionPlan.spaces[8].tickets: tickets never fall from one space to the next.");
    }

    @Test
    void aNameThatNoRecordCouldHold() throws IOException {
        int line = change("\"id\": \"first2011\"", "\"id\": \"my copy\"");

        isRefused(line, "id: a name of small letters, digits and hyphens is expected here.");
    }

    @Test
    void aCorrectFilePlaysWholeGames() throws IOException {
        change("\"id\": \"first2011\"", "\"id\": \"mine\"");
        printed = Files.readString(file);
        change("{\"space\":4,\"tickets\":1}", "{\"space\":4,\"tickets\":2}");

        String[] line = {"sim", "pergamon", "--games", "200", "--seats", "4", "--json"};
        Json mine = Json.parse(sim(line, file.toString()));
        Json theirs = Json.parse(sim(line, "first2011"));
        assertThat(mine.get("seats").array()).hasSize(4);
        assertThat(mine.get("pliesPerGame").compact())
                .as("the same moves")
                .isEqualTo(theirs.get("pliesPerGame").compact());
        for (int seat = 0; seat < 4; seat++) {
            assertThat(mean(mine, seat)).as("more tickets").isGreaterThan(mean(theirs, seat));
        }
    }

    private static String sim(String[] line, String edition) {
        String[] whole = Arrays.copyOf(line, line.length + 2);
        whole[line.length] = "--edition";
        whole[line.length + 1] = edition;
        return Run.of(whole).answers(Exit.OK).out();
    }

    private static double mean(Json sum, int seat) {
        return Double.parseDouble(sum.get("seats").array().get(seat).get("mean").compact());
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr"})
    void itsRecordReplaysAndVerifies(String language) throws IOException {
        change("\"id\": \"first2011\"", "\"id\": \"mine\"");
        Path game = folder.resolve("game.txt");

        Run.typing(
                        Run.manyNumbers(4),
                        "play",
                        "pergamon",
                        "--edition",
                        file.toString(),
                        "--bots",
                        "random",
                        "--seats",
                        "3",
                        "--lang",
                        language,
                        "--record",
                        game.toString())
                .answers(Exit.OK);

        assertThat(Files.readString(game)).contains("\nedition mine ", "\nown-edition {");
        Run replay = Run.of("replay", game.toString(), "--lang", language).answers(Exit.OK);
        assertThat(replay.out()).startsWith("Pergamon\n1  ").containsPattern("\n1\\. \\p{Lu}");
        assertThat(Run.of("verify", game.toString()).answers(Exit.OK).out())
                .contains("The record holds.");
        String altered = Files.readString(game).replace("\"cost\":5}", "\"cost\":4}");
        Files.writeString(game, altered);
        Run.of("verify", game.toString()).complains(Exit.NOT_SO, "The record does not hold. Line ");
    }
}
