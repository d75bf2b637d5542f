package dighouse.thebes;

import static dighouse.thebes.TestTable.GAME;
import static dighouse.thebes.TestTable.setup;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Phrase;
import dighouse.kernel.Result;
import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

class ScoringTest {
    @Test
    @Rule({"THB-EX-18", "THB-SCORE-01", "THB-SCORE-02", "THB-SCORE-03", "THB-SCORE-08"})
    void theExampleScores67() {
        // Palestine 1 1 7, Mesopotamia 4, Egypt 1 2 3 3 4, Crete 2 5, Greece 1 5; two small and one
        // large exhibition; five congresses; cars and shovels count nothing
        var table =
                TestTable.of(
                        2,
                        "A over; A 156 rome cards C07,C08,C09,C10,C11,C05,C22,X01,X02,X06"
                                + " finds mill_game,roman_coin,qumran_scrolls,warka_vase,scarab,"
                                + "faience_bowl,nakht_tomb,nefertiti,ramses_mummy,zeus_coin,coffin,"
                                + "attic_coin,zeus_statue; B 156");
        assertThat(Scoring.artefacts(table.position, 0)).isEqualTo(13);
        int artefacts = 0;
        for (int site = 0; site < ThebesTables.SITES; site++) {
            artefacts += Scoring.artefactPoints(table.position, 0, site);
        }
        assertThat(artefacts).isEqualTo(39);
        assertThat(Scoring.congressPoints(table.position, 0)).isEqualTo(15);
        assertThat(table.points(0)).isEqualTo(67);
        assertThat(table.points(1)).isZero();
    }

    @Test
    @Rule({"THB-SCORE-03", "THB-EX-19", "THB-EDGE-37"})
    void congressesScoreTriangularNumbersUpToSeven() {
        int[] expected = {0, 1, 3, 6, 10, 15, 21, 28, 28, 28};
        StringBuilder cards = new StringBuilder();
        for (int number = 1; number <= 9; number++) {
            cards.append(number == 1 ? "" : ",").append(Names.card(5 + number));
            var table = TestTable.of(2, "A over; A 156 rome cards " + cards + "; B 156");
            assertThat(table.points(0)).isEqualTo(expected[number]);
        }
    }

    @Test
    @Rule({"THB-SCORE-04", "THB-SCORE-06", "THB-SCORE-07"})
    void mostBooksOfASiteScoreFive() {
        // A has two cards with 2 books; B one card with 3, and what does not count
        var table =
                TestTable.of(
                        2,
                        "A over; A 156 rome cards C45,C46; B 156 rome cards C52,C82,C16,C17,C29");
        assertThat(table.points(0)).isZero();
        assertThat(table.points(1)).isEqualTo(5);
        // a book token counts like a book on a card
        var token =
                TestTable.of(
                        2,
                        "A over; A 156 rome cards C45,C46 finds greece:book; B 156 rome cards C49");
        assertThat(token.points(0)).isEqualTo(5);
    }

    @Test
    @Rule({"THB-SCORE-05", "THB-EDGE-35"})
    void thoseWhoTieForMostBooksScoreThreeEach() {
        var table =
                TestTable.of(
                        3,
                        "A over; A 156 rome cards C45; B 156 rome cards C46; C 156 rome cards C47");
        for (int seat = 0; seat < 3; seat++) {
            assertThat(table.points(seat)).isEqualTo(3);
        }
    }

    @Test
    @Rule({"THB-RULING-25", "THB-EDGE-36"})
    void withoutABookNobodyScoresASite() {
        var table = TestTable.of(4, "A over; A 156; B 156; C 156; D 156 rome cards C82");
        for (int seat = 0; seat < 4; seat++) {
            assertThat(table.points(seat)).isZero();
        }
    }

    @Test
    @Rule({"THB-TIE-01", "THB-RULING-24", "THB-EDGE-38"})
    void equalTotalsShareTheWin() {
        String line =
                "A over; A 156 rome finds troy_seal; B 156 rome finds zeus_statue,attic_coin;"
                        + " C 156 rome finds coffin";
        var places = (Result.Places) GAME.result(TestTable.of(3, line).position);
        assertThat(places.place(0)).isEqualTo(1);
        assertThat(places.place(1)).isEqualTo(1);
        assertThat(places.place(2)).isEqualTo(3);
        assertThat(places.tieBreak()).isNull();
        var broken =
                (Result.Places)
                        GAME.result(
                                TestTable.of(setup(3, "finalTie=mostArtefacts"), line).position);
        assertThat(broken.place(1)).isEqualTo(1);
        assertThat(broken.place(0)).isEqualTo(2);
        assertThat(broken.tieBreak()).isEqualTo(Phrase.of("mostArtefacts"));
        String still = line.replace("zeus_statue,attic_coin", "tutankhamun");
        var shared =
                (Result.Places)
                        GAME.result(
                                TestTable.of(setup(3, "finalTie=mostArtefacts"), still).position);
        assertThat(shared.place(0)).isEqualTo(shared.place(1));
        assertThat(shared.tieBreak()).isNull();
    }

    @Test
    @Rule("THB-INFO-10")
    void pointsCanBeReadAtAnyTime() {
        var table =
                TestTable.of(
                        2, "A goal; A 10 rome cards C45 finds troy_seal; B 20" + TestTable.DISPLAY);
        assertThat(table.points(0)).isEqualTo(6 + 5);
        assertThat(table.view(1).json()).contains("\"points\":11");
    }
}
