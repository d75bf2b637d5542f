package dighouse.app;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.app.io.Exit;
import dighouse.archaeology.Archaeology;
import dighouse.archaeology.ArchaeologyPosition;
import dighouse.catalogue.Games;
import dighouse.kernel.Chance;
import dighouse.kernel.GameRecord;
import dighouse.kernel.Json;
import dighouse.kernel.Match;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `replay` and `verify`, on the record of a whole game and on altered records.
class RecordCommandsTest {
    @TempDir static Path folder = Path.of("");
    private static Path file = Path.of("");
    private static String text = "";

    @BeforeAll
    static void record() throws IOException {
        file = folder.resolve("game.txt");
        Run.typing(
                        Run.manyNumbers(6),
                        "play",
                        "archaeology",
                        "--bots",
                        "random",
                        "--seed",
                        "21",
                        "--record",
                        file.toString())
                .answers(Exit.OK);
        text = Files.readString(file);
    }

    private static String altered(String old, String replacement) throws IOException {
        assertThat(text).containsPattern(old);
        Path other = Files.createTempFile(folder, "altered", ".txt");
        return Files.writeString(other, text.replaceFirst(old, replacement)).toString();
    }

    @Test
    void replayTellsTheWholeGameOpenly() {
        Run run = Run.of("replay", file.toString(), "--lang", "en").answers(Exit.OK);

        assertThat(run.out())
                .startsWith("Archaeology: The Card Game\n1  Ada is dealt ")
                .containsPattern("\n\\d+  Bruno digs up an? (?!treasure)")
                .containsPattern("\n1\\. (Ada|Bruno): \\d+ points?\n2\\. ");
        assertThat(Run.of("replay", file.toString(), "--lang", "fr").out())
                .startsWith("Archéologie – Le jeu de cartes\n1  Ada reçoit ");
    }

    @Test
    void replayTellsAPartOfIt() {
        Run run = Run.of("replay", file.toString(), "--lang", "en", "--from", "2", "--to", "3");

        assertThat(run.answers(Exit.OK).out())
                .contains("\n2  Ada is dealt", "\n3  Ada is dealt")
                .doesNotContain("\n1  ", "\n4  ");
        Run.of("replay", file.toString(), "--from", "5", "--to", "4")
                .complains(Exit.BAD_INPUT, "--from and --to");
        Run.of("replay", file.toString(), "--from", "99999")
                .complains(Exit.BAD_INPUT, "The record has only ");
    }

    @Test
    void replayInJsonHasEventsAndWords() {
        Run run = Run.of("replay", file.toString(), "--lang", "en", "--json").answers(Exit.OK);

        Json first = Json.parse(run.out()).get("plies").array().getFirst();
        assertThat(first.get("actor").string()).isEqualTo("*");
        assertThat(first.get("notation").string()).startsWith("deal A ");
        Json event = first.get("events").array().getFirst();
        assertThat(event.get("event").string()).isEqualTo("dealt");
        assertThat(first.get("words").strings()).hasSize(1).first().asString().startsWith("Ada is");
        assertThat(Json.parse(run.out()).get("result").string()).startsWith("1. ");
    }

    @Test
    void replayOfAGameBrokenOffTellsOnlyWhatABystanderSaw() throws IOException {
        Path begun = folder.resolve("begun.txt");
        Archaeology game = new Archaeology();
        Match<ArchaeologyPosition> match =
                new Match<>(game, Setup.of(game, Games.find("archaeology").standardEdition(), 2));
        match.draw(Chance.of(new Xoshiro(1)));
        Files.writeString(
                begun,
                GameRecord.of(match, List.of("Ada", "Bruno"), GameRecord.Proof.NONE, false).text());

        assertThat(Run.of("replay", begun.toString(), "--lang", "en").answers(Exit.OK).out())
                .contains("1  Ada is dealt a card.", "the game was not over");
        Run.of("verify", begun.toString()).complains(Exit.NOT_SO, "The record does not hold.");
    }

    @Test
    void verifyProvesTheRecord() {
        assertThat(Run.of("verify", file.toString()).answers(Exit.OK).out())
                .contains("The record holds.", "all legal", "all recomputed", "Result: 1. ");
        Json verdict = Json.parse(Run.of("verify", file.toString(), "--json").out());
        assertThat(verdict.get("holds").bool()).isTrue();
        assertThat(verdict.get("plies").number(100, 5000)).isGreaterThan(100);
    }

    @Test
    void verifyNamesWhatDoesNotHold() throws IOException {
        Run.of("verify", altered("player B Bruno", "player C Bruno"))
                .complains(Exit.NOT_SO, "The record does not hold. Line 11: ");
        Run.of("verify", altered("secret [0-9a-f]{4}", "secret 0000"))
                .complains(Exit.NOT_SO, "The record does not hold. ");
        Run.of("verify", altered("rules \\d+", "rules 99"))
                .complains(Exit.NOT_SO, "rules number 99");
        Run.of("verify", altered("dighouse record 1", "shopping list"))
                .complains(Exit.NOT_SO, "Line 1: this is no record of the house");
        Json verdict =
                Json.parse(Run.of("verify", altered("result 1", "result 7"), "--json").out());
        assertThat(verdict.get("holds").bool()).isFalse();
        assertThat(verdict.get("reason").string()).contains("result");
    }

    @Test
    void verifyNamesTheLineOfAnAlteredPly() throws IOException {
        String[] lines = text.split("\n", -1);
        int number = 1;
        while (!lines[number - 1].endsWith("sell coin" + tail(lines[number - 1]))) {
            number++;
        }
        String line = lines[number - 1];
        String other = altered(line.replace("*", "\\*"), line.replace("sell coin", "sell map"));

        Run.of("verify", other).complains(Exit.NOT_SO, "Line " + number + ": ");
        Run.of("replay", other)
                .complains(Exit.BAD_INPUT, "cannot be played. Line " + number + ": ");
    }

    private static String tail(String line) {
        int mark = line.lastIndexOf("  ~");
        return mark < 0 ? "" : line.substring(mark);
    }
}
