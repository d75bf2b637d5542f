package dighouse.pergamon;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Viewer;
import dighouse.kernel.Xoshiro;
import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

class BestRowTest {
    private static final PergamonTables TABLES = TestTable.EDITION.tables;

    @Test
    @Rule({"PRG-OBJ-07", "PRG-OBJ-11"})
    void equalsBruteForceOnTenThousandHands() {
        Xoshiro random = new Xoshiro(2011);
        BestRow best = new BestRow(TestTable.EDITION);
        for (int hand = 0; hand < 10_000; hand++) {
            long tiles = tiles(random, 1 + random.below(9));

            int value = best.search(tiles);

            assertThat(value)
                    .as("hand %s: %x", hand, tiles)
                    .isEqualTo(bruteForce(TABLES, tiles, -1, 0));
            checkRow(TABLES, best, tiles, value);
        }
    }

    /// Tile sets of one's own need not have every pair of kinds as often: few kinds make many ways
    /// to and fro, parts that hardly hang together, and dead ends.
    @Test
    @Rule({"PRG-OBJ-11", "PRG-OBJ-09"})
    void equalsBruteForceOnLopsidedTileSets() {
        Xoshiro random = new Xoshiro(1878);
        for (int set = 0; set < 200; set++) {
            PergamonTables tables = lopsided(random);
            BestRow best = new BestRow(tables);
            for (int hand = 0; hand < 20; hand++) {
                long tiles = tiles(random, 1 + random.below(9));

                int value = best.search(tiles);

                assertThat(value)
                        .as("set %s, hand %s: %x", set, hand, tiles)
                        .isEqualTo(bruteForce(tables, tiles, -1, 0));
                checkRow(tables, best, tiles, value);
            }
        }
    }

    /// Sixty tiles of three to five paths between kinds.
    private static PergamonTables lopsided(Xoshiro random) {
        int[] paths = new int[3 + random.below(3)];
        for (int i = 0; i < paths.length; i++) {
            int from = random.below(PergamonTables.KINDS);
            int to = (from + 1 + random.below(PergamonTables.KINDS - 1)) % PergamonTables.KINDS;
            paths[i] = from * PergamonTables.KINDS + to;
        }
        PergamonTables tables = new PergamonTables();
        for (int tile = 0; tile < PergamonTables.TILES; tile++) {
            int path = paths[random.below(paths.length)];
            tables.left[tile] = path / PergamonTables.KINDS;
            tables.right[tile] = path % PergamonTables.KINDS;
            tables.century[tile] = 1 + tile / 12;
        }
        return tables;
    }

    /// Parts that only one way joins, and parts that nothing joins.
    @Test
    @Rule("PRG-RULING-04")
    void rowsThatHangTogetherByAThread() {
        // vase and jug in one part, mask and bracelet in the other: both ways, several times
        String[] hands = {
            "T02,T08,T16,T20,T31,T30,T03,T04,T19,T21",
            "T02,T08,T16,T20,T52,T54,T48,T38",
            "T02,T08,T16,T20,T52,T54,T48,T38,T01",
            "T02,T08,T16,T20,T52,T54,T48,T38,T10"
        };
        BestRow best = new BestRow(TestTable.EDITION);
        for (String hand : hands) {
            TestTable table = TestTable.of(3, "3 exhibit at=4 A=0@4 A.finds=" + hand);
            int value = best.search(table.position, 0);
            assertThat(value).isEqualTo(bruteForce(TABLES, table.position.hand(0), -1, 0));
            checkRow(TABLES, best, table.position.hand(0), value);
        }
    }

    @Test
    @Rule("PRG-EX-05")
    void improvesOnTheRowOfTheRulebookByEndingOnTheLowestCentury() {
        BestRow best = new BestRow(TestTable.EDITION);

        int value =
                best.search(TestTable.of(3, "3 ask table=pc A.finds=T33,T43,T44,T49").position, 0);

        assertThat(value).isEqualTo(13); // T43-T44-T49-T33: 4 + 4 + 5
        assertThat(best.size()).isEqualTo(4);
        assertThat(Names.tile(best.tile(3))).isEqualTo("T33");
        assertThat(best.search(0)).isZero();
        assertThat(best.size()).isZero();
    }

