package dighouse.examples.connectfour;

import static dighouse.examples.connectfour.ConnectFourPosition.COLUMNS;
import static dighouse.examples.connectfour.ConnectFourPosition.PLACES;
import static dighouse.examples.connectfour.ConnectFourPosition.ROWS;
import static dighouse.examples.connectfour.ConnectFourPosition.STRIDE;
import static dighouse.examples.connectfour.ConnectFourPosition.hasFour;

import dighouse.kernel.Actor;
import dighouse.kernel.Malformed;
import dighouse.kernel.NamedMoves;
import dighouse.kernel.Parts;
import dighouse.kernel.Setup;
import java.util.ArrayList;
import java.util.List;

/// A position is its seven columns, each from the bottom up: `//xo/ox///`; a move is a column: `d`.
/// Written so, no stone can hang in the air.
final class ConnectFourNotation extends NamedMoves<ConnectFourPosition> {
    static final ConnectFourNotation INSTANCE = new ConnectFourNotation();

    private ConnectFourNotation() {
        super("column", "a", "b", "c", "d", "e", "f", "g");
    }

    @Override
    public String position(ConnectFourPosition position) {
        return String.join("/", columns(position));
    }

    /// The stones of each column from the bottom up, `x` for A and `o` for B.
    static List<String> columns(ConnectFourPosition position) {
        List<String> columns = new ArrayList<>();
        for (int column = 0; column < COLUMNS; column++) {
            StringBuilder text = new StringBuilder(ROWS);
            int bottom = column * STRIDE;
            for (int place = bottom; (position.stones() >>> place & 1) != 0; place++) {
                text.append((position.first >>> place & 1) != 0 ? 'x' : 'o');
            }
            columns.add(text.toString());
        }
        return columns;
    }

    @Override
    public void position(Setup setup, String text, ConnectFourPosition into) {
        String[] columns = Parts.of(text, '/');
        if (columns.length != COLUMNS) {
            throw new Malformed(
                    "A position is seven columns with six strokes between: //xo/ox///.");
        }
        into.setup = setup;
        into.first = 0;
        into.second = 0;
        for (int column = 0; column < COLUMNS; column++) {
            fill(column, columns[column], into);
        }
        int ahead = Long.bitCount(into.first) - Long.bitCount(into.second);
        boolean firstWon = hasFour(into.first);
        boolean secondWon = hasFour(into.second);
        if (ahead < 0 || ahead > 1 || (firstWon && ahead == 0) || (secondWon && ahead == 1)) {
            throw new Malformed("\"x\" and \"o\" take turns, \"x\" first, until one wins.");
        }
        boolean over = firstWon || secondWon || Long.bitCount(into.stones()) == PLACES;
        into.actor = over ? Actor.NOBODY : ahead;
    }

    private static void fill(int column, String stones, ConnectFourPosition into) {
        if (stones.length() > ROWS) {
            throw new Malformed("Column " + columnName(column) + " has more than six stones.");
        }
        for (int row = 0; row < stones.length(); row++) {
            long place = 1L << (column * STRIDE + row);
            switch (stones.charAt(row)) {
                case 'x' -> into.first |= place;
                case 'o' -> into.second |= place;
                default -> throw new Malformed("A stone is \"x\" or \"o\".");
            }
        }
    }

    static String columnName(int column) {
        return "abcdefg".substring(column, column + 1);
    }
}
