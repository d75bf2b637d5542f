package dighouse.bots.pergamon;

import dighouse.pergamon.BestRow;
import dighouse.pergamon.PergamonEdition;
import dighouse.pergamon.PergamonTables;
import java.util.Arrays;

/// Best rows of the sets of tiles that were asked for lately. The same few hands and galleries meet
/// again and again in a search, and what can be laid with them never changes.
///
/// A row that is worth more than the last exhibition space ends where it reaches that: tiles beyond
/// would be wasted. An entry is good until the next one is looked up.
final class Rows {
    private static final int ENTRIES = 1 << 14;
    private static final int LONGEST = PergamonTables.PLAN + 1; // tiles; each but the last counts 1

    private final PergamonTables tables;
    private final BestRow search;
    private final long[] keys = new long[ENTRIES];
    private final byte[] values = new byte[ENTRIES];
    private final byte[] sizes = new byte[ENTRIES];
    private final long[] used = new long[ENTRIES]; // tiles of the row
    private final byte[] tiles = new byte[ENTRIES * LONGEST]; // in their order

    Rows(PergamonEdition edition, PergamonTables tables) {
        this.tables = tables;
        search = new BestRow(edition);
        Arrays.fill(keys, 0); // no tiles, no row: a true entry
    }

    /// The entry of the best row of a set of tiles.
    int find(long set) {
        int entry = (int) ((set * 0x9E37_79B9_7F4A_7C15L) >>> 50); // the upper 14 bits
        if (keys[entry] != set) {
            keys[entry] = set;
            fill(entry, set);
        }
        return entry;
    }

    private void fill(int entry, long set) {
        boolean any = (set & (set - 1)) != 0 && search.search(set) > 0;
        int size = any ? search.size() : 0;
        int value = 0;
        int length = 0;
        long row = 0;
        for (int place = 0; place < size && (value < PergamonTables.PLAN || length < 2); place++) {
            int tile = search.tile(place);
            value += length == 0 ? 0 : tables.century(search.tile(place - 1));
            tiles[entry * LONGEST + length++] = (byte) tile;
            row |= 1L << tile;
        }
        values[entry] = (byte) Math.min(value, PergamonTables.PLAN);
        sizes[entry] = (byte) length;
        used[entry] = row;
    }

    /// What the row is worth before it is polished; 0 if there is none.
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
