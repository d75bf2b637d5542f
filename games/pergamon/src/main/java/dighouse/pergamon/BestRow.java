package dighouse.pergamon;

import static dighouse.pergamon.PergamonTables.KINDS;

import java.util.Arrays;

/// Finds the most valuable row that can be laid with a set of tiles.
///
/// Kinds are places, tiles are one-way paths between them, a row is a walk that takes no path twice
/// (PRG-OBJ-11). All tiles of a row but its last one count, so of the tiles that lead from one kind
/// to another the higher centuries go first, and any tile left over ends the row. The search tries
/// walks depth first and turns back where even the best that is left would not be better.
///
/// Exact; made once and used again, it allocates nothing.
public final class BestRow {
    private static final int CENTURIES = 5;

    private final PergamonTables tables;
    private final long[] between = new long[KINDS * KINDS]; // tiles left, by left and right kind
    private final int[] out = new int[KINDS * (CENTURIES + 1)]; // tiles left by left kind, century
    private final int[] in = new int[KINDS]; // tiles left by right kind
    private final int[] walk = new int[PergamonTables.TILES];
    private final int[] best = new int[PergamonTables.TILES];
    private long left; // tiles not in the walk
    private int bestValue;
    private int bestSize;
    private int ceiling; // no row of this set is worth more

    public BestRow(PergamonEdition edition) {
        this(edition.tables);
    }

    BestRow(PergamonTables tables) {
        this.tables = tables;
    }

    /// Searches among these tiles, one bit each.
    ///
    /// @return the base value of the best row; 0 if there is none
    public int search(long tiles) {
        prepare(tiles);
        for (int start = 0; start < KINDS && bestValue < ceiling; start++) {
            extend(start, 0, 0);
        }
        return bestValue;
    }

    /// Searches among the unexhibited finds of a seat.
    public int search(PergamonPosition position, int seat) {
        return search(position.hand(seat));
    }

    /// How many tiles the row found has; 0 if there is none.
    public int size() {
        return bestSize;
    }

    /// A tile of the row found, from the left.
    public int tile(int place) {
        return best[place];
    }

    private void prepare(long tiles) {
        Arrays.fill(between, 0);
        Arrays.fill(out, 0);
        Arrays.fill(in, 0);
        left = 0;
        bestValue = 0;
        bestSize = 0;
        for (long rest = tiles; rest != 0; rest &= rest - 1) {
            restore(Long.numberOfTrailingZeros(rest));
        }
        ceiling = 0;
        for (int start = 0; start < KINDS; start++) {
            ceiling = Math.max(ceiling, bound(start));
        }
    }

    /// Goes on from a kind with a walk of so many tiles, all of which count.
    private void extend(int kind, int size, int value) {
        if (value > bestValue) {
            keep(kind, size, value);
        }
        if (value + bound(kind) <= bestValue) {
            return;
        }
        int tried = 0; // kinds that were gone to, one bit each
        for (int i = 0; i < KINDS - 1 && bestValue < ceiling; i++) {
            int tile = highest(kind, tried);
            if (tile < 0) {
                return;
            }
            int next = tables.right[tile];
            tried |= 1 << next;
            take(tile);
            walk[size] = tile;
            extend(next, size + 1, value + tables.century[tile]);
            restore(tile);
        }
    }

    /// Keeps the walk as the best row, if some tile is left to end it.
    private void keep(int kind, int size, int value) {
        long ends = left & tables.withLeft[kind];
        if (ends != 0) {
            System.arraycopy(walk, 0, best, 0, size);
            best[size] = Long.numberOfTrailingZeros(ends);
            bestSize = size + 1;
            bestValue = value;
        }
    }

    /// The tile of the highest century from this kind to one that was not tried yet, or -1.
    private int highest(int kind, int tried) {
        long open = 0;
        for (int next = 0; next < KINDS; next++) {
            if ((tried >>> next & 1) == 0) {
                open |= between[kind * KINDS + next];
            }
        }
        return 63 - Long.numberOfLeadingZeros(open); // later tiles have higher centuries
    }

    /// What a walk from this kind can still add at most. Whoever leaves a kind has come to it, or
    /// stands there: so from every kind at most as many tiles as lead to it, the highest first; and
    /// the last tile does not count.
    private int bound(int kind) {
        int sum = 0;
        for (int from = 0; from < KINDS; from++) {
            int steps = in[from] + (from == kind ? 1 : 0);
            for (int century = CENTURIES; century > 0 && steps > 0; century--) {
                int taken = Math.min(steps, out[from * (CENTURIES + 1) + century]);
                sum += taken * century;
                steps -= taken;
            }
        }
        return left == 0 ? 0 : sum - tables.century[Long.numberOfTrailingZeros(left)];
    }

    private void take(int tile) {
        change(tile, -1);
        left &= ~(1L << tile);
        between[tables.left[tile] * KINDS + tables.right[tile]] &= ~(1L << tile);
    }

    private void restore(int tile) {
        change(tile, 1);
        left |= 1L << tile;
        between[tables.left[tile] * KINDS + tables.right[tile]] |= 1L << tile;
    }

    private void change(int tile, int by) {
        out[tables.left[tile] * (CENTURIES + 1) + tables.century[tile]] += by;
        in[tables.right[tile]] += by;
    }
}
