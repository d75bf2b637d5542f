package dighouse.archaeology;

import static dighouse.archaeology.TestTable.GAME;
import static dighouse.archaeology.TestTable.setup;
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
    private static TestTable setUp(int seats, long seed) {
        TestTable table = TestTable.start(setup(seats));
        Xoshiro random = new Xoshiro(seed);
        while (table.position.phase != Phase.DIG) {
            assertThat(table.actor()).isEqualTo(Actor.CHANCE);
            GAME.play(
                    table.position,
                    GAME.outcome(table.position, random.below(GAME.weight(table.position))));
        }
        return table;
    }

    @Test
    @Rule({"ARC-SETUP-01", "ARC-CHANCE-01"})
    void everyPlainTreasureIsEquallyLikelyToBeDealtFirst() {
        TestTable table = TestTable.start(setup(2));

        assertThat(table.weights())
                .containsOnly(
                        entry("deal A pot_shard", 18),
                        entry("deal A parchment_scrap", 16),
                        entry("deal A coin", 14),
                        entry("deal A talisman", 8),
                        entry("deal A broken_cup", 6),
                        entry("deal A pharaoh_mask", 4));
        assertThat(GAME.weight(table.position)).isEqualTo(66);
    }

    private static Map.Entry<String, Integer> entry(String outcome, int weight) {
        return Map.entry(outcome, weight);
    }

    @Test
    @Rule({"ARC-CHANCE-01", "ARC-SETUP-02"})
    void aDealtCardCannotBeDealtAgain() {
        TestTable table = TestTable.start(setup(2));

        table.play("deal A pharaoh_mask", "deal A pharaoh_mask", "deal A pharaoh_mask");
        assertThat(table.weights()).containsEntry("deal A pharaoh_mask", 1);
        table.play("deal A pharaoh_mask");

        assertThat(table.hand(0)).isEqualTo("4k");
        assertThat(table.weights()).doesNotContainKey("deal B pharaoh_mask");
        assertThat(GAME.weight(table.position)).isEqualTo(62);
    }

    @Test
    @Rule({"ARC-SETUP-02", "ARC-SETUP-03", "ARC-SETUP-08"})
    void fourCardsEachThenFiveToTheMarketThenTheStartingPlayer() {
        TestTable table = TestTable.start(setup(2));

        table.play("deal A coin", "deal A coin", "deal A coin", "deal A coin");
        table.play("deal B pot_shard", "deal B pot_shard", "deal B coin", "deal B talisman");
        table.play("lay coin", "lay talisman", "lay coin", "lay broken_cup");
        table.play("lay pharaoh_mask", "begin B");

        assertThat(table.hand(0)).isEqualTo("4c");
        assertThat(table.hand(1)).isEqualTo("2pct");
        assertThat(table.market()).isEqualTo("2ctbk");
        assertThat(table.position.starter()).isEqualTo(1);
        assertThat(table.position.active()).isEqualTo(1);
        assertThat(table.position.phase).isEqualTo(Phase.DIG);
    }

    @ParameterizedTest
    @CsvSource({"2, 38, 6, 58", "3, 34, 5, 53", "4, 30, 4, 48"})
    @Rule({"ARC-SETUP-09", "ARC-SETUP-06", "ARC-SETUP-04", "ARC-SETUP-05", "ARC-EDGE-38"})
    void sizesComeOut(int seats, int plain, int sandstorms, int total) {
        TestTable table = setUp(seats, 7);

        assertThat(table.position.plainInDigSite()).isEqualTo(plain);
        assertThat(table.position.maps).isEqualTo(6);
        assertThat(table.position.thieves()).isEqualTo(8);
        assertThat(table.position.sandstorms()).isEqualTo(sandstorms);
        assertThat(table.position.digSite()).isEqualTo(total);
        assertThat(table.position.unseen).isEqualTo(plain + 3 + 5 + 7);
        for (int seat = 0; seat < seats; seat++) {
            assertThat(table.position.handSize(seat)).isEqualTo(4);
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
            TestTable table = setUp(2 + seed % 3, seed);
            for (int seat = 0; seat < table.position.seats(); seat++) {
                assertThat(table.position.hand(seat, Treasure.MAP)).isZero();
            }
            assertThat(table.position.market(Treasure.MAP)).isZero();
            assertThat(table.position.counts[ArchaeologyPosition.UNSEEN + Treasure.MAP]).isZero();
            ArchaeologyInvariants.check(table.position);
        }
    }

    @Test
    @Rule({"ARC-SETUP-08", "ARC-CHANCE-04"})
    void everySeatIsEquallyLikelyToBegin() {
        for (int seats = 2; seats <= 4; seats++) {
            TestTable table = TestTable.of(seats, "A begin hands=4p/4s market=5c");

            assertThat(table.weights()).hasSize(seats).containsEntry("begin B", 1);
            assertThat(table.weights().values()).allMatch(weight -> weight == 1);
            assertThat(GAME.weight(table.position)).isEqualTo(seats);
        }
    }

    @Test
    @Rule("ARC-COMP-07")
    void theOrderInWhichCardsComeLeavesNoTrace() {
        TestTable one = TestTable.start(setup(2));
        TestTable other = TestTable.start(setup(2));

        one.play("deal A coin", "deal A talisman", "deal A coin", "deal A coin");
        other.play("deal A coin", "deal A coin", "deal A coin", "deal A talisman");

        assertThat(one.position).isEqualTo(other.position);
        assertThat(one.position.hash()).isEqualTo(other.position.hash());
    }
}
