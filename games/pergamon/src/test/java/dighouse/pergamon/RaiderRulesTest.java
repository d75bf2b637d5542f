package dighouse.pergamon;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Actor;
import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

class RaiderRulesTest {
    private static final int RAIDER = PergamonPosition.RAIDER;

    @Test
    @Rule({"PRG-RAID-01", "PRG-RAID-11", "PRG-RULING-35", "PRG-SETUP-08"})
    void heStandsWhereTheBacksPutHimBeforeAnybodyAsks() {
        assertThat(enters("table=p", "back purse")).isEqualTo(5);
        assertThat(enters("table=p", "back chest")).isEqualTo(7);
        assertThat(enters("table=c", "back purse")).isEqualTo(7);
        assertThat(enters("table=c", "back chest")).isEqualTo(9);
    }

    private static int enters(String cards, String back) {
        TestTable table = TestTable.of(2, "1 back " + cards);
        assertThat(table.position.pawn(RAIDER)).isZero();
        return table.play(back).position.pawn(RAIDER);
    }

    @Test
    @Rule({"PRG-RAID-02", "PRG-EDGE-38", "PRG-DEC-01"})
    void hisSpaceIsTaken() {
        TestTable table = TestTable.of(2, "1 ask table=pp order=BA raider=0@5");

        assertThat(table.actor()).isEqualTo(1);
        assertThat(table.moves()).hasSize(12).doesNotContain("ask 5");
        assertThat(table.refusal("ask 5")).isEqualTo("PRG-FUND-03");
        assertThat(table.play("ask 1").moves()).hasSize(11);
    }

    @Test
    @Rule({"PRG-RAID-04", "PRG-RAID-05", "PRG-RAID-06", "PRG-EX-11", "PRG-DEC-07"})
    void threeCoinsOnSpaceSevenBuyGalleryThree() {
        TestTable table =
                TestTable.of(2, "1 share fund=12 A=0@2 B=0@9 raider=0@7 III=T25,T26 IV=T37");
        table.play("share");

        assertThat(table.actor()).isEqualTo(Actor.CHANCE);
        assertThat(table.odds()).containsExactly("raid: 1");
        table.play("raid");

        assertThat(table.coins(RAIDER)).isZero();
        assertThat(table.gone()).containsExactly("T25", "T26");
        assertThat(table.actor()).isEqualTo(1);
    }

    @Test
    @Rule({"PRG-EX-24", "PRG-RAID-08", "PRG-RULING-32", "PRG-RULING-33", "PRG-RULING-34"})
    void hisSavingsCountAndHeTakesTheNextCheaperGallery() {
        TestTable table = TestTable.of(2, "1 share fund=9 A=0@2 B=0@9 raider=1@5 II=T13 IV=T37");

        table.play("share", "raid");

        assertThat(table.coins(RAIDER)).isEqualTo(1);
        assertThat(table.gone()).containsExactly("T13");
        assertThat(table.gallery(4)).containsExactly("T37");
    }

    @Test
    @Rule({"PRG-EDGE-35", "PRG-RULING-32"})
    void moneyDoesNotTakeHimDeeperThanHisSpace() {
        TestTable table = TestTable.of(2, "1 raid at=7 A=0@2 raider=20@7 III=T25 V=T49 II=T13");

        table.play("raid");

        assertThat(table.gone()).containsExactly("T25");
        assertThat(table.coins(RAIDER)).isEqualTo(17);
    }

    @Test
    @Rule({"PRG-EDGE-36", "PRG-RAID-07", "PRG-RAID-08"})
    void withoutAGalleryHeKeepsHisCoins() {
        TestTable table = TestTable.of(2, "1 raid at=7 A=0@2 raider=4@7 V=T49");

        assertThat(table.told("raid").get(0)).isEqualTo("{\"event\":\"raiderIdle\"}");
        table.play("raid");

        assertThat(table.coins(RAIDER)).isEqualTo(4);
        assertThat(table.gone()).isEmpty();
    }

    @Test
    @Rule({"PRG-RAID-10", "PRG-EDGE-37", "PRG-NEXT-02"})
    void theFirstPlayerIsTheMoreLeftwardOfTheTwoPlayers() {
        TestTable table = TestTable.of(2, "1 raid at=9 A=0@2 B=0@6 raider=0@9");

        table.play("raid");

        assertThat(table.view(0).order()).containsExactly(1, 0);
        assertThat(table.position.pawn(RAIDER)).isZero();
    }

    @Test
    @Rule({"PRG-RAID-09", "PRG-SETUP-09", "PRG-COMP-08"})
    void heHasNoSeatAndWithThreeOrFourHeIsNotThere() {
        assertThat(TestTable.of(2, "12 over").view(0).seats()).hasSize(2);
        assertThat(TestTable.GAME.score(TestTable.of(2, "12 over").position)).hasSize(2);
        TestTable three = TestTable.of(3, "1 back table=p").play("back purse");
        assertThat(three.position.pawn(RAIDER)).isZero();
        assertThat(three.view(0).raiderCoins()).isEqualTo(-1);
        assertThat(TestTable.of(2, "1 ask table=pp raider=2@5").view(0).raiderCoins()).isEqualTo(2);
    }
}
