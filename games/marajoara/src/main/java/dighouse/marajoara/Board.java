package dighouse.marajoara;

import static dighouse.marajoara.Direction.COUNT;

import java.util.Arrays;

/// A dig site as it is printed. Cells are numbered row by row from the top, each row from the left,
/// over the whole rectangle; a cell that is missing there is a hole. Sets of cells are two longs,
/// the low one for the cells 0 to 63.
public final class Board {
    public static final int MOST_CELLS = 128; // of the rectangle: two longs
    static final int MOST_COLUMNS = 16; // so that two steps in any direction shift by less than 64
    public static final int NONE = -1;

    final String id;
    final int rows;
    final int columns;

    long low; // all cells
    long high;
    long ropeLow; // cells of the four rope zones
    long ropeHigh;
    long plainLow; // cells where later tokens may lie: neither rope nor bonus (MRJ-TOK-02, 03)
    long plainHigh;
    long iconLow; // research icons
    long iconHigh;
    private final String[] names;
    final String[] zone = new String[MOST_CELLS]; // NW, NE, SW, SE or empty
    final int[] bonus = new int[MOST_CELLS]; // 0, 1 or 2
    int[] starts = {}; // cells that start with a die, in the order of filling
    int[] marked = {}; // cells of mission 4

    final int[] step = new int[COUNT]; // what a step in a direction adds to the number of a cell
    final int[] next = new int[COUNT * MOST_CELLS]; // neighbour by direction and cell, or NONE
    final long[] stepFrom = new long[2 * COUNT]; // cells with a neighbour, by direction
    final long[] jumpFrom = new long[2 * COUNT]; // cells with two cells in a row ahead

    Board(String id, int rows, int columns) {
        this.id = id;
        this.rows = rows;
        this.columns = columns;
        Arrays.fill(zone, "");
        names = new String[rows * columns];
        for (int cell = 0; cell < names.length; cell++) {
            names[cell] = (char) ('A' + cell % columns) + Integer.toString(cell / columns + 1);
        }
    }

    int cell(int row, int column) {
        return row * columns + column;
    }

    public boolean has(int cell) {
        return contains(low, high, cell);
    }

    public boolean isRope(int cell) {
        return contains(ropeLow, ropeHigh, cell);
    }

    /// What a die gains beyond 1 by landing on a cell (MRJ-VAL-02).
    public int bonus(int cell) {
        return bonus[cell];
    }

    /// How many cells mission 4 marks.
    public int marks() {
        return marked.length;
    }

    /// One of the cells that mission 4 marks.
    public int marked(int index) {
        return marked[index];
    }

    boolean isIcon(int cell) {
        return contains(iconLow, iconHigh, cell);
    }

    /// The neighbour in a direction, or NONE.
    public int next(int direction, int cell) {
        return next[direction * MOST_CELLS + cell];
    }

    /// `C4`: the column's letter, and the row from the top.
    String name(int cell) {
        return names[cell];
    }

    /// The cell of this name, or NONE.
    int cellOf(String name) {
        if (name.length() < 2 || name.length() > 4) {
            return NONE;
        }
        int row = 0;
        for (int i = 1; i < name.length(); i++) {
            row = 10 * row + name.charAt(i) - '0';
        }
        int column = name.charAt(0) - 'A';
        boolean inside = column >= 0 && column < columns && row >= 1 && row <= rows;
        int cell = inside ? cell(row - 1, column) : NONE;
        return inside && has(cell) && name(cell).equals(name) ? cell : NONE;
    }

    /// Works out neighbours and lines once all cells are known.
    void connect() {
        for (int direction = 0; direction < COUNT; direction++) {
            step[direction] = Direction.rows(direction) * columns + Direction.columns(direction);
            for (int cell = 0; cell < MOST_CELLS; cell++) {
                next[direction * MOST_CELLS + cell] = neighbour(direction, cell);
            }
            for (int cell = 0; cell < MOST_CELLS; cell++) {
                int ahead = next(direction, cell);
                if (ahead != NONE) {
                    stepFrom[2 * direction + half(cell)] |= bit(cell);
                    if (next(direction, ahead) != NONE) {
                        jumpFrom[2 * direction + half(cell)] |= bit(cell);
                    }
                }
            }
        }
    }

    private int neighbour(int direction, int cell) {
        if (cell >= rows * columns || !has(cell)) {
            return NONE;
        }
        int row = cell / columns + Direction.rows(direction);
        int column = cell % columns + Direction.columns(direction);
        boolean inside = row >= 0 && row < rows && column >= 0 && column < columns;
        return inside && has(cell(row, column)) ? cell(row, column) : NONE;
    }

    static int half(int cell) {
        return cell >>> 6;
    }

    /// The bit of a cell in its half; shifts count modulo 64.
    static long bit(int cell) {
        return 1L << cell;
    }

    static boolean contains(long low, long high, int cell) {
        return ((cell < 64 ? low : high) >>> cell & 1) != 0;
    }

    /// The low half of all cells from which a step leads into the set.
    static long lowBehind(long low, long high, int step) {
        return step > 0 ? low >>> step | high << -step : low << -step;
    }

    /// The high half of all cells from which a step leads into the set.
    static long highBehind(long low, long high, int step) {
        return step > 0 ? high >>> step : high << -step | low >>> step;
    }

    static int size(long low, long high) {
        return Long.bitCount(low) + Long.bitCount(high);
    }

    /// The first cell of a set after this one, or NONE.
    static int after(long low, long high, int cell) {
        int from = cell + 1;
        if (from < 64) {
            long rest = low & -1L << from;
            if (rest != 0) {
                return Long.numberOfTrailingZeros(rest);
            }
            return high == 0 ? NONE : 64 + Long.numberOfTrailingZeros(high);
        }
        long rest = from < MOST_CELLS ? high & -1L << from : 0;
        return rest == 0 ? NONE : 64 + Long.numberOfTrailingZeros(rest);
    }
}
