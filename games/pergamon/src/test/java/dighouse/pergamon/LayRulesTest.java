package dighouse.pergamon;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Actor;
import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

class LayRulesTest {
    private static final String FULL_II_AND_V = " II=T02,T03,T04,T05 V=T06,T07,T08,T09";

    @Test
    @Rule({"PRG-LAY-04", "PRG-LAY-05", "PRG-EX-01", "PRG-LAY-01"})
    void findsAreLaidByCenturyThenByYear() {
        TestTable table = TestTable.of(3, "1 reveal");

        table.play("reveal T46", "reveal T13", "reveal T40", "reveal T01", "reveal T37");

        assertThat(table.gallery(1)).containsExactly("T01");
        assertThat(table.gallery(2)).containsExactly("T13");
        assertThat(table.gallery(3)).containsExactly("T37");
        assertThat(table.gallery(4)).containsExactly("T40");
        assertThat(table.gallery(5)).containsExactly("T46");
        assertThat(table.view(0).galleries())
                .extracting(tiles -> tiles.getFirst().century())
                .containsExactly(1, 2, 4, 4, 4);
        assertThat(table.view(0).galleries().subList(2, 5))
                .extracting(tiles -> tiles.getFirst().year())
                .containsExactly(14, 36, 85);
    }

    @Test
    @Rule({"PRG-LAY-06", "PRG-EDGE-01"})
    void theRankAmongTheRevealedCountsNotTheCentury() {
        TestTable table = TestTable.of(3, "1 reveal");

        table.play("reveal T60", "reveal T52", "reveal T51", "reveal T50", "reveal T49");

        assertThat(table.gallery(1)).containsExactly("T49");
        assertThat(table.gallery(5)).containsExactly("T60");
    }

    @Test
    @Rule({"PRG-LAY-02", "PRG-LAY-03", "PRG-LAY-07", "PRG-EX-21", "PRG-COMP-09"})
    void fullGalleriesReceiveNothingAndTheRestLeavesUnseen() {
        TestTable table =
                TestTable.of(3, "3 store at=4 A=0@4 A.finds=T50,T51,T52,T53" + FULL_II_AND_V);
        assertThat(table.told("drop T50")).contains("{\"event\":\"leftUnseen\",\"tiles\":2}");

        table.play("drop T50", "reveal T60", "reveal T30", "reveal T01");

        assertThat(table.phase()).isEqualTo("back");
        assertThat(table.gallery(1)).containsExactly("T01");
        assertThat(table.gallery(2)).hasSize(4).doesNotContain("T01", "T30", "T60");
        assertThat(table.gallery(3)).containsExactly("T30");
        assertThat(table.gallery(4)).containsExactly("T60");
        assertThat(table.gallery(5)).hasSize(4);
        assertThat(table.gone()).containsExactly("T50"); // what left unseen has no name
    }

    @Test
    @Rule({"PRG-EDGE-03", "PRG-RULING-18"})
    void oneFullGalleryMeansFourFindsAndOneThatNobodyEverSees() {
        TestTable table = TestTable.of(3, "2 reveal I=T01,T02,T03,T04");
        int unseenGone = table.view(0).unseenGone();

        table.play("reveal T60", "reveal T30", "reveal T10", "reveal T20");

        assertThat(table.phase()).isEqualTo("back");
        assertThat(table.view(0).unseenGone()).isEqualTo(unseenGone);
        assertThat(table.view(0).unseen()).isEqualTo(52);
    }

    @Test
    @Rule("PRG-EDGE-02")
    void whereAllGalleriesAreFullNothingIsRevealed() {
        String full =
                "I=T01,T02,T03,T04 II=T05,T06,T07,T08 III=T09,T10,T11,T12 IV=T13,T14,T15,T16"
                        + " V=T17,T18,T19,T20";
        TestTable table = TestTable.of(3, "6 store at=4 A=0@4 A.finds=T30,T31,T32,T33 " + full);

        assertThat(table.told("drop T30")).contains("{\"event\":\"leftUnseen\",\"tiles\":5}");
        table.play("drop T30");

        assertThat(table.position.round).isEqualTo(7);
        assertThat(table.phase()).isEqualTo("back");
        assertThat(table.view(0).unseen()).isEqualTo(36);
    }

    @Test
    @Rule({"PRG-LAY-08", "PRG-VAR-05"})
    void earlierTilesStayWhereTheyLie() {
        TestTable table = TestTable.of(3, "2 reveal I=T60");

        table.play("reveal T01", "reveal T02", "reveal T03", "reveal T04", "reveal T05");

        assertThat(table.gallery(1)).containsExactly("T01", "T60");
        assertThat(table.refusal("ask 3")).isEqualTo("HOUSE-NOT-YOUR-DECISION");
    }

    @Test
    @Rule({"PRG-INFO-10", "PRG-INFO-11", "PRG-SETUP-02"})
    void everyTileNeverRevealedIsEquallyLikely() {
        TestTable table = TestTable.of(3, "1 reveal gone=T01,T02");

        assertThat(table.actor()).isEqualTo(Actor.CHANCE);
        assertThat(table.odds())
                .hasSize(58)
                .contains("reveal T03: 1", "reveal T60: 1")
                .doesNotContain("reveal T01: 1");
    }
}
