package dighouse.archaeology;

import static dighouse.archaeology.TestTable.GAME;
import static dighouse.archaeology.TestTable.hand;
import static dighouse.archaeology.TestTable.market;
import static dighouse.archaeology.TestTable.play;
import static dighouse.archaeology.TestTable.position;
import static dighouse.archaeology.TestTable.setup;
import static dighouse.archaeology.TestTable.started;
import static dighouse.archaeology.TestTable.weights;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Actor;
import dighouse.kernel.Xoshiro;
import dighouse.testkit.Rule;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SetupRulesTest {
    /// Lets chance set up a game, up to the first dig.
    private static ArchaeologyPosition setUp(int seats, long seed) {
        ArchaeologyPosition position = started(setup(seats));
        Xoshiro random = new Xoshiro(seed);
        while (position.phase != Phase.DIG) {
            assertThat(GAME.actor(position)).isEqualTo(Actor.CHANCE);
            GAME.play(position, GAME.outcome(position, random.below(GAME.weight(position))));
        }
        return position;
    }

    @Test
    @Rule({"ARC-SETUP-01", "ARC-CHANCE-01"})
    void everyPlainTreasureIsEquallyLikelyToBeDealtFirst() {
        ArchaeologyPosition position = started(setup(2));

        assertThat(weights(position))
                .containsOnly(
                        entry("deal A pot_shard", 18),
                        entry("deal A parchment_scrap", 16),
                        entry("deal A coin", 14),
                        entry("deal A talisman", 8),
                        entry("deal A broken_cup", 6),
                        entry("deal A pharaoh_mask", 4));
        assertThat(GAME.weight(position)).isEqualTo(66);
    }

    private static Map.Entry<String, Integer> entry(String outcome, int weight) {
        return Map.entry(outcome, weight);
    }

    @Test
    @Rule({"ARC-CHANCE-01", "ARC-SETUP-02"})
    void aDealtCardCannotBeDealtAgain() {
        ArchaeologyPosition position = started(setup(2));

        play(position, "deal A pharaoh_mask", "deal A pharaoh_mask", "deal A pharaoh_mask");
        assertThat(weights(position)).containsEntry("deal A pharaoh_mask", 1);
        play(position, "deal A pharaoh_mask");

        assertThat(hand(position, 0)).isEqualTo("4k");
        assertThat(weights(position)).doesNotContainKey("deal B pharaoh_mask");
        assertThat(GAME.weight(position)).isEqualTo(62);
    }

    @Test
    @Rule({"ARC-SETUP-02", "ARC-SETUP-03", "ARC-SETUP-08"})
    void fourCardsEachThenFiveToTheMarketThenTheStartingPlayer() {
        ArchaeologyPosition position = started(setup(2));

        play(position, "deal A coin", "deal A coin", "deal A coin", "deal A coin");
        play(position, "deal B pot_shard", "deal B pot_shard", "deal B coin", "deal B talisman");
        play(position, "lay coin", "lay talisman", "lay coin", "lay broken_cup");
        play(position, "lay pharaoh_mask", "begin B");

        assertThat(hand(position, 0)).isEqualTo("4c");
        assertThat(hand(position, 1)).isEqualTo("2pct");
        assertThat(market(position)).isEqualTo("2ctbk");
        assertThat(position.starter()).isEqualTo(1);
        assertThat(position.active()).isEqualTo(1);
        assertThat(position.phase).isEqualTo(Phase.DIG);
    }

    @ParameterizedTest
    @CsvSource({"2, 38, 6, 58", "3, 34, 5, 53", "4, 30, 4, 48"})
    @Rule({"ARC-SETUP-09", "ARC-SETUP-06", "ARC-SETUP-04", "ARC-SETUP-05", "ARC-EDGE-38"})
    void sizesComeOut(int seats, int plain, int sandstorms, int total) {
        ArchaeologyPosition position = setUp(seats, 7);

        assertThat(position.plainInDigSite()).isEqualTo(plain);
        assertThat(position.maps).isEqualTo(6);
        assertThat(position.thieves()).isEqualTo(8);
        assertThat(position.sandstorms()).isEqualTo(sandstorms);
        assertThat(position.digSite()).isEqualTo(total);
        assertThat(position.unseen).isEqualTo(plain + 3 + 5 + 7);
        for (int seat = 0; seat < seats; seat++) {
            assertThat(position.handSize(seat)).isEqualTo(4);
        }
    }

    @ParameterizedTest
    @CsvSource({"2, 26", "3, 16", "4, 11"})
    @Rule({"ARC-SETUP-09", "ARC-RULING-17"})
    void everySeatWillDigEquallyOften(int seats, int digs) {
        ArchaeologyTables tables = TestTable.EDITION.tables();

        assertThat(tables.digSite(seats) - tables.sandstorms(seats)).isEqualTo(digs * seats);
    }

    @Test
    @Rule({"ARC-SETUP-07", "ARC-EDGE-38"})
    void noMapIsEverDealtOrLaidOrHidden() {
        for (int seed = 0; seed < 200; seed++) {
            ArchaeologyPosition position = setUp(2 + seed % 3, seed);
            for (int seat = 0; seat < position.seats(); seat++) {
                assertThat(position.hand(seat, Treasure.MAP)).isZero();
            }
            assertThat(position.market(Treasure.MAP)).isZero();
            assertThat(position.counts[ArchaeologyPosition.UNSEEN + Treasure.MAP]).isZero();
            ArchaeologyInvariants.check(position);
        }
    }

    @Test
    @Rule({"ARC-SETUP-08", "ARC-CHANCE-04"})
    void everySeatIsEquallyLikelyToBegin() {
        for (int seats = 2; seats <= 4; seats++) {
            ArchaeologyPosition position = position(seats, "A begin hands=4p/4s market=5c");

            assertThat(weights(position)).hasSize(seats).containsEntry("begin B", 1);
            assertThat(weights(position).values()).allMatch(weight -> weight == 1);
            assertThat(GAME.weight(position)).isEqualTo(seats);
        }
    }

    @Test
    @Rule("ARC-COMP-07")
    void theOrderInWhichCardsComeLeavesNoTrace() {
        ArchaeologyPosition one = started(setup(2));
        ArchaeologyPosition other = started(setup(2));

        play(one, "deal A coin", "deal A talisman", "deal A coin", "deal A coin");
        play(other, "deal A coin", "deal A coin", "deal A coin", "deal A talisman");

        assertThat(one).isEqualTo(other);
        assertThat(one.hash()).isEqualTo(other.hash());
    }
}
