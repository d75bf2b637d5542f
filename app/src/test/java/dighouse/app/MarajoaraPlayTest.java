package dighouse.app;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.app.io.Exit;
import dighouse.kernel.Actor;
import dighouse.kernel.GameRecord;
import dighouse.kernel.Seats;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Marajoara at the terminal. With seed 1 Ada is first player at a table of two, so Bruno places
/// his starting token before her.
class MarajoaraPlayTest {
    private static final int WIDTH = 80;

    @TempDir Path folder = Path.of("");

    private static Run play(List<String> lines, String language, String... more) {
        String[] line = new String[8 + more.length];
        String[] common = {
            "play", "marajoara", "--seed", "1", "--bots", "random", "--lang", language
        };
        System.arraycopy(common, 0, line, 0, common.length);
        System.arraycopy(more, 0, line, common.length, more.length);
        return Run.typing(lines, line);
    }

    @ParameterizedTest
    @CsvSource({"en, 1", "fr, 4", "en, 6", "fr, 7"})
    void aWholeMissionIsRecordedAndProven(String language, int mission) throws IOException {
        Path file = folder.resolve("mission.txt");

        Run run =
                play(
                                Run.manyNumbers(mission),
                                language,
                                "--mission",
                                Integer.toString(mission),
                                "--record",
                                file.toString())
                        .answers(Exit.OK);

        GameRecord gameRecord = GameRecord.parse(Files.readString(file));
        assertThat(gameRecord.mission()).isEqualTo(mission);
        assertThat(gameRecord.edition()).as("suggested by the language").isEqualTo(language);
        assertThat(run.out()).contains("Mission " + mission);
        assertThat(run.err()).isEmpty();
        Run.of("verify", file.toString()).answers(Exit.OK);
    }

    @Test
    void aMissionIsTriedAgainWithItsChance() throws IOException {
        Path first = folder.resolve("first.txt");
        Path second = folder.resolve("second.txt");
        String[] line = {"play", "marajoara", "--mission", "2", "--lang", "en", "--record"};
        Run.typing(Run.manyNumbers(1), with(line, first.toString())).answers(Exit.OK);

        Run.typing(Run.manyNumbers(2), with(line, second.toString(), "--again", first.toString()))
                .answers(Exit.OK);

        assertThat(dealt(second)).isNotEmpty().isEqualTo(dealt(first));
        assertThat(Files.readString(second)).isNotEqualTo(Files.readString(first));
        Run.of("verify", second.toString()).answers(Exit.OK);
        Run.of(with(line, "third.txt", "--again", first.toString(), "--seed", "1"))
                .complains(Exit.BAD_INPUT, "Give either --seed or --again");
        Run.of("play", "marajoara", "--mission", "3", "--lang", "en", "--again", first.toString())
                .complains(Exit.BAD_INPUT, "is of marajoara, edition en, 1 seat, mission 2");
    }

    private static String[] with(String[] line, String... more) {
        return Stream.concat(Stream.of(line), Stream.of(more)).toArray(String[]::new);
    }

    /// The lines about chance.
    private static List<String> dealt(Path file) throws IOException {
        return GameRecord.parse(Files.readString(file)).lines().stream()
                .filter(line -> Seats.actor(line.actor()) == Actor.CHANCE)
                .map(GameRecord.Line::ply)
                .toList();
    }

    @ParameterizedTest
    @CsvSource({"en", "fr"})
    void aWholeGameOfFourIsPlayed(String language) {
        Run run = play(Run.manyNumbers(2), language, "--seats", "4").answers(Exit.OK);

        assertThat(run.out()).contains("\n1. ", "\n4. ");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void theTableFitsTheScreenAndLongListsAreBrief() {
        String out = play(List.of("1", "quit"), "en", "--seats", "2").answers(Exit.OK).out();
        String turn = out.substring(out.indexOf("Ada places a research token"));

        assertThat(turn)
                .contains("Round 1 of 14. First player: Ada.")
                .contains("A Ada    0 ", "B Bruno  0 ")
                .contains("To restore: upper piece (4 or more), central piece")
                .contains("The wheelbarrow is empty.")
                .contains("Dig site dig-8x9: reconstructed")
                .containsPattern("\n1  \\[\\.]     \\[\\.]  ")
                .containsPattern("\n4   [BRYG]1\\+1 ")
                .contains("Captures: a die jumps from-to")
                .containsPattern("  1\\. [A-H]\\d-[A-H]\\d x[BRYG]1 =2@?[AB]?  +2\\. ");
        assertThat(turn.lines()).allMatch(line -> line.length() <= WIDTH);
    }

    @Test
    void aMissionShowsItsGoalsAndTheirProgress() {
        assertThat(play(List.of("quit"), "en", "--mission", "4").out())
                .contains("Turn 1. On the round track, 0 of 14: -")
                .contains("Mission 4, goals:\n  [ ] bring a die to A5\n  [ ] bring a die to H5\n")
                .contains("  [ ] fill exhibition space 2 (0 of 2)\n")
                .contains("  [ ] score more than 60 points (0 of 60)\n")
                .containsPattern("\n5   [BRYG]1\\+1\\* ")
                .contains("A star marks a goal of the mission.");
        assertThat(
                        play(
                                        List.of("quitter"),
                                        "fr",
                                        "--mission",
                                        "1",
                                        "--option",
                                        "challenge=yes")
                                .out())
                .contains("  [ ] marquer au moins 60 PV (0 sur 60)\n");
    }

    @Test
    void whatIsPrintedCanBeRead() {
        assertThat(play(List.of("cards", "quit"), "en", "--mission", "1").out())
                .contains(
                        "right shoulder piece (one die, exactly 6): 6 points and a research token.")
                .contains(
                        "blue track: 1 +1; 2 a research token; 3 +2; 4 3 points; 5 +3; 6 5 points;");
        assertThat(play(List.of("cartes", "quitter"), "fr", "--mission", "1").out())
                .contains("fragment supérieur (4 ou plus)\u202f: 4 PV et un jeton Fouille.")
                .contains("Le plus de vases\u202f: 7/5/3 PV");
    }

    @Test
    void aRefusedMoveNamesItsRuleAndTheCell() {
        assertThat(play(List.of("1", "why capture A1 N", "capture C3 N", "quit"), "en").out())
                .contains("[MRJ-CAP-01] A die has to jump: none lies on A1.\nMRJ-CAP-01  ")
                .containsPattern("\\[MRJ-CAP-0[23]] ");
    }
}
