package dighouse.pergamon;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Actor;
import dighouse.kernel.MoveList;
import dighouse.kernel.Xoshiro;
import dighouse.testkit.Rule;
import java.util.LinkedHashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// Objects, rows, and how a row is built tile by tile.
class RowTest {
    private static final PergamonTables TABLES = TestTable.EDITION.tables;

    private static TestTable table(String finds) {
        return TestTable.of(3, "3 exhibit at=4 A=0@4 A.finds=" + finds);
    }

    private static int tile(String name) {
        return Names.tileOf(name);
    }

    @Test
    @Rule({"PRG-OBJ-01", "PRG-OBJ-02", "PRG-RULING-02", "PRG-RULING-43"})
    void aTileHasHalvesOfDifferentKindsAndEveryPairOncePerCentury() {
        Set<Integer> pairs = new LinkedHashSet<>();
        for (int tile = 0; tile < PergamonTables.TILES; tile++) {
            assertThat(TABLES.left[tile]).isNotEqualTo(TABLES.right[tile]);
            pairs.add(TABLES.century[tile] * 100 + TABLES.left[tile] * 10 + TABLES.right[tile]);
        }
        assertThat(pairs).hasSize(60);
    }

    @Test
    @Rule({"PRG-OBJ-04", "PRG-OBJ-05", "PRG-EX-09", "PRG-RULING-02", "PRG-RULING-03"})
    void anObjectHasItsCenturyFromTheLeftAndItsYearFromTheRight() {
        assertThat(TABLES.date(tile("T43"), tile("T44"))).isEqualTo(463);
        TestTable table = TestTable.of(3, "3 ask table=pc A.I=12:T49-T33-T43-T44");
        assertThat(table.view(0).seats().get(0).collections().get(0).dates())
                .containsExactly(571, 356, 463);
    }

    @Test
    @Rule({"PRG-OBJ-03", "PRG-EDGE-11", "PRG-DEC-11"})
    void neighboursAdjoinOnlyWhereTheHalvesMatch() {
        // T49 jug|bracelet, T33 bracelet|vase, T55 mask|jug: the row reads T55, T49, T33
        TestTable table = table("T49,T33,T55").play("row T49");

        assertThat(table.moves()).containsExactly("add T33");
        assertThat(table.refusal("add T55")).isEqualTo("PRG-OBJ-03");
    }

    @Test
    @Rule({"PRG-OBJ-06", "PRG-RULING-05", "PRG-RULING-04"})
    void aRowHasTwoTilesOrMoreAndIsOneRow() {
        TestTable table = table("T49,T33,T43,T44").play("row T49");
        assertThat(table.refusal("close")).isEqualTo("PRG-OBJ-06");

        table.play("add T33");

        assertThat(table.moves()).containsExactly("close", "add T43");
        assertThat(table.refusal("row T43")).isEqualTo("PRG-RULING-04");
        assertThat(table.refusal("done")).isEqualTo("PRG-RULING-04");
    }

    @Test
    @Rule({"PRG-OBJ-09", "PRG-EDGE-12", "PRG-RULING-06"})
    void kindsMayRepeatAndOuterHalvesAreIgnored() {
        // bracelet, vase, bracelet: T49 jug|b 5, T33 b|v 3, T45 v|b 4, T40 b|jug; a ring is no more
        TestTable table = table("T49,T33,T45,T40");

        table.exhibit("T49-T33-T45-T40", 0);

        assertThat(table.space(0, 1)).isEqualTo(12);
    }

    @Test
    @Rule({"PRG-DEC-10", "PRG-EDGE-45"})
    void aTileThatNothingContinuesMayEndARowButNotStartOne() {
        TestTable table = table("T49,T33,T51"); // jug|bracelet, bracelet|vase, vase|mask

        assertThat(table.moves()).containsExactly("done", "row T33", "row T49");
        assertThat(table.refusal("row T51")).isEqualTo("PRG-DEC-10");
        assertThat(table.refusal("row T01")).isEqualTo("PRG-EXH-01");
        assertThat(table.refusal("add T33")).isEqualTo("PRG-DEC-10");
        assertThat(table.layRow("T49-T33").moves()).containsExactly("close", "add T51");
    }

    @Test
    @Rule({"PRG-EXH-02", "PRG-EXH-01", "PRG-DEC-13"})
    void aTileStandsInARowOnce() {
        TestTable table = table("T49,T33,T43,T44").layRow("T49-T33");

        assertThat(table.refusal("add T49")).isEqualTo("PRG-EXH-02");
        assertThat(table.refusal("add T01")).isEqualTo("PRG-EXH-01");
        table.play("close");
        assertThat(table.refusal("add T43")).isEqualTo("PRG-DEC-13");
        assertThat(table.refusal("close")).isEqualTo("PRG-DEC-13");
    }

    @Test
    @Rule({"PRG-OBJ-10", "PRG-DEC-09"})
    void findsHaveNoOrderOfTheirOwn() {
        assertThat(table("T49,T33,T43,T44").position).isEqualTo(table("T44,T43,T33,T49").position);
        assertThat(table("T44,T13,T14,T60").finds(0)).containsExactly("T13", "T14", "T44", "T60");
    }

    @Test
    @Rule({"PRG-DEC-15", "PRG-OBJ-11", "PRG-DEC-11"})
    void everyRowIsReachedOnceAndNoListIsLongerThanTheFinds() {
        Xoshiro random = new Xoshiro(4);
        for (int game = 0; game < 60; game++) {
            long hand = 0;
            while (Long.bitCount(hand) < 7) {
                hand |= 1L << random.below(PergamonTables.TILES);
            }
            TestTable table = table("T01");
            table.position.sets[PergamonPosition.HAND] = hand;
            table.position.sets[PergamonPosition.UNSEEN] = PergamonTables.ALL_TILES & ~hand;
            Set<String> rows = new LinkedHashSet<>();

            int reached = collect(table.position, rows);

            assertThat(reached).isEqualTo(rows.size()).isEqualTo(trails(hand, -1, 0));
        }
    }

    /// Closes every row that can be built from here; says how often one was closed.
    private static int collect(PergamonPosition position, Set<String> rows) {
        MoveList moves = new MoveList();
        TestTable.GAME.moves(position, moves);
        assertThat(moves.size()).isLessThanOrEqualTo(8);
        int reached = 0;
        for (int i = 0; i < moves.size(); i++) {
            int verb = PergamonMove.verb(moves.get(i));
            if (verb == PergamonMove.CLOSE) {
                rows.add(TestTable.GAME.notation().position(position));
                reached++;
            } else if (verb != PergamonMove.DONE) {
                PergamonPosition next = TestTable.GAME.position();
                next.copyFrom(position);
                TestTable.GAME.play(next, moves.get(i));
                assertThat(TestTable.GAME.actor(next)).isNotEqualTo(Actor.CHANCE);
                reached += collect(next, rows);
            }
        }
        return reached;
    }

    /// Counts all walks of two tiles or more, as PRG-OBJ-11 has them.
    private static int trails(long left, int last, int size) {
        int count = size >= 2 ? 1 : 0;
        for (int tile = 0; tile < PergamonTables.TILES; tile++) {
            boolean fits = last < 0 || TABLES.adjoin(last, tile);
            if ((left >>> tile & 1) != 0 && fits) {
                count += trails(left & ~(1L << tile), tile, size + 1);
            }
        }
        return count;
    }
}
