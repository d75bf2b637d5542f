package dighouse.app;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.app.command.Dighouse;
import dighouse.app.io.Console;
import dighouse.app.io.Exit;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Help, and what happens to a wrong command line: one sentence and an exit code.
class CommandLineTest {
    @TempDir Path folder = Path.of("");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "play",
                "replay",
                "verify",
                "rules",
                "editions",
                "walk",
                "sim",
                "bench",
                "help"
            })
    void everyVerbHasHelpWithExamples(String verb) {
        Run run = Run.of("help", verb).answers(Exit.OK);

        assertThat(run.out())
                .contains("Usage: dighouse " + verb, "Examples:", "./dighouse " + verb);
        assertThat(Run.of(verb, "--help").out()).isEqualTo(run.out());
    }

    @Test
    void helpListsVerbsAndExitCodes() {
        Run run = Run.of("help").answers(Exit.OK);

        assertThat(run.out())
                .contains("Commands:", "  play ", "Exit codes:", "  3   the input ended");
        assertThat(Run.of("--help").out()).isEqualTo(run.out());
        assertThat(Run.of("--version").answers(Exit.OK).out()).startsWith("Dighouse ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~', // none occurs below
            value = {
                "plya | There is no command \"plya\"",
                "plya | Did you mean play?",
                "help wlak | Did you mean walk?",
                "play archeology | There is no game \"archeology\"",
                "play archeology | Did you mean archaeology?",
                "play tictactoe --seats 3 | tictactoe is for 2 to 2 seats, not 3.",
                "play archaeology --sets 3 | Did you mean --seats?",
                "play archaeology --seats 9 | archaeology is for 2 to 4 seats, not 9.",
                "play archaeology --seats many | 'many' is not an int",
                "play archaeology --lang de | The house does not speak \"de\"",
                "play archaeology --bots oracle | There is no bot \"oracle\"",
                "play archaeology --you C | the seats are A to B, not C",
                "play archaeology --you A --hotseat | either --you or --hotseat",
                "play archaeology --think 0 | --think takes a whole number of at least 1",
                "play archaeology --name Ann --name Ann | both be called \"Ann\"",
                "play archaeology --name A --name B --name C | only 2 seats",
                "play archaeology --option tradeInARowLimit=3 | Did you mean tradesInARowLimit?",
                "play archaeology --option tradesInARowLimit=x | tradesInARowLimit cannot be \"x\"",
                "play archaeology --edition zman2010 | the editions are zman2009",
                "play archaeology --edition no/such.json | There is no file no/such.json.",
                "play archaeology --record /no/such/r.txt | There is no folder /no/such",
                "play archaeology --mission 1 | archaeology has no missions.",
                "play marajoara --mission 9 | marajoara has missions 1 to 8, not 9.",
                "play marajoara --mission 1 --seats 2 | A mission is for one player, not for 2.",
                "play marajoara --option challenge=yes | marajoara has no option \"challenge\"",
                "walk tictactoe | Missing required parameter: 'DEPTH'",
                "walk tictactoe -3 | DEPTH",
                "walk tictactoe 2 --from nonsense | 3 rows of 3 squares",
                "walk tictactoe 2 --from ... --deal 3 | either --from or --deal",
                "sim tictactoe --games 0 | --games takes a whole number of at least 1",
                "sim tictactoe --bots hard,easy,easy | or one for each of the 2 seats, not 3",
                "sim marajoara --seats 1 --bots hard,easy | takes one bot for one seat, not 2.",
                "sim tictactoe --scale 0 | --scale takes a number above 0",
                "duel tictactoe easy | Missing required parameter: 'OPPONENT'",
                "duel tictactoe easy easy | A bot cannot take part in a contest twice.",
                "duel tictactoe easy oracle | There is no bot \"oracle\"",
                "duel tictactoe easy hard --games 0 | --games takes a whole number of at least 1",
                "duel tictactoe easy hard --threads 0 | --threads takes a whole number from 1",
                "duel tictactoe easy hard --journal /no/such/j.txt | There is no folder /no/such",
                "duel tictactoe easy hard --json --csv | one of --json, --csv and --markdown",
                "tournament tictactoe --bots easy | A contest needs two bots or more.",
                "tournament tictactoe --games 9999999 | a tournament has at most",
                "ladder archaeology --most 10 | and --most one that is no smaller",
                "ladder archaeology --think 5 | use --scale",
                "ladder tictactoe | tictactoe is an example",
                "study thebes --html /no/such/page.html | There is no folder /no/such",
                "study thebes --seats 9 | thebes is for 2 to 4 seats, not 9.",
                "tune archaeology --runs 0 | take whole numbers of at least 1",
                "analyse no-such-file.txt | There is no file no-such-file.txt.",
                "analyse r.txt --iterations 0 | --iterations takes a whole number of at least 1",
                "bench tictactoe --seconds 0 | --seconds takes a number above 0",
                "bench tictactoe --seats 5 | No game can be played with 5 seats.",
                "rules tictactoe | tictactoe is an example",
                "editions archaeology zman2010 | the editions are zman2009",
                "replay r.txt extra | The argument \"extra\" is one too many.",
                "replay no-such-file.txt | There is no file no-such-file.txt.",
                "verify no-such-file.txt | There is no file no-such-file.txt.",
            })
    void saysWhatIsWrongInOneSentence(String line, String sentence) {
        Run.of(line.split(" ")).complains(Exit.BAD_INPUT, sentence);
    }

    @ParameterizedTest
    @ValueSource(strings = {"replay", "verify"})
    void namesFilesThatAreNoText(String verb) throws IOException {
        Path binary = Files.write(folder.resolve("b.txt"), new byte[] {'a', 0, 'b'});
        Path latin = Files.write(folder.resolve("l.txt"), new byte[] {(byte) 0xE9, ' ', 'a'});

        Run.of(verb, folder.toString()).complains(Exit.BAD_INPUT, "is a folder, not a file.");
        Run.of(verb, binary.toString()).complains(Exit.BAD_INPUT, "is not a text file");
        Run.of(verb, latin.toString()).complains(Exit.BAD_INPUT, "is not a text file");
    }

    @Test
    void namesTheLineOfABrokenEdition() throws IOException {
        Path edition = Files.writeString(folder.resolve("mine.json"), "{\n  \"edition\": oops\n}");

        Run.of("play", "archaeology", "--edition", edition.toString())
                .complains(Exit.BAD_INPUT, "mine.json cannot be used. Line 2: not JSON");
    }

    @Test
    void recordsNeverReplaceAFile() throws IOException {
        Path kept = Files.writeString(folder.resolve("kept.txt"), "precious");

        Run.of("play", "archaeology", "--record", kept.toString())
                .complains(Exit.BAD_INPUT, "already exists");
        assertThat(kept).hasContent("precious");
    }

    @Test
    void aBugIsOneSentenceToo() {
        Run.of("bench", "tictactoe", "--seconds", "NaN").complains(Exit.BAD_INPUT, "--seconds");
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        InputStream broken =
                new InputStream() {
                    @Override
                    public int read() {
                        throw new IllegalStateException("the keyboard burns");
                    }

                    @Override
                    public int read(byte[] bytes, int from, int length) {
                        return read();
                    }
                };
        Console console =
                new Console(broken, new ByteArrayOutputStream(), err, StandardCharsets.UTF_8);

        assertThat(Dighouse.run(console, "play", "archaeology", "--lang", "en"))
                .isEqualTo(Exit.FAULT);
        assertThat(err.toString(StandardCharsets.UTF_8).strip())
                .contains("a bug in Dighouse", "the keyboard burns", "--trace")
                .doesNotContain("\n");

        Dighouse.run(console, "play", "archaeology", "--lang", "en", "--trace");
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("\tat dighouse.app.");
    }
}
