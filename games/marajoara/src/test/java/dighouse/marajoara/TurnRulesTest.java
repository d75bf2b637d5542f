package dighouse.marajoara;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Actor;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Xoshiro;
import dighouse.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TurnRulesTest {
    private static final String SITE = "site=C3y1,D3b1,C5r1,D5g1,C7r1,D7y1";

    @Test
    @Rule({"MRJ-TURN-02", "MRJ-DEC-02", "MRJ-FREE-01", "MRJ-TURN-04"})
    void freeActionsComeBeforeAndAfterTheOneMainAction() {
        TestTable table = TestTable.of(2, "1 A turn " + SITE + " dice=b4r1y6/-");
        assertThat(table.moves("exhibit")).containsExactly("exhibit 1");
        assertThat(table.moves("restore")).isNotEmpty();
        assertThat(table.moves("finance")).containsExactly("finance 4 +");
        assertThat(table.moves("fieldwork")).isNotEmpty();
        assertThat(table.moves()).doesNotContain("end");

        table.play("finance 4 +", "capture C3 E", "finance 1 +");

        assertThat(table.refusal("capture C5 E")).as("once a turn").isEqualTo("MRJ-TURN-02");
        assertThat(table.refusal("skip")).isEqualTo("MRJ-TURN-02");
        assertThat(table.moves().getFirst()).isEqualTo("end");
        assertThat(table.moves("fieldwork")).isNotEmpty();
    }

    @Test
    @Rule({"MRJ-RULING-13", "MRJ-TURN-04"})
    void noFreeActionInsideTheMainAction() {
        TestTable table =
                TestTable.of(2, "1 A turn " + SITE + " dice=b4r1y6/-").play("capture C5 E");

        assertThat(table.phase()).isEqualTo("track");
        assertThat(table.refusal("exhibit 1")).isEqualTo("MRJ-RULING-13");
        assertThat(table.refusal("finance 4 +")).isEqualTo("MRJ-RULING-13");
    }

    @Test
    @Rule("MRJ-TURN-03")
    void theMainActionIsMandatory() {
        TestTable table = TestTable.of(2, "1 A turn " + SITE);

        assertThat(table.refusal("end")).isEqualTo("MRJ-TURN-03");
        assertThat(table.refusal("skip")).isEqualTo("MRJ-RULING-03");
    }

    @Test
    @Rule({"MRJ-TURN-01", "MRJ-TURN-06", "MRJ-COMP-09"})
    void clockwiseFromTheFirstPlayerWhoBeginsEveryRound() {
        TestTable table = TestTable.of(3, "13 B turn first=B main=done");

        List<String> turns = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            turns.add(table.view().round() + " " + table.actor());
            table.position.mainDone = true;
            table.play("end");
        }

        assertThat(turns).containsExactly("13 1", "13 2", "13 0");
        assertThat(table.view().round()).isEqualTo(14);
        assertThat(table.actor()).isEqualTo(1);
    }

    @Test
    @Rule({"MRJ-END-01", "MRJ-TURN-06", "MRJ-TURN-01"})
    void theGameEndsAfterTheLastTurnOfRoundFourteen() {
        TestTable table = TestTable.of(2, "14 A turn first=B main=done");

        table.play("end");

        assertThat(table.actor()).isEqualTo(Actor.CHANCE);
        assertThat(table.play("score").actor()).isEqualTo(Actor.NOBODY);
        assertThat(TestTable.of(2, "14 B turn first=B main=done").play("end").actor()).isZero();
    }

    @Test
    @Rule({"MRJ-TURN-05", "MRJ-RES-01"})
    void theMainActionRunsInOrder() {
        TestTable table =
                TestTable.of(2, "1 A turn site=C3y1,D3g2,A1b1 tokens=E3/- dice=r1/- disks=000/000");

        table.play("capture C3 E");
        assertThat(table.die("E3")).as("captured and raised").isEqualTo("y2");
        assertThat(table.phase()).as("then the increment").isEqualTo("ownPip");
        table.play("raise-captured");
        assertThat(table.phase()).as("then the die action").isEqualTo("track");
        table.play("track blue");
        assertThat(table.view().tracks().getFirst().disks()).containsExactly(3, 0);
    }

    @Test
    @Rule({"MRJ-DEC-22", "MRJ-DEC-25", "MRJ-DEC-02"})
    void theMenuIsListedInTheOrderOfTheLedger() {
        TestTable table = TestTable.of(2, "1 A turn main=done site=C3g1,C5y1 dice=b4r1y4/-");

        assertThat(table.moves())
                .containsSubsequence(
                        "end",
                        "exhibit 1",
                        "restore SUM4 4",
                        "restore ONE3 4",
                        "finance 4 +",
                        "fieldwork C3 NW",
                        "fieldwork C3 N",
                        "fieldwork C3 W",
                        "fieldwork C3 SE",
                        "fieldwork C5 NW");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    @Rule({"MRJ-DEC-25", "MRJ-DEC-26", "MRJ-DEC-27", "MRJ-DEC-28", "MRJ-DEC-31"})
    void noListIsLongerThanTheLedgerAllows(int seats) {
        MarajoaraPosition position = TestTable.GAME.position();
        Xoshiro random = new Xoshiro(seats);
        MoveList list = new MoveList();
        for (int game = 0; game < 200; game++) {
            TestTable.GAME.start(TestTable.setup(seats), position);
            for (int actor = TestTable.GAME.actor(position);
                    actor != Actor.NOBODY;
                    actor = TestTable.GAME.actor(position)) {
                int ply = Playout.choose(TestTable.GAME, position, actor, random, list);
                if (actor >= 0) {
                    assertThat(list.size())
                            .as("phase %s", position.phase)
                            .isLessThanOrEqualTo(most(position));
                }
                TestTable.GAME.play(position, ply);
            }
        }
    }

    private static int most(MarajoaraPosition position) {
        int dice = Board.size(position.occupiedLow(), position.occupiedHigh());
        int cells = Board.size(position.board().low, position.board().high);
        return switch (position.phase) {
            case MENU -> 1 + 16 * Math.min(dice, cells - dice) + 7 + 42 + 6;
            case PAY -> 7;
            case ORDER -> 6;
            case PIPS, OTHER_PIPS, GIVE -> 10;
            case OWN_PIP -> 11;
            case TAKE -> 5;
            case TRACK -> 3;
            case REMOVE -> 8;
            case PIECE, RETURN -> 16;
            case START_TOKEN -> 4;
            default -> cells - dice;
        };
    }
}
