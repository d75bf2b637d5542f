package dighouse.pergamon;

import static dighouse.pergamon.PergamonTables.KINDS;
import static dighouse.pergamon.PergamonTables.TILES;
import static dighouse.pergamon.RowFlow.PATHS;

/// Finds the most valuable row that can be laid with a set of tiles: exact, whatever the number of
/// tiles, in a time that hardly grows with it.
///
/// Kinds are places, tiles are one-way steps between them, a row is a walk that takes no step twice
/// (PRG-OBJ-11). All tiles of a row count but the last one, so the last tile may as well be the
/// lowest of those that lead from one kind to another: twelve cases. Before it, by Euler, tiles can
/// be walked in one go exactly if as many lead to every kind as away from it (but for start and
/// end) and they hang together. The cheapest way to take tiles out until the first holds is a flow,
/// left to [RowFlow]; where the rest falls apart, the search goes on with the walks that stay
/// within the part around the end, and with those that are made to leave it.
///
/// Made once and used again, it allocates nothing.
public final class BestRow {
    private static final int ALL_KINDS = (1 << KINDS) - 1;

    private final PergamonTables tables;
    private final RowFlow flow = new RowFlow();
    private final int[] used = new int[PATHS]; // tiles of the best row before its last, by path
    private final int[] row = new int[TILES];
    private final int[] standing = new int[TILES + 1]; // kinds on the way, while the row is laid
    private final int[] arrivedBy = new int[TILES + 1]; // and the tiles that led there
    private int value;
    private int size;
    private int start;
    private int lastPath;

    public BestRow(PergamonEdition edition) {
        this(edition.tables);
    }

    BestRow(PergamonTables tables) {
        this.tables = tables;
    }

    /// Searches among these tiles, one bit each, T01 lowest.
    ///
    /// @return the base value of the best row; 0 if there is none
    public int search(long tiles) {
        flow.fill(tables, tiles);
        value = 0;
        size = 0;
        for (int path = 0; path < PATHS; path++) {
            if (flow.reserve(path)) {
                int end = path / KINDS;
                for (int first = 0; first < KINDS; first++) {
                    explore(first, end, path, ALL_KINDS, 0);
                }
                flow.release(path);
            }
        }
        if (value > 0) {
            lay();
        }
        return value;
    }

    /// Searches among the unexhibited finds of a seat.
    public int search(PergamonPosition position, int seat) {
        return search(position.hand(seat));
    }

    /// How many tiles the row found has; 0 if there is none.
    public int size() {
        return size;
    }

    /// A tile of the row found, from the left.
    public int tile(int place) {
        return row[place];
    }

    /// Walks from one kind to another over these kinds, using each of the forced paths.
    private void explore(int first, int end, int last, int kinds, int forced) {
        if ((kinds >>> first & 1) == 0
                || !flow.solve(first, end, kinds, forced)
                || flow.value() <= value) {
            return;
        }
        int part = flow.partAround(end);
        if (flow.staysWithin(part)) {
            keep(first, last);
            return;
        }
        explore(first, end, last, kinds & part, forced);
        for (int path = 0; path < PATHS; path++) {
            int from = path / KINDS;
            int to = path % KINDS;
            boolean leaves = (part >>> from & 1) != 0 && (part >>> to & 1) == 0;
            boolean open = (kinds >>> to & 1) != 0 && flow.hasTiles(path);
            if (leaves && open) {
                explore(first, end, last, kinds, forced | (1 << path));
            }
        }
    }

    private void keep(int first, int last) {
        value = flow.value();
        start = first;
        lastPath = last;
        for (int path = 0; path < PATHS; path++) {
            used[path] = flow.kept(path);
        }
    }

    /// Lays the tiles in order: walks on as long as a tile is left, and from dead ends takes the
    /// way back, writing the row from its end (Hierholzer).
    private void lay() {
        size = 1;
        for (int path = 0; path < PATHS; path++) {
            size += used[path];
        }
        int place = size - 1;
        row[place] = flow.lowest(lastPath);
        int depth = 0;
        standing[0] = start;
        while (depth >= 0) {
            int path = openPath(standing[depth]);
            if (path >= 0) {
                used[path]--;
                depth++;
                standing[depth] = path % KINDS;
                arrivedBy[depth] = flow.fromTop(path, used[path]);
            } else {
                if (depth > 0) {
                    row[--place] = arrivedBy[depth];
                }
                depth--;
            }
        }
    }

    private int openPath(int kind) {
        for (int path = kind * KINDS; path < (kind + 1) * KINDS; path++) {
            if (used[path] > 0) {
                return path;
            }
        }
        return -1;
    }
}
