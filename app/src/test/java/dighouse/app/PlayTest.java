package dighouse.app;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.app.io.Exit;
import dighouse.kernel.GameRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// One person at the terminal. With seed 3 Ada begins, and holds after her first dig 1 parchment
/// scrap, 2 coins, 1 talisman and 1 broken cup; her choices are then trade, sell each of these,
/// end.
class PlayTest {
    @TempDir Path folder = Path.of("");

    private static Run play(String... lines) {
        return Run.typing(
                List.of(lines),
                "play",
                "archaeology",
                "--seed",
                "3",
                "--think",
                "20",
                "--lang",
                "en");
    }

    private static Run playInFrench(String... lines) {
        return Run.typing(
                List.of(lines),
                "play",
                "archaeology",
                "--seed",
                "3",
                "--think",
                "20",
                "--lang",
                "fr");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr"})
    void aWholeGameAgainstBotsIsRecordedAndProven(String language) throws IOException {
        Path file = folder.resolve("game.txt");

        Run run =
                Run.typing(
                                Run.manyNumbers(1),
                                "play",
                                "archaeology",
                                "--seats",
                                "3",
                                "--you",
                                "B",
                                "--think",
                                "20",
                                "--seed",
                                "11",
                                "--lang",
                                language,
                                "--record",
                                file.toString())
                        .answers(Exit.OK);

        GameRecord gameRecord = GameRecord.parse(Files.readString(file));
        assertThat(gameRecord.players()).containsExactly("Ada", "Bruno", "Clara");
        assertThat(run.out())
                .contains(gameRecord.proof().commitment(), gameRecord.proof().secret())
                .contains("./dighouse verify " + file)
                .contains("\n1. ", "\n3. ");
        assertThat(run.err()).isEmpty();
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).as("no draft is left behind").containsExactly(file);
        }
        assertThat(Run.of("verify", file.toString()).answers(Exit.OK).out())
                .contains("The record holds.", "Result: " + gameRecord.result());
    }

    @Test
    void theSameSeedAndAnswersGiveTheSameGame() {
        String[] line = {"play", "archaeology", "--seed", "5", "--think", "20", "--lang", "en"};

        Run first = Run.typing(Run.manyNumbers(2), line).answers(Exit.OK);

        assertThat(Run.typing(Run.manyNumbers(2), line).out()).isEqualTo(first.out());
        assertThat(first.out()).contains("This game can be repeated", "Its seed: 5");
    }

    @Test
    void withoutASeedNoTwoGamesAreAlike() {
        String[] line = {"play", "archaeology", "--lang", "en"};

        assertThat(Run.typing(List.of("quit"), line).out())
                .isNotEqualTo(Run.typing(List.of("quit"), line).out());
    }

    @Test
    void showsTheTableAndNumberedChoices() {
        assertThat(play("quit").answers(Exit.OK).out())
                .contains("Ada digs up a talisman.")
                .contains("Dig site: 57 cards, among them 8 thieves and 6 sandstorms.")
                .contains("small chamber (3 cards for 1 map)")
                .contains("Market: 2 pot shards, 1 parchment scrap, 1 coin and 1 talisman.")
                .contains("Bruno: 0 points, 4 cards in hand.")
                .contains(
                        "Hand of Ada, 5 cards: 1 parchment scrap, 2 coins, 1 talisman and 1 broken"
                                + " cup.")
                .contains("Ada, what do you do?\n1. Trade at the market\n2. Sell parchment scraps")
                .contains("6. End the turn")
                .contains("You leave the table; the game is not kept.")
                .doesNotContain("is dealt", "secret behind");
    }

    @Test
    void speaksFrench() {
        assertThat(playInFrench("pourquoi set 5", "règles ARC-SELL-03", "quitter").out())
                .contains("Ada déterre un talisman.")
                .contains(
                        "Site de fouille\u202f: 57 cartes, dont 8 voleurs et 6 tempêtes de sable.")
                .contains("Ada, que faites-vous\u202f?\n1. Échanger au marché")
                .contains("[ARC-")
                .contains("ARC-SELL-03  Un lot compte au plus 5 fragments de pot")
                .contains("Vous quittez la table");
    }

    /// Answers by the numbers of the choices.
    @Test
    void hintsAtGoodMovesAndSaysWhy() {
        String out = play("hint", "?", "quit").answers(Exit.OK).out();

        assertThat(out).containsPattern("likes these[^\n]+\n\\d\\. [A-Z][^\n]+ \\([^\n]+ [+−]\\d");
        assertThat(out.split("likes these", -1)).hasSize(3);
        assertThat(playInFrench("conseil", "quitter").out())
                .containsPattern(
                        "aime ces coups[^\n]+\n\\d\\. [A-ZÉ][^\n]+ \\([^\n]+ [+−]\\d+,\\d");
    }

    @Test
    void takesNumbersAndNotation() {
        assertThat(play("3", "2", "quit").out()).contains("Ada sells 2 coins to the museum for 5.");
        assertThat(play("sell coin", "set 2", "quit").out())
                .contains("Ada sells 2 coins to the museum for 5.");
        assertThat(play("Sell Broken  Cup", "set 1", "quit").out())
                .contains("Ada sells 1 broken cup to the museum for 2.");
    }

    @Test
    void takesTheWordsOfTheList() {
        assertThat(play("why end the turn", "sell coins", "2 coins for 5", "quit").out())
                .contains("That move is allowed now.", "Ada sells 2 coins to the museum for 5.");
    }

    @Test
    void aRefusedMoveNamesItsRule() {
        assertThat(play("sell map", "dance", "7", "", "99999999999", "quit").out())
                .containsPattern("> \\[ARC-SELL-\\d\\d] ")
                .contains("[HOUSE-NO-SUCH-MOVE]")
                .contains("Please type a number from 1 to 6");
    }

    @Test
    void whySaysTheRuleAndReadsItOut() {
        assertThat(play("sell coin", "why set 5", "why set 2", "why dance", "why", "quit").out())
                .containsPattern("\\[(ARC-[A-Z]+-\\d\\d)] [^\n]+\n\\1  ")
                .contains("That move is allowed now.")
                .contains("[HOUSE-NO-SUCH-MOVE]")
                .contains("Ask about a move");
    }

    @Test
    void undoTakesBackWhatMayBeTakenBack() {
        Run run =
                play(
                        "undo",
                        "sell coin",
                        "undo",
                        "sell coin",
                        "set 2",
                        "log",
                        "undo",
                        "log",
                        "quit");

        assertThat(run.out()).contains("Nothing can be taken back here");
        assertThat(run.out().split("Taken back\\.", -1)).hasSize(3);
        String before = run.out().substring(0, run.out().lastIndexOf("Taken back."));
        String after = run.out().substring(run.out().lastIndexOf("Taken back."));
        assertThat(before).contains("Ada: 5 points");
        assertThat(after).contains("Ada: 0 points").doesNotContain("Ada sells");
    }

    @Test
    void undoDoesNotReachOverTheEndOfTheTurn() {
        assertThat(play("sell coin", "set 2", "end", "undo", "quit").out())
                .contains("Ada ends the turn.", "Nothing can be taken back here")
                .doesNotContain("Taken back.");
    }

    @Test
    void tellsLogScoreCardsAndHelp() {
        assertThat(
                        play(
                                        "sell coin",
                                        "set 2",
                                        "log",
                                        "score",
                                        "cards",
                                        "help",
                                        "look",
                                        "rules",
                                        "rules X",
                                        "quit")
                                .out())
                .contains("Ada is dealt a coin.", "Bruno is dealt a card.")
                .contains("Ada: 5 points\n  5  2 coins\nBruno: 0 points")
                .contains("talisman: 8 copies, trades for 3, sets sell for 3, 7, 14, 24, 40.")
                .contains("  why MOVE: whether a move is allowed")
                .contains("Name a statement")
                .contains("The rules have no such statement.");
    }

    @Test
    void theLogOfASeatNamesNoHiddenCard() {
        Run run = play("end", "end", "end", "end", "log all", "quit");

        assertThat(run.out()).contains("Bruno digs up a treasure.");
        assertThat(run.out())
                .doesNotContainPattern("Bruno (digs up|is dealt|finds) an? (?!treasure|card)");
    }

    @Test
    void theInputMayNotEndInTheMiddle() {
        play("sell coin")
                .complains(Exit.INPUT_ENDED, "The input ended in the middle of a question");
        playInFrench("sell coin").complains(Exit.INPUT_ENDED, "L’entrée s’est terminée");
    }

    @Test
    void anEditionOfOnesOwnTravelsInTheRecord() throws IOException {
        String printed = Run.of("editions", "archaeology", "zman2009", "--json").out();
        Path edition =
                Files.writeString(folder.resolve("mine.json"), printed.replace("zman2009", "mine"));
        Path file = folder.resolve("game.txt");

        Run.typing(
                        Run.manyNumbers(3),
                        "play",
                        "archaeology",
                        "--edition",
                        edition.toString(),
                        "--bots",
                        "random",
                        "--option",
                        "handSizesPublic=no",
                        "--record",
                        file.toString())
                .answers(Exit.OK);

        assertThat(Files.readString(file))
                .contains("\nedition mine ", "\nown-edition {", "\noption handSizesPublic no\n");
        Run.of("verify", file.toString()).answers(Exit.OK);
    }
}
