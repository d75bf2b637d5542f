package dighouse.marajoara;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Actor;
import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

class SoloRulesTest {
    private static final String FOURTEEN = "b1,b1,b1,b1,b1,b1,b1,r1,r1,r1,r1,r1,r1,r1";
    private static final String THIRTEEN = FOURTEEN.substring(3);

    @Test
    @Rule({"MRJ-SOLO-05", "MRJ-DEC-19", "MRJ-SOLO-07", "MRJ-RULING-31", "MRJ-SOLO-01"})
    void afterACaptureANeighbourOfTheCapturingDieLeavesTheGame() {
        TestTable table =
                TestTable.of(1, "1 A turn site=C3y1,D3b1,F4r4,E2g2,D9b1 dice=y2")
                        .play("capture C3 E");
        assertThat(table.entry("dice")).as("after the die action").isEqualTo("b1y2");
        assertThat(table.moves()).containsExactly("remove E2", "remove F4");
        assertThat(table.refusal("remove D9")).isEqualTo("MRJ-SOLO-06");
        assertThat(table.refusal("remove D3")).isEqualTo("MRJ-SOLO-05");
        assertThat(table.refusal("end")).as("compulsory").isNotEmpty();

        table.play("remove F4");

        assertThat(table.entry("out")).as("value unchanged").isEqualTo("r4");
        assertThat(table.die("F4")).isEmpty();
        assertThat(table.moves("fieldwork")).as("later free actions").isNotEmpty();
    }

    @Test
    @Rule({"MRJ-EDGE-45", "MRJ-SOLO-05"})
    void withoutNeighboursNothingIsRemoved() {
        TestTable table = TestTable.of(1, "1 A turn site=C3y1,D3b1,D9b1").play("capture C3 E");

        assertThat(table.view().asks()).isEqualTo("after");
        assertThat(table.view().roundTrack()).isEmpty();
        assertThat(table.play("end").view().round()).isEqualTo(2);
    }

    @Test
    @Rule({"MRJ-SOLO-06", "MRJ-RULING-32", "MRJ-EDN-07"})
    void diagonalNeighboursAsTheEditionSays() {
        String site = "1 A turn site=C3y1,D3b1,F4r1";

        TestTable english =
                TestTable.of(TestTable.setup(TestTable.EN, 1, 0, "jumpDirections=four"), site);
        assertThat(english.play("capture C3 E").view().asks()).isEqualTo("after");
        TestTable french =
                TestTable.of(TestTable.setup(TestTable.FR, 1, 0, "jumpDirections=four"), site);
        assertThat(french.play("capture C3 E").moves()).containsExactly("remove F4");
        TestTable eight = TestTable.of(1, site);
        assertThat(eight.play("capture C3 E").moves()).containsExactly("remove F4");
    }

    @Test
    @Rule({"MRJ-SOLO-08", "MRJ-RULING-33"})
    void theTurnThatFillsTheLastSpaceIsFinished() {
        TestTable table =
                TestTable.of(1, "9 A turn site=C3y1,D3b1,F4r4 dice=y2 out=" + THIRTEEN)
                        .play("capture C3 E", "remove F4");
        assertThat(table.moves("finance")).containsExactly("finance 1 +");

        assertThat(table.play("end").actor()).isEqualTo(Actor.CHANCE);
    }

    @Test
    @Rule({"MRJ-RULING-33", "MRJ-SOLO-08"})
    void byOptionTheGameEndsAtOnce() {
        TestTable table =
                TestTable.of(
                        TestTable.setup(1, "soloEnd=immediate"),
                        "9 A turn site=C3y1,D3b1,F4r4 dice=y2 out=" + THIRTEEN);

        assertThat(table.play("capture C3 E", "remove F4").phase()).isEqualTo("scoring");
    }

    @Test
    @Rule("MRJ-RULING-34")
    void whoIsStuckEndsTheGame() {
        TestTable table = TestTable.of(1, "5 A turn site=C3y1 dice=y2");
        assertThat(table.moves()).contains("skip", "fieldwork C3 E");

        assertThat(table.play("skip").phase()).isEqualTo("scoring");
        assertThat(TestTable.GAME.automatic(TestTable.of(1, "5 A turn site=C3y1").position))
                .isFalse();
    }

    @Test
    @Rule("MRJ-RULING-54")
    void afterTurnOneHundredTheGameEnds() {
        assertThat(TestTable.of(1, "100 A turn main=done").play("end").phase())
                .isEqualTo("scoring");
        assertThat(TestTable.of(1, "99 A turn main=done").play("end").view().round())
                .isEqualTo(100);
    }

    @Test
    @Rule({"MRJ-SOLO-09", "MRJ-SOLO-01"})
    void noMajoritiesButTrackEnds() {
        TestTable table =
                TestTable.of(1, "15 A scoring vases=3 pieces=SUM4+SUM5 disks=999 ends=A/A/A")
                        .play("score");

        assertThat(table.points(0)).isEqualTo(2 * 2 + 10 + 2 * 3);
    }
}
