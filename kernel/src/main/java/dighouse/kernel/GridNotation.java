package dighouse.kernel;

import java.util.ArrayList;
import java.util.List;

/// The notation of a game in which a move marks one square of a board.
///
/// A position is its squares, row by row from the top, with a letter for each mark and a dot for an
/// empty square: `xo./.x./...`. A move is the number of a square; in text it is a column `a`, `b`,
/// `c` … and a row `1`, `2`, `3` ….
///
/// @param <P> the game's position
public abstract class GridNotation<P extends Position<P>> extends NamedMoves<P> {
    private static final String COLUMNS = "abcdefghijklmnopqrstuvwxyz";
    private static final int EMPTY = -1;

    private final int columns;
    private final int rows;
    private final String letters;
    private final Marks<P> marks;

    /// Tells the number of the mark on a square; -1 for none.
    @FunctionalInterface
    public interface Marks<P> {
        int on(P position, int square);
    }

    /// @param letters one for each mark
    protected GridNotation(int columns, int rows, String letters, Marks<P> marks) {
        super("square", names(columns, rows));
        this.columns = columns;
        this.rows = rows;
        this.letters = letters;
        this.marks = marks;
    }

    private static String[] names(int columns, int rows) {
        String[] names = new String[columns * rows];
        for (int square = 0; square < names.length; square++) {
            names[square] = COLUMNS.charAt(square % columns) + "" + (square / columns + 1);
        }
        return names;
    }

    /// Makes a position of the marks that were read.
    ///
    /// @param read the number of the mark by square; -1 for none
    /// @throws Malformed if no game leads to them
    protected abstract void place(Setup setup, int[] read, P into);

    @Override
    public final String position(P position) {
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < columns; column++) {
                int mark = marks.on(position, row * columns + column);
                line.append(mark == EMPTY ? '.' : letters.charAt(mark));
            }
            lines.add(line.toString());
        }
        return String.join("/", lines);
    }

    @Override
    public final void position(Setup setup, String text, P into) {
        String[] lines = Parts.of(text, '/');
        int[] found = new int[columns * rows];
        boolean whole = lines.length == rows;
        for (int square = 0; whole && square < found.length; square++) {
            String line = lines[square / columns];
            whole = line.length() == columns;
            found[square] = whole ? read(line.charAt(square % columns)) : EMPTY;
        }
        if (!whole) {
            throw new Malformed(
                    "A position is " + rows + " rows of " + columns + " squares, with / between.");
        }
        place(setup, found, into);
    }

    private int read(char letter) {
        int mark = letters.indexOf(letter);
        if (mark < 0 && letter != '.') {
            throw new Malformed("A square is one of \"" + letters + ".\", not \"" + letter + "\".");
        }
        return mark;
    }
}
