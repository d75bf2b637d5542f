package dighouse.bots.pergamon;

import dighouse.pergamon.BestRow;
import dighouse.pergamon.PergamonEdition;
import dighouse.pergamon.PergamonTables;

/// Caches the best rows of sets of tiles. The same few hands and galleries recur all the time in a
/// search, and their best rows never change.
///
/// A row that exceeds the last exhibition space ends where it reaches that space: more tiles would
/// be wasted. An entry is valid until the next one is looked up.
final class BestRowCache {
    private static final int ENTRIES = 1 << 14;
    private static final int LONGEST =
            PergamonTables.PLAN + 1; // tiles; each but the last counts at least 1

    private final PergamonTables tables;
    private final FewTiles few;
    private final BestRow many;
    private final int[] found = new int[PergamonTables.TILES];
    private final long[] keys =
            new long[ENTRIES]; // initially the set without tiles, which has no row
    private final byte[] values = new byte[ENTRIES];
    private final byte[] sizes = new byte[ENTRIES];
    private final long[] used = new long[ENTRIES]; // tiles of the row
    private final byte[] tiles = new byte[ENTRIES * LONGEST]; // in their order

    BestRowCache(PergamonEdition edition, PergamonTables tables) {
        this.tables = tables;
        few = new FewTiles(tables);
        many = new BestRow(edition);
    }

    /// Looks up or finds the best row of a set of tiles.
    ///
    /// @return its entry
    int find(long set) {
        int entry = (int) ((set * 0x9E37_79B9_7F4A_7C15L) >>> 50); // the upper 14 bits
        if (keys[entry] != set) {
            keys[entry] = set;
            fill(entry, set);
        }
        return entry;
    }

    private void fill(int entry, long set) {
        int size = search(set);
        int value = 0;
        int length = 0;
        long row = 0;
        for (int place = 0; place < size && (value < PergamonTables.PLAN || length < 2); place++) {
            int tile = found[place];
            value += length == 0 ? 0 : tables.century(found[place - 1]);
            tiles[entry * LONGEST + length++] = (byte) tile;
            row |= 1L << tile;
        }
        values[entry] = (byte) Math.min(value, PergamonTables.PLAN);
        sizes[entry] = (byte) length;
        used[entry] = row;
    }

    private int search(long set) {
        boolean isSmall = Long.bitCount(set) <= FewTiles.MOST;
        if (isSmall) {
            few.search(set);
        } else {
            many.search(set);
        }
        int size = isSmall ? few.size() : many.size();
        for (int place = 0; place < size; place++) {
            found[place] = isSmall ? few.tile(place) : many.tile(place);
        }
        return size;
    }

    /// The value of the row before it is polished; 0 if there is none.
    int value(int entry) {
        return values[entry];
    }

    int size(int entry) {
        return sizes[entry];
    }

    /// A tile of the row, from the left.
    int tile(int entry, int place) {
        return tiles[entry * LONGEST + place];
    }

    /// The tiles of the row, one bit each.
    long used(int entry) {
        return used[entry];
    }
}
