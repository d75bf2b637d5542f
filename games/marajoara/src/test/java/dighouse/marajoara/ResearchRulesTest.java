package dighouse.marajoara;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

class ResearchRulesTest {
    /// A die of A lands on E3, where a token of A or of B lies.
    private static TestTable landing(String tokens, String dice, String captured) {
        return TestTable.of(
                2, "1 A turn site=C3y1,D3" + captured + " tokens=" + tokens + " dice=" + dice);
    }

    @Test
    @Rule({"MRJ-RES-02", "MRJ-DEC-04", "MRJ-DEC-28", "MRJ-DEC-22"})
    void anOwnTokenGivesOnePipToAStoredDieOrTheCapturedOne() {
        TestTable table = landing("E3/-", "b16r22y5/b1", "b3").play("capture C3 E");

        assertThat(table.moves())
                .containsExactly("stop", "raise b1", "raise r2", "raise y5", "raise-captured");
        assertThat(table.refusal("raise b6")).isEqualTo("MRJ-RES-04");
        assertThat(table.refusal("raise r1")).isEqualTo("MRJ-RULING-08");
        table.play("raise r2");
        assertThat(table.entry("dice")).isEqualTo("b136r23y5/b1");
    }

    @Test
    @Rule({"MRJ-RES-02", "MRJ-RULING-07"})
    void theIncrementMayBeDeclined() {
        TestTable table = landing("E3/-", "r2/-", "b3").play("capture C3 E", "stop");

        assertThat(table.entry("dice")).isEqualTo("b3r2/-");
    }

    @Test
    @Rule({"MRJ-EDGE-07", "MRJ-RES-02"})
    void withoutStoredDiceTheCapturedOneMayTakeThePip() {
        TestTable table = landing("E3/-", "-/-", "r3").play("capture C3 E");
        assertThat(table.moves()).containsExactly("stop", "raise-captured");

        assertThat(table.play("raise-captured").entry("dice")).isEqualTo("r4/-");
    }

    @Test
    @Rule({"MRJ-EDGE-08", "MRJ-DEC-24"})
    void whereNothingCanBeRaisedNothingIsAsked() {
        TestTable table = landing("E3/-", "b66/-", "r6").play("capture C3 E");

        assertThat(table.view().asks()).isEqualTo("after");
        assertThat(table.refusal("raise-captured")).isEqualTo("MRJ-RES-02");
    }

    @Test
    @Rule({"MRJ-EDGE-12", "MRJ-RULING-15"})
    void aGreyDieRaisedByAnOwnTokenDigsFurther() {
        TestTable table =
                landing("E3/-", "-/-", "g2").play("capture C3 E", "raise-captured", "track red");

        assertThat(table.entry("disks")).isEqualTo("003/000");
        assertThat(table.entry("wheel")).isEqualTo("g3");
    }

    @Test
    @Rule({"MRJ-RES-03", "MRJ-DEC-05", "MRJ-DEC-21", "MRJ-RULING-14", "MRJ-EDGE-10"})
    void anotherOwnerDecidesOutOfTurnAndMaySplit() {
        TestTable table = landing("-/E3", "b1/b1r2y3", "g2").play("capture C3 E");
        assertThat(table.actor()).isEqualTo(1);
        assertThat(table.moves()).containsExactly("stop", "raise b1", "raise r2", "raise y3");

        table.play("raise b1", "raise y3");

        assertThat(table.entry("dice")).isEqualTo("b1/b2r2y4");
        assertThat(table.actor()).as("then the active player digs").isZero();
        assertThat(table.phase()).isEqualTo("track");
    }

    @Test
    @Rule({"MRJ-RES-03", "MRJ-RULING-07"})
    void bothPipsMayGoToOneDieOrNone() {
        assertThat(
                        landing("-/E3", "-/r2y3", "b1")
                                .play("capture C3 E", "raise r2", "raise r3")
                                .entry("dice"))
                .isEqualTo("b1/r4y3");
        assertThat(landing("-/E3", "-/r2y3", "b1").play("capture C3 E", "stop").entry("dice"))
                .isEqualTo("b1/r2y3");
        assertThat(
                        landing("-/E3", "-/r2y3", "b1")
                                .play("capture C3 E", "raise y3", "stop")
                                .entry("dice"))
                .isEqualTo("b1/r2y4");
    }

    @Test
    @Rule({"MRJ-EDGE-09", "MRJ-RES-04", "MRJ-RULING-08"})
    void aPipThatFindsNoRoomIsLost() {
        TestTable table = landing("-/E3", "b1/b5", "r1").play("capture C3 E", "raise b5");

        assertThat(table.entry("dice")).isEqualTo("b1r1/b6");
        assertThat(table.actor()).isZero();
    }

    @Test
    @Rule({"MRJ-EDGE-11", "MRJ-RULING-14", "MRJ-DEC-24"})
    void anOwnerWithoutDiceIsNotAsked() {
        assertThat(landing("-/E3", "b1/-", "r1").play("capture C3 E").view().asks())
                .isEqualTo("after");
        assertThat(landing("-/E3", "b1/y6", "r1").play("capture C3 E").actor()).isZero();
    }

    @Test
    @Rule({"MRJ-RES-05", "MRJ-TOK-04"})
    void theTokenStaysUnderTheDie() {
        TestTable table = landing("-/E3", "b1/-", "r1").play("capture C3 E");

        assertThat(table.entry("tokens")).isEqualTo("-/E3");
        assertThat(table.die("E3")).isEqualTo("y2");
    }

    @Test
    @Rule({"MRJ-RES-01", "MRJ-RES-06", "MRJ-EDGE-40", "MRJ-FLD-02"})
    void fieldworkTriggersNothing() {
        TestTable table = TestTable.of(2, "1 A turn site=D3r1,D2b1 tokens=-/E3 dice=y22/r1");

        table.play("fieldwork D3 E", "pay 2", "fieldwork D2 N");

        assertThat(table.die("E3")).as("on a token").isEqualTo("r1");
        assertThat(table.die("D1")).as("on a +2 cell").isEqualTo("b1");
        assertThat(table.entry("dice")).isEqualTo("-/r1");
    }

    @Test
    @Rule({"MRJ-DEC-28", "MRJ-DEC-23"})
    void inOneOrderPipsComeFromTheLeftInAnyOrderAsOneLikes() {
        TestTable table = landing("-/E3", "-/b13r2", "g1").play("capture C3 E", "raise b3");

        assertThat(table.moves()).containsExactly("stop", "raise b4", "raise r2");
        assertThat(table.movesInAnyOrder())
                .containsExactly("stop", "raise b1", "raise b4", "raise r2");
    }
}
