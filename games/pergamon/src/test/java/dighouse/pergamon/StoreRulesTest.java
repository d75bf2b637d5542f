package dighouse.pergamon;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.MoveList;
import dighouse.testkit.Rule;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class StoreRulesTest {
    private static final String SEVEN = "T01,T02,T03,T04,T05,T06,T07";

    private static TestTable table(int coins, String finds) {
        return TestTable.of(3, "3 store at=4 A=" + coins + "@4 B=1@6 I=T60 A.finds=" + finds);
    }

    @Test
    @Rule({"PRG-STORE-02", "PRG-EX-23", "PRG-EX-08"})
    void threeAreFreeEveryStartedGroupOfThreeCostsACoin() {
        int[] tiles = {0, 3, 4, 5, 6, 7, 9, 10};
        int[] fees = {0, 0, 1, 1, 1, 2, 2, 3};
        for (int i = 0; i < tiles.length; i++) {
            assertThat(TestTable.EDITION.tables.fee(tiles[i])).isEqualTo(fees[i]);
        }
    }

    @Test
    @Rule({"PRG-STORE-01", "PRG-STORE-05", "PRG-EDGE-25", "PRG-EX-08"})
    void theFeeIsDueAlsoWithoutADig() {
        TestTable table =
                TestTable.of(3, "3 dig at=4 A=2@4 B=1@6 I=T60 A.finds=T01,T22,T29,T45,T59");

        table.play("dig none", "keep");

        assertThat(table.coins(0)).isEqualTo(1);
        assertThat(table.finds(0)).hasSize(5);
        assertThat(table.actor()).isEqualTo(1);
    }

    @Test
    @Rule({"PRG-STORE-03", "PRG-EDGE-24"})
    void tilesMayBeDroppedAlthoughTheFeeCouldBePaid() {
        TestTable table = table(5, SEVEN);
        assertThat(table.refusal("drop T60")).isEqualTo("PRG-STORE-03");

        table.play("drop T05", "keep");

        assertThat(table.finds(0)).containsExactly("T01", "T02", "T03", "T04", "T06", "T07");
        assertThat(table.coins(0)).isEqualTo(4);
        assertThat(table.gone()).containsExactly("T05");
    }

    @Test
    @Rule({"PRG-STORE-04", "PRG-EDGE-23"})
    void whoCannotPayMustDrop() {
        TestTable one = table(1, SEVEN);
        assertThat(one.refusal("keep")).isEqualTo("PRG-STORE-04");
        assertThat(one.moves()).doesNotContain("keep").hasSize(7);
        assertThat(one.play("drop T01").moves()).startsWith("keep");

        TestTable none = table(0, SEVEN).play("drop T01", "drop T02", "drop T03");
        assertThat(none.moves()).doesNotContain("keep");
        none.play("drop T04");
        assertThat(none.actor()).isEqualTo(1);
        assertThat(none.finds(0)).hasSize(3);
    }

    @Test
    @Rule({"PRG-EDGE-44", "PRG-DEC-17"})
    void nineTilesAndNoCoinSixMustGo() {
        TestTable table = table(0, SEVEN + ",T08,T09");

        assertThat(table.moves()).containsExactly("drop T01", "drop T02", "drop T03", "drop T04");
        table.play("drop T04", "drop T05", "drop T06", "drop T07", "drop T08");
        assertThat(table.moves()).containsExactly("drop T09");
        table.play("drop T09");
        assertThat(table.actor()).isEqualTo(1);
    }

    @Test
    @Rule({"PRG-DEC-16", "PRG-DEC-04"})
    void everySubsetIsReachedByExactlyOneSequence() {
        for (int coins = 0; coins <= 3; coins++) {
            Set<String> kept = new TreeSet<>();
            int lines = collect(table(coins, SEVEN).position, kept);
            int most = TestTable.EDITION.tables.storable(coins);
            int subsets = 0;
            for (int set = 0; set < 128; set++) {
                int size = Integer.bitCount(set);
                subsets += size >= 3 && size <= most ? 1 : 0;
            }
            assertThat(lines).isEqualTo(subsets);
            assertThat(kept).hasSize(subsets);
        }
    }

    private static int collect(PergamonPosition position, Set<String> kept) {
        if (position.phase != Phase.STORE) {
            kept.add(Long.toString(position.hand(0)));
            return 1;
        }
        MoveList moves = new MoveList();
        TestTable.GAME.moves(position, moves);
        int lines = 0;
        for (int i = 0; i < moves.size(); i++) {
            PergamonPosition next = TestTable.GAME.position();
            next.copyFrom(position);
            TestTable.GAME.play(next, moves.get(i));
            lines += collect(next, kept);
        }
        return lines;
    }

    @Test
    @Rule("PRG-DEC-16")
    void peopleDropInAnyOrderAndReachTheSame() {
        TestTable upwards = table(1, SEVEN).play("drop T02", "drop T06");
        TestTable downwards = table(1, SEVEN).play("drop T06", "drop T02");

        assertThat(downwards.position).isEqualTo(upwards.position);
        // dropped out of order, with more to go and nothing later: any order will do
        assertThat(table(0, SEVEN).play("drop T07").moves()).hasSize(6);
    }

    @Test
    @Rule({"PRG-RULING-48", "PRG-DEC-08"})
    void threeTilesOrFewerAreKeptWithoutAQuestion() {
        TestTable table = TestTable.of(3, "3 dig at=4 A=2@4 B=1@6 I=T60 A.finds=T01,T22,T29");
        table.play("dig none");
        assertThat(table.actor()).isEqualTo(1);
        assertThat(table.finds(0)).hasSize(3);

        // down to three the step ends by itself
        TestTable four = table(9, "T01,T02,T03,T04").play("drop T04");
        assertThat(four.finds(0)).hasSize(3);
        assertThat(four.actor()).isEqualTo(1);
    }

    @Test
    @Rule("PRG-RULING-19")
    void nothingIsDroppedOutsideTheStoreStep() {
        TestTable table = TestTable.of(3, "3 dig at=4 A=2@4 I=T60 A.finds=T01,T22,T29");

        assertThat(table.refusal("drop T01")).isEqualTo("PRG-RULING-19");
    }

    @Test
    @Rule("PRG-RULING-20")
    void inRoundTwelveNothingIsStored() {
        TestTable table = TestTable.of(3, "12 exhibit at=4 A=2@4 A.finds=T49,T33,T43,T44,T50");

        table.play("done");

        assertThat(table.phase()).isEqualTo("evaluate");
        assertThat(table.coins(0)).isEqualTo(2);
    }
}
