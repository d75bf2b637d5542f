package dighouse.thebes;

import static dighouse.thebes.TestTable.DISPLAY;
import static dighouse.thebes.TestTable.GAME;
import static dighouse.thebes.TestTable.setup;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Actor;
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
        assertThat(TestTable.of(2, RICH).moves())
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
        var table = TestTable.of(2, "A goal; A 0 moscow; B 90; display C52,C53,C44,C62");
        assertThat(table.moves()).startsWith("take 1", "take 2");
    }

    @Test
    @Rule({"THB-DEC-01", "THB-DEC-02", "THB-DEC-13", "THB-RULING-07"})
    void aDigHasSevenStepsInTheirOrder() {
        var table = TestTable.of(2, RICH).play("dig crete");
        assertThat(table.moves()).containsExactly("by land", "fly C03", "fly C04");
        table.play("fly C04");
        assertThat(table.moves()).containsExactly("permission C01", "permission C02");
        table.play("permission C01");
        assertThat(table.moves()).containsExactly("ethnological no", "ethnological yes");
        table.play("ethnological yes");
        assertThat(table.moves()).containsExactly("assistant no", "assistant yes");
        table.play("assistant yes");
        assertThat(table.moves()).containsExactly("shovel no", "shovel yes");
        table.play("shovel yes");
        assertThat(table.moves()).startsWith("weeks 1").endsWith("weeks 12"); // 5 points
        table.play("weeks 3");
        assertThat(table.position.drawsLeft).isEqualTo(2 + 1);
        assertThat(table.position.week(0)).isEqualTo(107);
    }

    @Test
    @Rule({"THB-DEC-01", "THB-DEC-04"})
    void stepsThatAreNotAskedAreRefused() {
        var table = TestTable.of(2, RICH);
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
            assertThat(table.refusal(step)).isEqualTo("THB-DEC-01");
        }
        table.play("dig crete");
        assertThat(table.refusal("take 1")).isEqualTo("THB-DEC-01");
    }

    @Test
    @Rule({"THB-DEC-01", "THB-DEC-06"})
    void anAnswerIsOfferedOnlyIfTheTurnCanBeCompletedWithIt() {
        // 1 book: 8 weeks are needed; with the ethnological card 3 are enough
        var table = TestTable.of(2, "A goal; A 150 crete cards C47,C82; B 155" + DISPLAY);
        table.play("dig crete");
        assertThat(table.moves()).containsExactly("ethnological yes");
        assertThat(table.refusal("ethnological no")).isEqualTo("THB-DIG-04");
        assertThat(table.automatic()).isTrue();
        // 2 books: 6 weeks are needed; with the assistant 3 are enough
        var helped = TestTable.of(2, "A goal; A 152 crete cards C51,C16; B 155" + DISPLAY);
        helped.play("dig crete");
        assertThat(helped.moves()).containsExactly("assistant yes");
        assertThat(helped.refusal("assistant no")).isEqualTo("THB-DIG-04");
    }

    @Test
    @Rule("THB-DEC-07")
    void theAssistantIsNotAskedForOnceTheTotalIsTwelve() {
        // 5 books and 5 general points; the ethnological card makes 12
        var table =
                TestTable.of(
                        2,
                        "A goal; A 0 crete cards C49,C52,C29,C32,C28,C82,C16; B 90; display C44,C40,C43,C62");
        var with = table.copy().play("dig crete", "ethnological yes");
        assertThat(with.position.phase).isEqualTo(Phase.WEEKS);
        var without = table.play("dig crete", "ethnological no");
        assertThat(without.position.phase).isEqualTo(Phase.ASSISTANT);
    }

    @Test
    @Rule({"THB-RULING-39", "THB-EDGE-26"})
    void theMarkerRenewsPermitsBeforeTheActionAndTheDisplayComesLast() {
        var table =
                TestTable.of(2, "A goal; A 50 moscow used crete; B 90; display C11,C44,C53,C62");
        table.play("take 1");
        assertThat(table.position.used(0)).isZero();
        assertThat(table.owns(0, "C11")).isTrue();
        assertThat(table.position.phase).isEqualTo(Phase.REFILL);
        table.refill();
        assertThat(table.position.phase).isEqualTo(Phase.GOAL);
    }

    @Test
    @Rule({"THB-DEC-13", "THB-INFO-01"})
    void everyTurnCostsAWeekAndListsAreShort() {
        for (int seats = 2; seats <= 4; seats++) {
            for (long seed = 1; seed <= 30; seed++) {
                int[] last = {-1, 0, 0}; // seat on turn, its week, turns of seat A
                MoveList list = new MoveList();
                TestTable.start(setup(seats))
                        .walk(
                                seed,
                                table -> {
                                    if (table.actor() < 0) {
                                        return;
                                    }
                                    list.clear();
                                    GAME.moves(table.position, list);
                                    assertThat(list.size()).isBetween(1, 14);
                                    assertThat(table.actor()).isEqualTo(table.position.seat);
                                    if (table.position.phase == Phase.GOAL) {
                                        if (last[0] >= 0) {
                                            assertThat(table.position.week(last[0]))
                                                    .isGreaterThan(last[1]);
                                        }
                                        last[0] = table.position.seat;
                                        last[1] = table.position.week(table.position.seat);
                                        last[2] += table.position.seat == 0 ? 1 : 0;
                                    }
                                });
                assertThat(last[2]).isLessThanOrEqualTo(156);
            }
        }
    }

    @Test
    @Rule("THB-INFO-05")
    void chanceDecidesSetupDigsAndDrawsOnly() {
        TestTable.start(setup(2, "firstDigToken=random"))
                .walk(
                        3,
                        table -> {
                            boolean chance =
                                    switch (table.position.phase) {
                                        case BONUS, DEAL, ORDER, TOKEN, REFILL -> true;
                                        default -> false;
                                    };
                            assertThat(table.actor() == Actor.CHANCE).isEqualTo(chance);
                        });
    }

    @Test
    @Rule("THB-EDGE-41")
    void theSameSeedGivesTheSameGame() {
        var setup = setup(4);
        var one = TestTable.start(setup).walk(77, table -> {}).position;
        var other = TestTable.start(setup).walk(77, table -> {}).position;
        assertThat(one).isEqualTo(other);
        assertThat(one.hash()).isEqualTo(other.hash());
        assertThat(TestTable.start(setup).walk(78, table -> {}).position).isNotEqualTo(one);
    }

    @Test
    void movesOfFinishedGamesAreNone() {
        var table = TestTable.of(2, "A over; A 156; B 156");
        assertThat(table.moves()).isEmpty();
        assertThat(table.actor()).isEqualTo(Actor.NOBODY);
    }
}
