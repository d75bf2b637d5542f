package dighouse.archaeology;

import static dighouse.archaeology.TestTable.GAME;
import static dighouse.archaeology.TestTable.hand;
import static dighouse.archaeology.TestTable.moves;
import static dighouse.archaeology.TestTable.play;
import static dighouse.archaeology.TestTable.position;
import static dighouse.archaeology.TestTable.refusal;
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
        ArchaeologyPosition position = position(2, "A act hands=4ct/p market=t");

        play(position, "sell coin");
        assertThat(moves(position)).containsExactly("set 1", "set 2", "set 3", "set 4");
        play(position, "set 3");

        assertThat(hand(position, 0)).isEqualTo("ct");
        assertThat(position.points(0)).isEqualTo(10);
        assertThat(position.sold(0, COIN, 3)).isEqualTo(1);
        assertThat(GAME.actor(position)).isZero();
    }

    @Test
    @Rule({"ARC-SELL-03", "ARC-EX-05", "ARC-DEC-11"})
    void ofSixTalismansFiveMakeTheLargestSet() {
        ArchaeologyPosition position = position(2, "A act hands=6t/p market=c");

        play(position, "sell talisman");
        assertThat(moves(position)).endsWith("set 5").hasSize(5);
        play(position, "set 5", "sell talisman", "set 1");

        assertThat(position.points(0)).isEqualTo(40 + 3);
    }

    @ParameterizedTest
    @CsvSource({"5s, parchment_scrap, 5, 4", "3b, broken_cup, 3, 2", "2m, map, 2, 1"})
    @Rule({"ARC-SELL-03", "ARC-EDGE-18", "ARC-EDGE-19", "ARC-EDGE-20", "ARC-COMP-03"})
    void setsLargerThanPrintedAreRefused(String hand, String treasure, int size, int largest) {
        ArchaeologyPosition position = position(2, "A act hands=" + hand + "/p market=c");

        play(position, "sell " + treasure);

        assertThat(GAME.judge(position, TestTable.ply(position, "set " + size)))
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
        ArchaeologyPosition position = position(2, "A act hands=4k/p market=c");

        play(position, "sell pharaoh_mask");

        assertThat(refusal(position, "set 4")).isEqualTo("allowed");
        assertThat(refusal(position, "set 5")).isEqualTo("ARC-SELL-01");
    }

    @Test
    @Rule({"ARC-EDGE-18", "ARC-SELL-05", "ARC-EX-10"})
    void threeCupsAreAPairAndASingle() {
        ArchaeologyPosition position = position(2, "A act hands=3b/p market=c");
        play(position, "sell broken_cup", "set 2", "sell broken_cup", "set 1");
        assertThat(position.points(0)).isEqualTo(15 + 2);

        ArchaeologyPosition singly = position(2, "A act hands=2b/p market=c");
        play(singly, "sell broken_cup", "set 1", "sell broken_cup", "set 1");
        assertThat(singly.points(0)).isEqualTo(2 + 2);
    }

    @Test
    @Rule({"ARC-EDGE-19", "ARC-COMP-05"})
    void mapsAreSoldSingly() {
        ArchaeologyPosition position = position(2, "A act hands=2m/p market=c");

        play(position, "sell map", "set 1", "sell map", "set 1");

        assertThat(position.points(0)).isEqualTo(3 + 3);
    }

    @Test
    @Rule({"ARC-EDGE-21", "ARC-SELL-04", "ARC-INV-03"})
    void laterCardsNeverJoinAnEarlierSet() {
        ArchaeologyPosition position = position(2, "A act hands=3c/2p market=t");

        play(position, "sell coin", "set 3", "end", "dig pot_shard", "end", "dig coin", "end");
        play(position, "dig pot_shard", "end", "dig coin", "sell coin", "set 2");

        assertThat(position.points(0)).isEqualTo(10 + 5);
        assertThat(position.sold(0, COIN, 3)).isEqualTo(1);
        assertThat(position.sold(0, COIN, 2)).isEqualTo(1);
        assertThat(position.sold(0, COIN, 5)).isZero();
    }

    @Test
    @Rule({"ARC-SELL-06", "ARC-RULING-05"})
    void soldCardsAreOutOfReach() {
        ArchaeologyPosition position = position(2, "A dig hands=p/4c market=t");
        play(position, "dig talisman", "end", "dig coin", "sell coin", "set 5", "end");

        play(position, "dig thief");

        assertThat(position.phase).isEqualTo(Phase.ACT); // B has no card left to steal
        play(position, "end", "dig sandstorm", "lose pot_shard", "dig sandstorm", "dig talisman");
        assertThat(position.points(1)).isEqualTo(30);
        assertThat(refusal(position, "give coin")).isEqualTo("ARC-TRADE-01");
    }

    @Test
    @Rule({"ARC-SELL-07", "ARC-COMP-06"})
    void everyoneSeesSetsAndMoney() {
        ArchaeologyPosition position = position(3, "A act hands=p/c market=t sold=5c,2t/2b,2b/-");

        for (int viewer = 0; viewer < 3; viewer++) {
            var players = GAME.view(position, viewer).players();
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
        assertThat(moves(position(2, "A act hands=4k/p market=c"))).contains("end");
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
        ArchaeologyPosition position = position(2, "A act hands=2c/p market=t");

        assertThat(refusal(position, "sell talisman")).isEqualTo("ARC-SELL-01");
        assertThat(refusal(position, "set 1")).isEqualTo("ARC-SELL-01");
        play(position, "sell coin");
        assertThat(refusal(position, "set 3")).isEqualTo("ARC-SELL-01");
        for (String move : List.of("end", "sell coin", "trade", "give coin", "explore small")) {
            assertThat(refusal(position, move)).isEqualTo("ARC-DEC-11");
        }
    }

    @Test
    @Rule("ARC-EDGE-40")
    void fullSetsOfSixTypesAddUp() {
        ArchaeologyPosition position = position(2, "A act hands=5p4s5c5t2b4k/p market=c");

        play(position, "sell talisman", "set 5", "sell pharaoh_mask", "set 4");
        play(position, "sell broken_cup", "set 2", "sell pot_shard", "set 5");
        play(position, "sell parchment_scrap", "set 4", "sell coin", "set 5");

        assertThat(position.points(0)).isEqualTo(160);
        assertThat(Scoring.cardsSold(position, 0)).isEqualTo(25);
    }
}
