package dighouse.archaeology;

import static dighouse.archaeology.TestTable.play;
import static dighouse.archaeology.TestTable.position;
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
        ArchaeologyPosition position = position(3, "A act hands=2ks/p/p market=2cp");

        play(position, "trade", "give pharaoh_mask", "stop giving", "take coin", "take coin");
        assertThat(position.known(B, A, COIN)).isZero();
        play(position, "stop taking");
        assertThat(position.known(B, A, COIN)).isEqualTo(2);
        assertThat(position.known(BYSTANDER, A, COIN)).isEqualTo(2);
        assertThat(position.known(A, A, COIN)).isZero();

        play(position, "sell coin", "set 1");
        assertThat(position.known(C, A, COIN)).isEqualTo(1);
        play(position, "trade", "give coin", "stop giving");
        assertThat(position.known(C, A, COIN)).isEqualTo(1);
    }

    @Test
    @Rule({"ARC-INFO-07", "ARC-STORM-05"})
    void lostCardsAreNoLongerKnown() {
        ArchaeologyPosition position = position(3, "B lose A hands=2c2t/p/p market=s known=2c");

        play(position, "lose coin", "lose talisman");

        assertThat(position.known(B, A, COIN)).isEqualTo(1);
        assertThat(position.known(B, A, TALISMAN)).isZero();
    }

    @Test
    @Rule({"ARC-INFO-03", "ARC-THIEF-03"})
    void theVictimKnowsWhereTheCardIsAndTheThiefWhatIsGone() {
        ArchaeologyPosition position = position(3, "A steal B hands=p/2cts/p market=s known=-/2ct");

        play(position, "steal coin");

        assertThat(position.known(B, A, COIN)).isEqualTo(1);
        assertThat(position.known(A, B, COIN)).isEqualTo(1);
        assertThat(position.known(A, B, TALISMAN)).isEqualTo(1);
        assertThat(position.known(C, A, COIN)).isZero();
    }

    @Test
    @Rule("ARC-INFO-07")
    void toOthersAnyKnownCardMayHaveBeenTheStolenOne() {
        ArchaeologyPosition position = position(3, "A steal B hands=p/2cts/p market=s known=-/2ct");

        play(position, "steal parchment_scrap");

        for (int viewer : new int[] {C, BYSTANDER}) {
            assertThat(position.known(viewer, B, COIN)).isEqualTo(1);
            assertThat(position.known(viewer, B, TALISMAN)).isZero();
        }
    }

    @Test
    @Rule({"ARC-INFO-05", "ARC-INFO-08"})
    void aDugTreasureMayBeAMap() {
        ArchaeologyPosition position = position(3, "A dig hands=p/p/p market=s");

        play(position, "dig coin");

        assertThat(position.maybeMaps(B, A)).isEqualTo(1);
        assertThat(position.maybeMaps(BYSTANDER, A)).isEqualTo(1);
        assertThat(position.maybeMaps(B, C)).isZero();
        assertThat(position.maybeMaps(A, A)).isZero();
    }

    @Test
    @Rule({"ARC-INFO-08", "ARC-SETUP-07"})
    void foundCardsAreNeverMaps() {
        ArchaeologyPosition position = position(3, "A act hands=m/p/p market=s");

        play(position, "explore small", "find coin", "find coin", "find coin");

        assertThat(position.maybeMaps(B, A)).isZero();
    }

    @Test
    @Rule("ARC-INFO-08")
    void aShownMapWasOneOfThoseThatMightBe() {
        ArchaeologyPosition position = position(3, "A act hands=2mp/p/p market=s known=-?3");

        play(position, "sell map", "set 1");

        assertThat(position.maybeMaps(B, A)).isEqualTo(2);
    }

    @Test
    @Rule("ARC-INFO-08")
    void aKnownMapThatIsShownLeavesTheOthersAsTheyWere() {
        ArchaeologyPosition position = position(3, "A act hands=2mp/p/p market=s known=m?2");

        play(position, "sell map", "set 1");

        assertThat(position.known(B, A, MAP)).isZero();
        assertThat(position.maybeMaps(B, A)).isEqualTo(2);
    }

    @Test
    @Rule("ARC-INFO-08")
    void noMoreCardsMayBeMapsThanThereAreUnknownCards() {
        ArchaeologyPosition position = position(3, "A act hands=2c/p/p market=s known=-?2");

        play(position, "sell coin", "set 1");

        assertThat(position.maybeMaps(B, A)).isEqualTo(1);
    }

    @Test
    @Rule({"ARC-INFO-07", "ARC-INFO-08"})
    void aKnownMapThatMayBeStolenMayStillBeThereOrWithTheThief() {
        ArchaeologyPosition position = position(3, "A steal B hands=p/cm/p market=s known=-/m?0/-");

        play(position, "steal coin");

        for (int viewer : new int[] {C, BYSTANDER}) {
            assertThat(position.known(viewer, B, MAP)).isZero();
            assertThat(position.maybeMaps(viewer, B)).isEqualTo(1);
            assertThat(position.maybeMaps(viewer, A)).isEqualTo(1);
        }
        assertThat(position.known(A, B, MAP)).isEqualTo(1);
        assertThat(position.maybeMaps(B, A)).isZero();
        ArchaeologyInvariants.check(position);
    }

    @Test
    @Rule("ARC-INFO-08")
    void fromAHandThatCannotHoldAMapNoneIsStolen() {
        ArchaeologyPosition position = position(3, "A steal B hands=p/2c/p market=s");

        play(position, "steal coin");

        assertThat(position.maybeMaps(C, A)).isZero();
    }

    @Test
    @Rule("ARC-INFO-08")
    void theRestOfTheDigSiteIsKnownButForMapsInHiddenHands() {
        ArchaeologyPosition position = position(2, "A dig hands=p/p market=s");

        play(position, "dig map");

        var view = TestTable.GAME.view(position, 1);
        assertThat(view.thieves().left()).isEqualTo(8);
        assertThat(view.sandstorms().left()).isEqualTo(6);
        assertThat(view.outOfSight().counts().toString()).contains("Count[id=map, number=6]");
    }
}
