package dighouse.bots.pergamon;

import dighouse.pergamon.PergamonTables;

/// Finds the best row of a few tiles by trying all rows. For a usual hand this is quicker than the
/// search for any number of tiles, and as exact. A row that has reached the last exhibition space
/// does not continue.
final class FewTiles {
    static final int MOST = 9; // with more tiles, trying all takes longer

    private final PergamonTables tables;
    private final long[] followers = new long[PergamonTables.TILES]; // by tile, one bit each
    private final int[] path = new int[MOST];
    private final int[] row = new int[MOST];
    private int size;
    private int value;

    FewTiles(PergamonTables tables) {
        this.tables = tables;
        for (int left = 0; left < PergamonTables.TILES; left++) {
            for (int right = 0; right < PergamonTables.TILES; right++) {
                if (tables.adjoin(left, right)) {
                    followers[left] |= 1L << right;
                }
            }
        }
    }

    void search(long tiles) {
        assert Long.bitCount(tiles) <= MOST : "too many tiles";
        size = 0;
        value = 0;
        int sum = 0;
        for (long left = tiles; left != 0; left &= left - 1) {
            sum += tables.century(Long.numberOfTrailingZeros(left));
        }
        extend(tiles, tiles, 0, 0, sum);
    }

    int size() {
        return size;
    }

    /// A tile of the best row, from the left.
    int tile(int place) {
        return row[place];
    }

    /// Tries every next tile, the oldest first.
    ///
    /// @param left tiles that are not in the row
    /// @param next those of them that can continue it
    /// @param counted value of the tiles in the row, including the last one
    /// @param rest value of the tiles that are left
    private void extend(long left, long next, int length, int counted, int rest) {
        for (long untried = next; untried != 0; ) {
            if (value >= PergamonTables.PLAN || counted + rest <= value) {
                return; // nothing better is possible
            }
            int tile = Long.SIZE - 1 - Long.numberOfLeadingZeros(untried);
            long bit = 1L << tile;
            untried &= ~bit;
            path[length] = tile;
            if (counted > value) {
                keep(length + 1, counted);
            }
            int century = tables.century(tile);
            long others = left & ~bit;
            extend(others, others & followers[tile], length + 1, counted + century, rest - century);
        }
    }

    private void keep(int length, int counted) {
        size = length;
        value = counted;
        System.arraycopy(path, 0, row, 0, length);
    }
}
