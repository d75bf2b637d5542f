package dighouse.archaeology;

import static dighouse.archaeology.Treasure.COIN;
import static dighouse.archaeology.Treasure.MAP;
import static dighouse.archaeology.Treasure.TALISMAN;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

class KnowledgeTest {
    private static final int A = 0;
    private static final int B = 1;
    private static final int C = 2;
    private static final int BYSTANDER = 3; // at a table of three

    @Test
    @Rule("ARC-INFO-07")
    void cardsTakenFromTheMarketAreKnownUntilTheyAreShownAgain() {
        TestTable position = TestTable.of(3, "A act hands=2ks/p/p market=2cp");

        position.play("trade", "give pharaoh_mask", "stop giving", "take coin", "take coin");
        assertThat(position.position.known(B, A, COIN)).isZero();
        position.play("stop taking");
        assertThat(position.position.known(B, A, COIN)).isEqualTo(2);
        assertThat(position.position.known(BYSTANDER, A, COIN)).isEqualTo(2);
        assertThat(position.position.known(A, A, COIN)).isZero();

        position.play("sell coin", "set 1");
        assertThat(position.position.known(C, A, COIN)).isEqualTo(1);
        position.play("trade", "give coin", "stop giving");
        assertThat(position.position.known(C, A, COIN)).isEqualTo(1);
    }

    @Test
    @Rule({"ARC-INFO-07", "ARC-STORM-05"})
    void lostCardsAreNoLongerKnown() {
        TestTable table = TestTable.of(3, "B lose A hands=2c2t/p/p market=s known=2c");

        table.play("lose coin", "lose talisman");

        assertThat(table.position.known(B, A, COIN)).isEqualTo(1);
        assertThat(table.position.known(B, A, TALISMAN)).isZero();
    }

    @Test
    @Rule({"ARC-INFO-03", "ARC-THIEF-03"})
    void theVictimKnowsWhereTheCardIsAndTheThiefWhatIsGone() {
        TestTable table = TestTable.of(3, "A steal B hands=p/2cts/p market=s known=-/2ct");

        table.play("steal coin");

        assertThat(table.position.known(B, A, COIN)).isEqualTo(1);
        assertThat(table.position.known(A, B, COIN)).isEqualTo(1);
        assertThat(table.position.known(A, B, TALISMAN)).isEqualTo(1);
        assertThat(table.position.known(C, A, COIN)).isZero();
    }

    @Test
    @Rule("ARC-INFO-07")
    void toOthersAnyKnownCardMayHaveBeenTheStolenOne() {
        TestTable table = TestTable.of(3, "A steal B hands=p/2cts/p market=s known=-/2ct");

        table.play("steal parchment_scrap");

        for (int viewer : new int[] {C, BYSTANDER}) {
            assertThat(table.position.known(viewer, B, COIN)).isEqualTo(1);
            assertThat(table.position.known(viewer, B, TALISMAN)).isZero();
        }
    }

    @Test
    @Rule({"ARC-INFO-05", "ARC-INFO-08"})
    void aDugTreasureMayBeAMap() {
        TestTable table = TestTable.of(3, "A dig hands=p/p/p market=s");

        table.play("dig coin");

        assertThat(table.position.maybeMaps(B, A)).isEqualTo(1);
        assertThat(table.position.maybeMaps(BYSTANDER, A)).isEqualTo(1);
        assertThat(table.position.maybeMaps(B, C)).isZero();
        assertThat(table.position.maybeMaps(A, A)).isZero();
    }

    @Test
    @Rule({"ARC-INFO-08", "ARC-SETUP-07"})
    void foundCardsAreNeverMaps() {
        TestTable table = TestTable.of(3, "A act hands=m/p/p market=s");

        table.play("explore small", "find coin", "find coin", "find coin");

        assertThat(table.position.maybeMaps(B, A)).isZero();
    }

    @Test
    @Rule("ARC-INFO-08")
    void aShownMapWasOneOfThoseThatMightBe() {
        TestTable table = TestTable.of(3, "A act hands=2mp/p/p market=s known=-?3");

        table.play("sell map", "set 1");

        assertThat(table.position.maybeMaps(B, A)).isEqualTo(2);
    }

    @Test
    @Rule("ARC-INFO-08")
    void aKnownMapThatIsShownLeavesTheOthersAsTheyWere() {
        TestTable table = TestTable.of(3, "A act hands=2mp/p/p market=s known=m?2");

        table.play("sell map", "set 1");

        assertThat(table.position.known(B, A, MAP)).isZero();
        assertThat(table.position.maybeMaps(B, A)).isEqualTo(2);
    }

    @Test
    @Rule("ARC-INFO-08")
    void noMoreCardsMayBeMapsThanThereAreUnknownCards() {
        TestTable table = TestTable.of(3, "A act hands=2c/p/p market=s known=-?2");

        table.play("sell coin", "set 1");

        assertThat(table.position.maybeMaps(B, A)).isEqualTo(1);
    }

    @Test
    @Rule({"ARC-INFO-07", "ARC-INFO-08"})
    void aKnownMapThatMayBeStolenMayStillBeThereOrWithTheThief() {
        TestTable table = TestTable.of(3, "A steal B hands=p/cm/p market=s known=-/m?0/-");

        table.play("steal coin");

        for (int viewer : new int[] {C, BYSTANDER}) {
            assertThat(table.position.known(viewer, B, MAP)).isZero();
            assertThat(table.position.maybeMaps(viewer, B)).isEqualTo(1);
            assertThat(table.position.maybeMaps(viewer, A)).isEqualTo(1);
        }
        assertThat(table.position.known(A, B, MAP)).isEqualTo(1);
        assertThat(table.position.maybeMaps(B, A)).isZero();
        ArchaeologyInvariants.check(table.position);
    }

    @Test
    @Rule("ARC-INFO-08")
    void fromAHandThatCannotHoldAMapNoneIsStolen() {
        TestTable table = TestTable.of(3, "A steal B hands=p/2c/p market=s");

        table.play("steal coin");

        assertThat(table.position.maybeMaps(C, A)).isZero();
    }

    @Test
    @Rule("ARC-INFO-08")
    void theRestOfTheDigSiteIsKnownButForMapsInHiddenHands() {
        TestTable table = TestTable.of(2, "A dig hands=p/p market=s");

        table.play("dig map");

        var view = table.view(1);
        assertThat(view.thieves().left()).isEqualTo(8);
        assertThat(view.sandstorms().left()).isEqualTo(6);
        assertThat(view.outOfSight().counts().toString()).contains("Count[id=map, number=6]");
    }
}