    @Test
    @Rule("PRG-OBJ-07")
    void allSixtyTilesMakeOneRow() {
        BestRow best = new BestRow(TestTable.EDITION);

        // every kind has as many ways in as out: all tiles in one walk, a century-1 tile last
        assertThat(best.search(PergamonTables.ALL_TILES)).isEqualTo(12 * 15 - 1);
        checkRow(TABLES, best, PergamonTables.ALL_TILES, 179);
    }

    @Test
    @Rule({"PRG-OBJ-07", "PRG-DIG-05"})
    void theAidSaysWhatADigOfAGalleryWouldBring() {
        TestTable table = TestTable.of(3, "3 dig at=4 A=9@4 A.finds=T33,T43 I=T44 II=T49 III=T01");

        PergamonView.AidView aid = table.view(0).aid();

        assertThat(aid.value()).isEqualTo(3);
        assertThat(aid.row()).containsExactly("T33", "T43");
        assertThat(aid.more())
                .extracting(PergamonView.AidView.More::gallery)
                .containsExactly("II", "I", "III");
        assertThat(aid.more())
                .extracting(PergamonView.AidView.More::value)
                .containsExactly(8, 7, 4);

        TestTable both = TestTable.of(3, "3 dig at=4 A=9@4 A.finds=T33,T43 I=T44,T49 II=T01");
        PergamonView.AidView whole = both.view(0).aid();
        assertThat(whole.more().getFirst().gallery()).isEqualTo("I");
        assertThat(whole.more().getFirst().value())
                .as("all tiles of the gallery at once")
                .isGreaterThan(8);
    }

    @Test
    @Rule("PRG-OBJ-07")
    void theViewSaysWhatEachGalleryWouldBring() {
        TestTable table = TestTable.of(3, "3 dig at=4 A=9@4 A.finds=T33,T43 I=T44 II=T49 III=T01");

        PergamonView.AidView aid = table.view(0).aid();

        assertThat(aid.row()).containsExactly("T33", "T43");
        assertThat(aid.value()).isEqualTo(3);
        assertThat(aid.galleries()).containsExactly(7, 8, 4, 3, 3);
        assertThat(table.view(Viewer.BYSTANDER).aid().galleries()).isEmpty();
    }

    @Test
    @Rule({"PRG-OBJ-03", "PRG-DEC-10"})
    void theViewNamesTheFindsThatGoInFrontOfTheOpenRow() {
        TestTable table = TestTable.of(3, "3 row at=4 A=9@4 A.finds=T33,T43,T49 row=T33-T43");

        assertThat(table.view(0).front()).containsExactly("T49");
        assertThat(table.view(1).front()).isEmpty();
    }

    private static long tiles(Xoshiro random, int number) {
        long tiles = 0;
        while (Long.bitCount(tiles) < number) {
            tiles |= 1L << random.below(PergamonTables.TILES);
        }
        return tiles;
    }

    /// The best of all walks, tried one by one.
    private static int bruteForce(PergamonTables tables, long left, int last, int value) {
        int best = 0;
        for (long rest = left; rest != 0; rest &= rest - 1) {
            int tile = Long.numberOfTrailingZeros(rest);
            if (last < 0) {
                best = Math.max(best, bruteForce(tables, left & ~(1L << tile), tile, 0));
            } else if (tables.adjoin(last, tile)) {
                int longer = value + tables.century[last];
                best = Math.max(best, longer);
                best = Math.max(best, bruteForce(tables, left & ~(1L << tile), tile, longer));
            }
        }
        return best;
    }

    private static void checkRow(PergamonTables tables, BestRow best, long tiles, int value) {
        int sum = 0;
        long seen = 0;
        for (int place = 0; place < best.size(); place++) {
            int tile = best.tile(place);
            assertThat((tiles & ~seen) >>> tile & 1).isEqualTo(1);
            seen |= 1L << tile;
            if (place + 1 < best.size()) {
                assertThat(tables.adjoin(tile, best.tile(place + 1))).isTrue();
                sum += tables.century[tile];
            }
        }
        assertThat(sum).isEqualTo(value);
    }
}
