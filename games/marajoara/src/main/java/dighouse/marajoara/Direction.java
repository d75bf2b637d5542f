package dighouse.marajoara;

import java.util.List;

/// The eight straight lines in the order of the lists (MRJ-DEC-22); with four of them the diagonals
/// are left out.
public final class Direction {
    public static final int COUNT = 8;

    private static final List<String> NAMES = List.of("NW", "N", "NE", "W", "E", "SW", "S", "SE");
    private static final int[] ROWS = {-1, -1, -1, 0, 0, 1, 1, 1};
    private static final int[] COLUMNS = {-1, 0, 1, -1, 1, -1, 0, 1};

    private Direction() {}

    /// The direction back.
    public static int opposite(int direction) {
        return COUNT - 1 - direction;
    }

    static int rows(int direction) {
        return ROWS[direction];
    }

    static int columns(int direction) {
        return COLUMNS[direction];
    }

    static boolean isDiagonal(int direction) {
        return ROWS[direction] != 0 && COLUMNS[direction] != 0;
    }

    static String name(int direction) {
        return NAMES.get(direction);
    }

    /// The direction of this name, or -1.
    static int of(String name) {
        return NAMES.indexOf(name);
    }
}
