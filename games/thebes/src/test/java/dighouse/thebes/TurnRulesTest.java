package dighouse.thebes;

import static dighouse.thebes.TestTable.DISPLAY;
import static dighouse.thebes.TestTable.GAME;
import static dighouse.thebes.TestTable.moves;
import static dighouse.thebes.TestTable.owns;
import static dighouse.thebes.TestTable.play;
import static dighouse.thebes.TestTable.position;
import static dighouse.thebes.TestTable.refill;
import static dighouse.thebes.TestTable.refusal;
import static dighouse.thebes.TestTable.setup;
import static dighouse.thebes.TestTable.walk;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.MoveList;
import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

class TurnRulesTest {
    private static final String RICH =
            "A goal; A 104 rome used crete cards C51,C36,C61,C67,C72,C01,C02,C03,C04,C16,C22,C82"
                    + " finds zeus_statue,attic_coin,omphalos,scarab,nefertiti,ushabti,flask,"
                    + "zeus_coin,minotaur; B 150"
                    + "; display C44,C52,C53,C62; row X01,X03,X06";

    @Test
    @Rule({"THB-DEC-03", "THB-DEC-02"})
    void goalsAreListedInTheirOrderFourteenAtMost() {
        assertThat(moves(position(2, RICH)))
                .containsExactly(
                        "take 1",
                        "take 2",
                        "take 3",
                        "take 4",
                        "exchange",
                        "show a",
                        "show b",
                        "show c",
                        "dig greece",
                        "dig crete",
                        "dig egypt",
                        "dig palestine",
                        "dig mesopotamia",
                        "retire");
    }

    @Test
    @Rule("THB-DEC-03")
    void equalCardsInTwoSlotsAreTwoAnswers() {
        var position = position(2, "A goal; A 0 moscow; B 90; display C52,C53,C44,C62");
        assertThat(moves(position)).startsWith("take 1", "take 2");
    }

    @Test
    @Rule({"THB-DEC-01", "THB-DEC-02", "THB-DEC-13", "THB-RULING-07"})
    void aDigHasSevenStepsInTheirOrder() {
        var position = play(position(2, RICH), "dig crete");
        assertThat(moves(position)).containsExactly("by land", "fly C03", "fly C04");
        play(position, "fly C04");
        assertThat(moves(position)).containsExactly("permission C01", "permission C02");
        play(position, "permission C01");
        assertThat(moves(position)).containsExactly("ethnological no", "ethnological yes");
        play(position, "ethnological yes");
        assertThat(moves(position)).containsExactly("assistant no", "assistant yes");
        play(position, "assistant yes");
        assertThat(moves(position)).containsExactly("shovel no", "shovel yes");
        play(position, "shovel yes");
        assertThat(moves(position)).startsWith("weeks 1").endsWith("weeks 12"); // 5 points
        play(position, "weeks 3");
        assertThat(position.drawsLeft).isEqualTo(2 + 1);
        assertThat(position.week(0)).isEqualTo(107);
    }

    @Test
    @Rule({"THB-DEC-01", "THB-DEC-04"})
    void stepsThatAreNotAskedAreRefused() {
        var position = position(2, RICH);
        for (String step :
                new String[] {
                    "by land",
                    "fly C03",
                    "permission C01",
                    "ethnological yes",
                    "assistant yes",
                    "shovel yes",
                    "weeks 3",
                    "confirm"
                }) {
            assertThat(refusal(position, step)).isEqualTo("THB-DEC-01");
        }
        play(position, "dig crete");
        assertThat(refusal(position, "take 1")).isEqualTo("THB-DEC-01");
    }

    @Test
    @Rule({"THB-DEC-01", "THB-DEC-06"})
    void anAnswerIsOfferedOnlyIfTheTurnCanBeCompletedWithIt() {
        // 1 book: 8 weeks are needed; with the ethnological card 3 are enough
        var position = position(2, "A goal; A 150 crete cards C47,C82; B 155" + DISPLAY);
        play(position, "dig crete");
        assertThat(moves(position)).containsExactly("ethnological yes");
        assertThat(refusal(position, "ethnological no")).isEqualTo("THB-DIG-04");
        assertThat(GAME.automatic(position)).isTrue();
        // 2 books: 6 weeks are needed; with the assistant 3 are enough
        var helped = position(2, "A goal; A 152 crete cards C51,C16; B 155" + DISPLAY);
        play(helped, "dig crete");
        assertThat(moves(helped)).containsExactly("assistant yes");
        assertThat(refusal(helped, "assistant no")).isEqualTo("THB-DIG-04");
    }

