package dighouse.thebes;

import static dighouse.thebes.TestTable.GAME;
import static dighouse.thebes.TestTable.setup;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.kernel.Malformed;
import dighouse.kernel.MoveList;
import org.junit.jupiter.api.Test;

/// What is no position is refused in a sentence, and nobody can be stuck in what is read.
class NotationTest {
    private static final String REST = "; B 90; display C44,C52,C53,C62";

    private static void assertMalformed(String notation, String reason) {
        assertThatThrownBy(() -> TestTable.of(2, notation))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining(reason);
    }

    @Test
    void nothingIsToldTwice() {
        assertMalformed("A goal; A 0 rome; A 3 paris" + REST, "\"A\" is told twice");
        assertMalformed("A goal; display C01,C02,C03,C04" + REST, "\"display\" is told twice");
        assertMalformed("A goal; A 0 rome cards C44" + REST, "C44 is in two places");
        assertMalformed(
                "A goal; A 0 rome finds attic_cup; B 90 rome finds attic_cup", "two places");
    }

    @Test
    void thingsLieOnlyWhereTheyCan() {
        assertMalformed("A goal; discard -" + REST, "is no card");
        assertMalformed("A goal; row C01,-,-" + REST, "does not belong there");
        assertMalformed("A goal; bonus greece:book,-,-,-,-" + REST, "is no artefact");
        assertMalformed("A goal; stacks 1/2/3" + REST, "The stacks should hold");
        assertThatThrownBy(() -> TestTable.of(3, "A goal; discard X10; A 15; B 90; C 90"))
                .hasMessageContaining("waits in the stack set aside");
    }

    @Test
    void theSeatOnTurnIsTheOneFurthestBack() {
        assertMalformed("B goal; A 0 rome" + REST, "Another seat is on turn");
        assertMalformed("A goal; A 3.0 rome; B 3.0 rome", "one height of one stack");
        assertMalformed("A over; A 0 rome" + REST, "The game is over when");
    }

    @Test
    void theDisplayIsFullWhileThereAreCards() {
        String gap = "This is no position of Thebes: the display has a gap";
        assertMalformed("A goal; B 90; display C44,-,C53,C62", gap);
        assertMalformed("A goal; B 90", gap);
        assertMalformed("A weeks dig crete; A 0 rome cards C51; B 90; display C44,-,-,-", gap);
        String rest = TestTable.allCardsBut("C44", "C45");
        String end = "; display C44,-,-,-; discard ";
        assertMalformed("A goal; A 0 rome; B 90 rome" + rest + end + "C45,X01", gap);
        rest = TestTable.allCardsBut("C44");
        assertThat(
                        TestTable.of(2, "A goal; A 0 rome; B 90 rome" + rest + end + "X01")
                                .position
                                .phase)
                .as("exhibitions alone fill no gap")
                .isEqualTo(Phase.GOAL);
    }

    @Test
    void aMarkerStandsOnItsTrack() {
        assertThatThrownBy(() ->
                        TestTable.of(3, "A goal; A 3 rome; B 20; C 20; display C44,C45,C46,C47"))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining("a marker is outside the time track");
    }

    @Test
    void aStepIsReachedByATurn() {
        String line = "; A 0 rome cards C51,C03,C16";
        assertMalformed("A weeks" + line + REST, "No turn comes to this step");
        assertMalformed("A weeks exchange" + line + REST, "No turn comes to this step");
        assertMalformed("A zeppelin show a" + line + REST, "No turn comes to this step");
        assertMalformed("A ethnological dig crete" + line + REST, "No turn comes to this step");
        assertMalformed("A confirm retire" + line + REST, "No turn comes to this step");
        assertMalformed("A weeks dig crete fly C16" + line + REST, "No turn comes to this step");
        assertMalformed("A weeks dig crete choices 4" + line + REST, "No turn comes to this step");
        var read = TestTable.of(2, "A weeks dig crete fly C03 choices 2" + line + REST);
        assertThat(read.position.uses(ThebesPosition.USE_ASSISTANT)).isTrue();
    }

    @Test
    void nothingIsChosenOrDrawnBetweenTurns() {
        assertMalformed("A goal dig crete; A 0 rome cards C51" + REST, "that cannot be");
        assertMalformed("A goal draws 3; A 0 rome" + REST, "that cannot be");
        assertMalformed("A refill; A 0 rome" + REST, "nothing to refill");
        assertMalformed("A deal; A 0.- warsaw cards C51; B 0.-", "owns cards before the start");
    }

    @Test
    void aDigThatGoesOnIsAtItsSiteWithWhatItUses() {
        String line = "; A 9 crete cards C51";
        assertThat(
                        TestTable.of(2, "A token dig crete draws 2 blanks 1" + line + REST)
                                .position
                                .drawsLeft)
                .isEqualTo(2);
        assertMalformed("A token dig egypt draws 2" + line + REST, "Whoever digs is at the site");
        assertMalformed("A token dig crete" + line + REST, "More or fewer tokens");
        assertMalformed("A token dig crete draws 9 blanks 9" + line + REST, "More or fewer tokens");
        assertMalformed("A token dig crete draws 2 choices 1" + line + REST, "does not have");
        assertMalformed("A token show a draws 2" + line + REST, "in a dig only");
    }

    @Test
    void whateverIsReadCanBeGoneOnFrom() {
        MoveList list = new MoveList();
        for (Phase phase : Phase.values()) {
            for (String turn : new String[] {"", " dig crete", " take 1", " retire", " draws 2"}) {
                var read = GAME.position();
                try {
                    String line = "A " + phase.id + turn + "; A 110 crete cards C51,C16,C22";
                    GAME.notation().position(setup(2), line + "; B 120; display C44,-,-,-", read);
                } catch (Malformed refused) {
                    continue;
                }
                list.clear();
                GAME.moves(read, list);
                assertThat(list.isEmpty()).as(phase.id + turn).isEqualTo(phase == Phase.OVER);
            }
        }
    }
}
