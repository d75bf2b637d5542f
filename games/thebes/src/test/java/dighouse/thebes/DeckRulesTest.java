package dighouse.thebes;

import static dighouse.thebes.TestTable.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DeckRulesTest {
    /// All researcher cards but these, as a list of notation.
    private static String allBut(String... cards) {
        List<String> all = new ArrayList<>();
        for (int card = 0; card < ThebesTables.RESEARCHERS; card++) {
            if (!List.of(cards).contains(Names.card(card))) {
                all.add(Names.card(card));
            }
        }
        return String.join(",", all);
    }

    /// B owns everything but these cards; A stands in Moscow with a congress and three far cards.
    private static TestTable scarce(int seats, String rest, String... free) {
        List<String> kept = new ArrayList<>(List.of("C11", "C44", "C53", "C62"));
        kept.addAll(List.of(free));
        return TestTable.of(
                seats,
                "A goal; A 60 moscow; B 90 rome cards "
                        + allBut(kept.toArray(String[]::new))
                        + (seats > 2 ? "; C 95" : "")
                        + "; display C11,C44,C53,C62"
                        + rest);
    }

    @Test
    @Rule({"THB-DECK-02", "THB-EDGE-08", "THB-ROW-01", "THB-ROW-02"})
    void exhibitionsGoToTheRowAndDrawingGoesOn() {
        var table = scarce(2, "; stacks 0/2/0", "C20", "C21");
        table.play("take 1", "draw X03", "draw X01");
        assertThat(table.position.row(0)).isEqualTo(PlyText.card("X01"));
        assertThat(table.position.row(1)).isEqualTo(PlyText.card("X03"));
        assertThat(table.position.phase).isEqualTo(Phase.REFILL);
        table.play("draw C21");
        assertThat(table.position.slot(0)).isEqualTo(PlyText.card("C21"));
        assertThat(table.position.phase).isEqualTo(Phase.GOAL);
    }

    @Test
    @Rule({"THB-EX-13", "THB-ROW-01", "THB-ROW-02"})
    void berlinComesToAAndLondonMovesToB() {
        var table = scarce(2, "; row X01,-,-; stacks 0/2/0", "C20", "C21");
        table.play("take 1", "draw X03");
        assertThat(GAME.notation().position(table.position)).contains("row X03,X01,-");
    }

    @Test
    @Rule({"THB-ROW-02", "THB-ROW-05", "THB-EDGE-09"})
    void aFullRowPushesItsLastCardOut() {
        var table = scarce(2, "; row X01,X02,X04; stacks 0/2/0", "C20", "C21");
        table.play("take 1", "draw X03");
        assertThat(GAME.notation().position(table.position)).contains("row X03,X01,X02");
        assertThat(table.isDiscarded("X04")).isTrue();
    }

    @Test
    @Rule({"THB-ROW-03", "THB-RULING-18", "THB-EDGE-10"})
    void thePushStopsAtTheFirstFreePlace() {
        var gapAtB = scarce(2, "; row X01,-,X04; stacks 0/2/0", "C20", "C21");
        gapAtB.play("take 1", "draw X03");
        assertThat(GAME.notation().position(gapAtB.position)).contains("row X03,X01,X04");
        var gapAtA = scarce(2, "; row -,X02,X04; stacks 0/2/0", "C20", "C21");
        gapAtA.play("take 1", "draw X03");
        assertThat(GAME.notation().position(gapAtA.position)).contains("row X03,X02,X04");
    }

    @Test
    @Rule({"THB-DECK-03", "THB-EDGE-11", "THB-INFO-08", "THB-ROW-05"})
    void theFirstTimeTheStackSetAsideIsShuffledInWithTheDiscards() {
        // three cards are set aside with the five large exhibitions; the pile is empty
        var table =
                scarce(3, "; discard C16,X01; row X02,X03,X04; stacks 0/0/2", "C16", "C20", "C21");
        CardSet.remove(table.position.pieces, ThebesPosition.HIDDEN, PlyText.card("X05"));
        CardSet.add(table.position.pieces, ThebesPosition.DISCARD, PlyText.card("X05"));
        table.play("take 1");
        assertThat(table.moves()).containsExactly("shuffle");
        table.play("shuffle");
        assertThat(table.position.setAside).isZero();
        assertThat(table.weights())
                .containsOnlyKeys(
                        "draw C16",
                        "draw C20",
                        "draw C21",
                        "draw X01",
                        "draw X05",
                        "draw X06",
                        "draw X07",
                        "draw X08",
                        "draw X09",
                        "draw X10")
                .allSatisfy((ply, weight) -> assertThat(weight).isEqualTo(1));
    }

    @Test
    @Rule({"THB-DECK-04", "THB-EDGE-12", "THB-RULING-16", "THB-EDGE-11"})
    void laterTheDiscardsAloneAreShuffledAndCardsJustDiscardedCanReturn() {
        var table =
                scarce(3, "; row X02,X03,X04; discard X01,X05,X06,X07,X08,X09,X10; stacks 0/0/0");
        table.position.place(0, table.position.tables().exchangePlace);
        table.play("exchange", "shuffle");
        assertThat(table.moves()).contains("draw C11", "draw C44", "draw C53", "draw C62");
    }

    @Test
    @Rule({"THB-EDGE-47", "THB-RULING-39", "THB-DECK-06"})
    void aZeppelinJustUsedIsAmongTheCardsReshuffled() {
        var table =
                TestTable.of(
                        2,
                        "A goal; A 60 london cards C03; B 90 rome cards "
                                + allBut("C03", "C11", "C44", "C53", "C62")
                                + "; display C11,C44,C53,C62;"
                                + " discard X01,X02,X03,X04,X05,X06,X07,X08,X09,X10;"
                                + " stacks 0/0/0");
        table.play("take 1", "fly C03", "shuffle");
        assertThat(table.moves()).contains("draw C03").hasSize(11);
    }

    @Test
    @Rule({"THB-DECK-05", "THB-RULING-17"})
    void slotsStayEmptyWhereNoResearcherCardIsLeft() {
        var table = scarce(2, "; stacks 0/0/0");
        table.play("take 1");
        assertThat(table.position.phase).isEqualTo(Phase.GOAL);
        assertThat(table.position.slot(0)).isEqualTo(ThebesPosition.NONE);
        // the pile still holds ten exhibitions: alone they are not drawn
        assertThat(table.position.row(0)).isEqualTo(ThebesPosition.NONE);
    }

    @Test
    @Rule({"THB-RULING-17", "THB-DECK-03"})
    void thePileIsRenewedOnlyWhenACardMustBeDrawn() {
        var table = scarce(2, "; discard C16,C20; stacks 0/1/0", "C16", "C20", "C21");
        for (int exhibition = ThebesTables.RESEARCHERS;
                exhibition < ThebesTables.CARDS;
                exhibition++) {
            CardSet.remove(table.position.pieces, ThebesPosition.HIDDEN, exhibition);
            CardSet.add(table.position.pieces, ThebesPosition.owned(1), exhibition);
        }
        table.play("take 1", "draw C21"); // the last card of the pile
        assertThat(table.position.phase).isEqualTo(Phase.GOAL);
        assertThat(table.isDiscarded("C16")).isTrue();
    }

    @Test
    @Rule({"THB-INFO-13", "THB-INFO-07"})
    void inTheUpperStackEveryUnseenResearcherCardIsEquallyLikely() {
        var table =
                TestTable.of(3, "A goal; A 15 moscow; display C11,C44,C53,C62; stacks 27/27/27");
        table.play("take 1");
        assertThat(table.weights()).hasSize(81).doesNotContainKey("draw X01");
        assertThat(GAME.weight(table.position)).isEqualTo(81);
    }

    @Test
    @Rule({"THB-INFO-13", "THB-INFO-07"})
    void inTheLowerStackExhibitionsWeighMoreThanCardsThatMayBeSetAside() {
        // 4 unseen researcher cards, 1 of them in the lower stack with 2 small exhibitions
        var table = scarce(3, "; row X01,X02,X03; stacks 0/1/3", "C16", "C17", "C20", "C21");
        table.play("take 1");
        // each exhibition 1/3; each researcher card a quarter of 1/3
        assertThat(table.weights())
                .isEqualTo(
                        Map.of(
                                "draw C16",
                                1,
                                "draw C17",
                                1,
                                "draw C20",
                                1,
                                "draw C21",
                                1,
                                "draw X04",
                                4,
                                "draw X05",
                                4));
        assertThat(GAME.weight(table.position)).isEqualTo(12);
    }
}