    @Test
    @Rule("THB-DEC-07")
    void theAssistantIsNotAskedForOnceTheTotalIsTwelve() {
        // 5 books and 5 general points; the ethnological card makes 12
        var position =
                position(
                        2,
                        "A goal; A 0 crete cards C49,C52,C29,C32,C28,C82,C16; B 90; display C44,C40,C43,C62");
        var with = play(TestTable.copy(position), "dig crete", "ethnological yes");
        assertThat(with.phase).isEqualTo(Phase.WEEKS);
        var without = play(position, "dig crete", "ethnological no");
        assertThat(without.phase).isEqualTo(Phase.ASSISTANT);
    }

    @Test
    @Rule({"THB-RULING-39", "THB-EDGE-26"})
    void theMarkerRenewsPermitsBeforeTheActionAndTheDisplayComesLast() {
        var position = position(2, "A goal; A 50 moscow used crete; B 90; display C11,C44,C53,C62");
        play(position, "take 1");
        assertThat(position.used(0)).isZero();
        assertThat(owns(position, 0, "C11")).isTrue();
        assertThat(position.phase).isEqualTo(Phase.REFILL);
        refill(position);
        assertThat(position.phase).isEqualTo(Phase.GOAL);
    }

    @Test
    @Rule("THB-DEC-12")
    void forAnAbsentPlayerTheCheapestCardIsTaken() {
        // from Rome: London 2+4, Moscow 3+1, Rome 0+2 and Rome 0+2
        var position = position(2, "A goal; A 0 rome; B 90; display C44,C05,C51,C38");
        assertThat(GAME.fallback(position)).isEqualTo(ThebesMove.take(2));
        var zeppelin = position(2, "A goal; A 0 warsaw cards C03; B 90; display C44,C05,C51,C38");
        assertThat(GAME.fallback(zeppelin)).isEqualTo(ThebesMove.take(1));
        play(zeppelin, "take 2");
        assertThat(GAME.fallback(zeppelin)).isEqualTo(ThebesMove.byLand());
    }

    @Test
    @Rule("THB-DEC-12")
    void withoutACardThatFitsTheAbsentPlayerExchangesOrRetires() {
        var before = withoutDisplay("A goal; A 103 rome; B 120");
        assertThat(GAME.fallback(before)).isEqualTo(ThebesMove.exchange());
        var last = withoutDisplay("A goal; A 104 rome; B 120");
        assertThat(GAME.fallback(last)).isEqualTo(ThebesMove.retire());
        var late = position(2, "A goal; A 154 greece; B 155" + DISPLAY);
        assertThat(GAME.fallback(late)).isEqualTo(ThebesMove.retire());
        play(late, "retire");
        assertThat(GAME.fallback(late)).isEqualTo(ThebesMove.confirm());
    }

    /// The answer must stand even where no game would leave the display empty.
    private static ThebesPosition withoutDisplay(String line) {
        var position = position(2, line + DISPLAY);
        for (int slot = 0; slot < ThebesTables.SLOTS; slot++) {
            position.slot(slot, ThebesPosition.NONE);
        }
        return position;
    }

    @Test
    @Rule({"THB-DEC-13", "THB-INFO-01"})
    void everyTurnCostsAWeekAndListsAreShort() {
        for (int seats = 2; seats <= 4; seats++) {
            for (long seed = 1; seed <= 30; seed++) {
                int[] last = {-1, 0, 0}; // seat on turn, its week, turns of seat A
                MoveList list = new MoveList();
                walk(
                        setup(seats),
                        seed,
                        position -> {
                            if (GAME.actor(position) < 0) {
                                return;
                            }
                            list.clear();
                            GAME.moves(position, list);
                            assertThat(list.size()).isBetween(1, 14);
                            assertThat(GAME.actor(position)).isEqualTo(position.seat);
                            if (position.phase == Phase.GOAL) {
                                if (last[0] >= 0) {
                                    assertThat(position.week(last[0])).isGreaterThan(last[1]);
                                }
                                last[0] = position.seat;
                                last[1] = position.week(position.seat);
                                last[2] += position.seat == 0 ? 1 : 0;
                            }
                        });
                assertThat(last[2]).isLessThanOrEqualTo(156);
            }
        }
    }
}
