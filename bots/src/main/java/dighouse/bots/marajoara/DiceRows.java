package dighouse.bots.marajoara;

import dighouse.marajoara.Die;
import dighouse.marajoara.MarajoaraMove;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Numbers the 84 possible rows of up to three dice of one colour, so that plans can be looked up
/// in tables: what a row contains, and which row it becomes.
final class DiceRows {
    static final int COUNT = 84; // multisets of three values from 0 to 6
    static final int EMPTY = 0;
    static final int NONE = -1;
    static final int MOST = 3; // dice in a row
    private static final int FACES = Die.HIGHEST + 1;
    private static final int PACKED = 1 << 9; // three values of three bits

    private static final byte[] NUMBER = new byte[PACKED]; // by packed values in any order
    private static final int[] VALUES = new int[COUNT]; // packed in ascending order; 0 means no die
    private static final byte[] WITH = new byte[COUNT * FACES];
    private static final byte[] WITHOUT = new byte[COUNT * FACES];

    /// All rows, the highest sum first.
    static final int[] BY_SUM;

    static {
        int number = 0;
        for (int size = 0; size <= MOST; size++) { // the empty row is number 0
            for (int packed = 0; packed < PACKED; packed++) {
                if (isAscending(packed) && count(packed) == size) {
                    VALUES[number++] = packed;
                }
            }
        }
        for (int packed = 0; packed < PACKED; packed++) {
            NUMBER[packed] = (byte) find(packed);
        }
        for (int row = 0; row < COUNT; row++) {
            for (int value = 1; value < FACES; value++) {
                WITH[row * FACES + value] = (byte) add(VALUES[row], value);
                WITHOUT[row * FACES + value] = (byte) take(VALUES[row], value);
            }
        }
        List<Integer> diceRows = new ArrayList<>();
        for (int row = 0; row < COUNT; row++) {
            diceRows.add(row);
        }
        diceRows.sort(Comparator.comparingInt(row -> -sum(row)));
        BY_SUM = diceRows.stream().mapToInt(Integer::intValue).toArray();
    }

    private DiceRows() {}

    private static int at(int packed, int place) {
        return packed >>> (3 * place) & 7;
    }

    private static int count(int packed) {
        return (at(packed, 0) > 0 ? 1 : 0)
                + (at(packed, 1) > 0 ? 1 : 0)
                + (packed >>> 6 > 0 ? 1 : 0);
    }

    private static boolean isAscending(int packed) {
        int before = 0;
        boolean ended = false;
        for (int place = 0; place < MOST; place++) {
            int value = at(packed, place);
            if (value > Die.HIGHEST || (value > 0 && (ended || value < before))) {
                return false;
            }
            ended |= value == 0;
            before = value;
        }
        return true;
    }

    /// The row with these values. A value above 6 becomes 1 (MRJ-RULING-39).
    private static int find(int packed) {
        int[] values = new int[MOST];
        for (int place = 0; place < MOST; place++) {
            int value = at(packed, place);
            values[place] = value > Die.HIGHEST ? 1 : value;
        }
        for (int row = 0; row < COUNT; row++) {
            if (holds(VALUES[row], values)) {
                return row;
            }
        }
        return NONE;
    }

    private static boolean holds(int packed, int[] values) {
        int[] counts = new int[FACES];
        for (int place = 0; place < MOST; place++) {
            counts[at(packed, place)]++;
            counts[values[place]]--;
        }
        for (int count : counts) {
            if (count != 0) {
                return false;
            }
        }
        return true;
    }

    private static int add(int packed, int value) {
        return packed >>> 6 > 0 ? NONE : NUMBER[packed << 3 | value];
    }

    private static int take(int packed, int value) {
        for (int place = 0; place < MOST; place++) {
            if (at(packed, place) == value) {
                return NUMBER[packed & ~(7 << (3 * place))];
            }
        }
        return NONE;
    }

    /// The number of a row with these values, packed in any order.
    static int of(int packed) {
        return NUMBER[packed];
    }

    /// A value of a row, ascending; 0 if it has fewer.
    static int value(int row, int place) {
        return at(VALUES[row], place);
    }

    static int size(int row) {
        return count(VALUES[row]);
    }

    static int sum(int row) {
        return MarajoaraMove.sum(VALUES[row]);
    }

    /// The row with another die, or NONE if it is full.
    static int with(int row, int value) {
        return WITH[row * FACES + value];
    }

    /// The row without a die of this value, or NONE if it has none.
    static int without(int row, int value) {
        return WITHOUT[row * FACES + value];
    }

    /// The row after a die, which it contains, is turned by some pips.
    static int turned(int row, int value, int by) {
        return with(without(row, value), value + by);
    }
}
