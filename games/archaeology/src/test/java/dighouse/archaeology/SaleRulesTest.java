package dighouse.archaeology;

import static dighouse.archaeology.TestTable.GAME;
import static dighouse.archaeology.Treasure.BROKEN_CUP;
import static dighouse.archaeology.Treasure.COIN;
import static dighouse.archaeology.Treasure.PARCHMENT_SCRAP;
import static dighouse.archaeology.Treasure.PHARAOH_MASK;
import static dighouse.archaeology.Treasure.POT_SHARD;
import static dighouse.archaeology.Treasure.TALISMAN;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Argument;
import dighouse.kernel.Refusal;
import dighouse.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SaleRulesTest {
    @Test
    @Rule({"ARC-SELL-01", "ARC-SELL-02", "ARC-COMP-06"})
    void aSetIsSoldForThePriceOfItsSize() {
        TestTable table = TestTable.of(2, "A act hands=4ct/p market=t");

        table.play("sell coin");
        assertThat(table.moves()).containsExactly("set 1", "set 2", "set 3", "set 4");
        table.play("set 3");

        assertThat(table.hand(0)).isEqualTo("ct");
        assertThat(table.position.points(0)).isEqualTo(10);
        assertThat(table.position.sold(0, COIN, 3)).isEqualTo(1);
        assertThat(table.actor()).isZero();
    }

    @Test
    @Rule({"ARC-SELL-03", "ARC-EX-05", "ARC-DEC-11"})
    void ofSixTalismansFiveMakeTheLargestSet() {
        TestTable table = TestTable.of(2, "A act hands=6t/p market=c");

        table.play("sell talisman");
        assertThat(table.moves()).endsWith("set 5").hasSize(5);
        table.play("set 5", "sell talisman", "set 1");

        assertThat(table.position.points(0)).isEqualTo(40 + 3);
    }

    @ParameterizedTest
    @CsvSource({"5s, parchment_scrap, 5, 4", "3b, broken_cup, 3, 2", "2m, map, 2, 1"})
    @Rule({"ARC-SELL-03", "ARC-EDGE-18", "ARC-EDGE-19", "ARC-EDGE-20", "ARC-COMP-03"})
    void setsLargerThanPrintedAreRefused(String hand, String treasure, int size, int largest) {
        TestTable table = TestTable.of(2, "A act hands=" + hand + "/p market=c");

        table.play("sell " + treasure);

        assertThat(GAME.judge(table.position, table.ply("set " + size)))
                .isEqualTo(
                        new Refusal(
                                "ARC-SELL-03",
                                List.of(
                                        Argument.term("treasure", treasure),
                                        Argument.number("size", largest))));
    }

    @Test
    @Rule("ARC-EDGE-20")
    void fiveMasksAreMoreThanThereAre() {
        TestTable table = TestTable.of(2, "A act hands=4k/p market=c");

        table.play("sell pharaoh_mask");

        assertThat(table.refusal("set 4")).isEqualTo("allowed");
        assertThat(table.refusal("set 5")).isEqualTo("ARC-SELL-01");
    }

    @Test
    @Rule({"ARC-EDGE-18", "ARC-SELL-05", "ARC-EX-10"})
    void threeCupsAreAPairAndASingle() {
        TestTable table = TestTable.of(2, "A act hands=3b/p market=c");
        table.play("sell broken_cup", "set 2", "sell broken_cup", "set 1");
        assertThat(table.position.points(0)).isEqualTo(15 + 2);

        TestTable singly = TestTable.of(2, "A act hands=2b/p market=c");
        singly.play("sell broken_cup", "set 1", "sell broken_cup", "set 1");
        assertThat(singly.position.points(0)).isEqualTo(2 + 2);
    }

    @Test
    @Rule({"ARC-EDGE-19", "ARC-COMP-05"})
    void mapsAreSoldSingly() {
        TestTable table = TestTable.of(2, "A act hands=2m/p market=c");

        table.play("sell map", "set 1", "sell map", "set 1");

        assertThat(table.position.points(0)).isEqualTo(3 + 3);
    }

    @Test
    @Rule({"ARC-EDGE-21", "ARC-SELL-04", "ARC-INV-03"})
    void laterCardsNeverJoinAnEarlierSet() {
        TestTable table = TestTable.of(2, "A act hands=3c/2p market=t");

        table.play("sell coin", "set 3", "end", "dig pot_shard", "end", "dig coin", "end");
        table.play("dig pot_shard", "end", "dig coin", "sell coin", "set 2");

        assertThat(table.position.points(0)).isEqualTo(10 + 5);
        assertThat(table.position.sold(0, COIN, 3)).isEqualTo(1);
        assertThat(table.position.sold(0, COIN, 2)).isEqualTo(1);
        assertThat(table.position.sold(0, COIN, 5)).isZero();
    }

    @Test
    @Rule({"ARC-SELL-06", "ARC-RULING-05"})
    void soldCardsAreOutOfReach() {
        TestTable table = TestTable.of(2, "A dig hands=p/4c market=t");
        table.play("dig talisman", "end", "dig coin", "sell coin", "set 5", "end");

        table.play("dig thief");

        assertThat(table.position.phase).isEqualTo(Phase.ACT); // B has no card left to steal
        table.play("end", "dig sandstorm", "lose pot_shard", "dig sandstorm", "dig talisman");
        assertThat(table.position.points(1)).isEqualTo(30);
        assertThat(table.refusal("give coin")).isEqualTo("ARC-TRADE-01");
    }

    @Test
    @Rule({"ARC-SELL-07", "ARC-COMP-06"})
    void everyoneSeesSetsAndMoney() {
        TestTable table = TestTable.of(3, "A act hands=p/c market=t sold=5c,2t/2b,2b/-");

        for (int viewer = 0; viewer < 3; viewer++) {
            var players = table.view(viewer).players();
            assertThat(players.get(0).points()).isEqualTo(37);
            assertThat(players.get(1).points()).isEqualTo(30);
            assertThat(players.get(1).sold())
                    .containsExactly(
                            new ArchaeologyView.SoldSet("broken_cup", 2, 15),
                            new ArchaeologyView.SoldSet("broken_cup", 2, 15));
            assertThat(players.get(2).points()).isZero();
        }
    }

    @Test
    @Rule({"ARC-SELL-08", "ARC-TURN-05"})
    void sellingIsNotCompulsory() {
        assertThat(TestTable.of(2, "A act hands=4k/p market=c").moves()).contains("end");
    }

    @Test
    @Rule("ARC-SELL-09")
    void someTypesGainWithEveryCardAndOthersOnlyWhenComplete() {
        ArchaeologyTables tables = TestTable.EDITION.tables();
        for (int type : new int[] {COIN, TALISMAN, PHARAOH_MASK}) {
            int gain = 0;
            for (int size = 1; size <= tables.largestSet(type); size++) {
                int next = tables.sellingValue(type, size) - tables.sellingValue(type, size - 1);
                assertThat(next).isGreaterThan(gain);
                gain = next;
            }
        }
        for (int type : new int[] {POT_SHARD, PARCHMENT_SCRAP, BROKEN_CUP}) {
            int largest = tables.largestSet(type);
            int single = tables.sellingValue(type, 1);
            for (int size = 1; size < largest; size++) {
                assertThat(tables.sellingValue(type, size)).isEqualTo(size * single);
            }
            assertThat(tables.sellingValue(type, largest)).isGreaterThan(largest * single);
        }
    }

    @Test
    @Rule({"ARC-SELL-01", "ARC-DEC-11"})
    void onlyHeldCardsAreSoldAndASaleIsBroughtToItsEnd() {
        TestTable table = TestTable.of(2, "A act hands=2c/p market=t");

        assertThat(table.refusal("sell talisman")).isEqualTo("ARC-SELL-01");
        assertThat(table.refusal("set 1")).isEqualTo("ARC-SELL-01");
        table.play("sell coin");
        assertThat(table.refusal("set 3")).isEqualTo("ARC-SELL-01");
        for (String move : List.of("end", "sell coin", "trade", "give coin", "explore small")) {
            assertThat(table.refusal(move)).isEqualTo("ARC-DEC-11");
        }
    }

    @Test
    @Rule("ARC-EDGE-40")
    void fullSetsOfSixTypesAddUp() {
        TestTable table = TestTable.of(2, "A act hands=5p4s5c5t2b4k/p market=c");

        table.play("sell talisman", "set 5", "sell pharaoh_mask", "set 4");
        table.play("sell broken_cup", "set 2", "sell pot_shard", "set 5");
        table.play("sell parchment_scrap", "set 4", "sell coin", "set 5");

        assertThat(table.position.points(0)).isEqualTo(160);
        assertThat(Scoring.cardsSold(table.position, 0)).isEqualTo(25);
    }
}
