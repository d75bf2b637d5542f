package dighouse.pergamon;

import static dighouse.pergamon.PergamonTables.KINDS;
import static dighouse.pergamon.PergamonTables.TILES;

import java.util.Arrays;

/// Takes the cheapest tiles out of a set until as many lead to every kind as away from it, start
/// and end of a walk apart. What is taken out flows from kinds with too many ways out to kinds with
/// too many ways in: a flow of least cost over four places, found by shortest detours.
///
/// A *path* is an ordered pair of kinds, `from * KINDS + to`; its tiles are taken out lowest first.
final class RowFlow {
    static final int PATHS = KINDS * KINDS;

    private static final int FAR = 1 << 20;

    private final int[] tiles = new int[PATHS * TILES]; // by path, ascending
    private final int[] centuries = new int[PATHS * TILES];
    private final int[] count = new int[PATHS];
    private final int[] spared = new int[PATHS]; // 1 where the lowest tile is kept for the end
    private final int[] removed = new int[PATHS];
    private final int[] room = new int[PATHS]; // how many may be taken out
    private final int[] surplus = new int[KINDS]; // ways out too many
    private final int[] distance = new int[KINDS];
    private final int[] by = new int[KINDS]; // the path of the detour that leads there
    private final boolean[] backwards = new boolean[KINDS]; // it puts a tile in again
    private int value;
    private int kinds; // one bit each: paths between others are not there

    void fill(PergamonTables tables, long set) {
        Arrays.fill(count, 0);
        Arrays.fill(spared, 0);
        for (long left = set; left != 0; left &= left - 1) {
            int tile = Long.numberOfTrailingZeros(left);
            int path = tables.left[tile] * KINDS + tables.right[tile];
            int place = path * TILES + count[path]++;
            tiles[place] = tile;
            centuries[place] = tables.century[tile];
        }
    }

    /// Keeps the lowest tile of a path for the end of the row, if it has one.
    boolean reserve(int path) {
        spared[path] = count[path] > 0 ? 1 : 0;
        return count[path] > 0;
    }

    void release(int path) {
        spared[path] = 0;
    }

    /// Whether the path has tiles for the walk.
    boolean hasTiles(int path) {
        return count[path] > spared[path];
    }

    int lowest(int path) {
        return tiles[path * TILES];
    }

    /// The tile of a path that has so many higher ones.
    int fromTop(int path, int higher) {
        return tiles[path * TILES + count[path] - 1 - higher];
    }

    /// What the tiles that stay are worth.
    int value() {
        return value;
    }

    /// How many tiles of a path stay.
    int kept(int path) {
        return isOpen(path) ? count[path] - spared[path] - removed[path] : 0;
    }

    private boolean isOpen(int path) {
        return (kinds & ends(path)) == ends(path);
    }

    /// The two kinds of a path, one bit each.
    private static int ends(int path) {
        return (1 << (path / KINDS)) | (1 << (path % KINDS));
    }

    /// Balances the tiles between these kinds for a walk from one to another; of every forced path
    /// at least one tile stays.
    ///
    /// @return whether that is possible
    boolean solve(int first, int end, int amongKinds, int forced) {
        kinds = amongKinds;
        value = 0;
        Arrays.fill(surplus, 0);
        Arrays.fill(removed, 0);
        surplus[first]--;
        surplus[end]++;
        for (int path = 0; path < PATHS; path++) {
            int number = isOpen(path) ? count[path] - spared[path] : 0;
            room[path] = number - ((forced >>> path) & 1);
            surplus[path / KINDS] += number;
            surplus[path % KINDS] -= number;
            for (int i = 0; i < number; i++) {
                value += centuries[path * TILES + spared[path] + i];
            }
        }
        int sink = nearestSink();
        while (sink >= 0) {
            takeDetour(sink);
            sink = nearestSink();
        }
        return isBalanced();
    }

    private boolean isBalanced() {
        for (int kind = 0; kind < KINDS; kind++) {
            if (surplus[kind] != 0) {
                return false;
            }
        }
        return true;
    }

    /// The kind with too many ways in that is cheapest to reach from one with too many ways out, by
    /// Bellman and Ford; -1 if there is none.
    private int nearestSink() {
        for (int kind = 0; kind < KINDS; kind++) {
            distance[kind] = surplus[kind] > 0 ? 0 : FAR;
            by[kind] = -1;
        }
        boolean shorter = true;
        while (shorter) {
            shorter = false;
            for (int path = 0; path < PATHS; path++) {
                shorter |= relax(path);
            }
        }
        int sink = -1;
        for (int kind = 0; kind < KINDS; kind++) {
            boolean takes = surplus[kind] < 0 && distance[kind] < FAR;
            if (takes && (sink < 0 || distance[kind] < distance[sink])) {
                sink = kind;
            }
        }
        return sink;
    }

    private boolean relax(int path) {
        int from = path / KINDS;
        int to = path % KINDS;
        boolean shorter = false;
        if (removed[path] < room[path] && distance[from] < FAR) {
            shorter = shorten(to, distance[from] + price(path, removed[path]), path, false);
        }
        if (removed[path] > 0 && distance[to] < FAR) {
            shorter |= shorten(from, distance[to] - price(path, removed[path] - 1), path, true);
        }
        return shorter;
    }

    private boolean shorten(int kind, int length, int path, boolean back) {
        if (length >= distance[kind]) {
            return false;
        }
        distance[kind] = length;
        by[kind] = path;
        backwards[kind] = back;
        return true;
    }

    /// The century of the tile of a path that is taken out after so many.
    private int price(int path, int before) {
        return centuries[path * TILES + spared[path] + before];
    }

    private void takeDetour(int sink) {
        value -= distance[sink];
        surplus[sink]++;
        int kind = sink;
        while (by[kind] >= 0) {
            int path = by[kind];
            removed[path] += backwards[kind] ? -1 : 1;
            kind = backwards[kind] ? path % KINDS : path / KINDS;
        }
        surplus[kind]--;
    }

    /// The kinds that hang together with this one by tiles that stay, one bit each.
    int partAround(int kind) {
        int part = 1 << kind;
        int before = 0;
        while (part != before) {
            before = part;
            for (int path = 0; path < PATHS; path++) {
                if (kept(path) > 0 && (ends(path) & part) != 0) {
                    part |= ends(path);
                }
            }
        }
        return part;
    }

    /// Whether no tile that stays lies outside these kinds.
    boolean staysWithin(int part) {
        for (int path = 0; path < PATHS; path++) {
            if (kept(path) > 0 && (part & ends(path)) == 0) {
                return false;
            }
        }
        return true;
    }
}
