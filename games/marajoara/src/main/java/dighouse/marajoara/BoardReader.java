package dighouse.marajoara;

import dighouse.kernel.Json;
import java.util.ArrayList;
import java.util.List;

/// Reads a dig site and refuses, with line and reason, what cannot be played on (MRJ-BOARD-08):
/// what the printed text says of the board must hold of every board.
final class BoardReader {
    static final int DICE = 52;

    private static final int LEAST_ICONS = 4; // one a player
    private static final int LEAST_PLAIN = 28; // room for all tokens
    private static final int MOST_MARKED = 3; // MRJ-RULING-36
    private static final List<String> ZONES = List.of("NW", "NE", "SW", "SE");

    private final Json json;
    private final Board board;
    private final List<Integer> starts = new ArrayList<>();
    private final List<Integer> marked = new ArrayList<>();

    BoardReader(Json json) {
        this.json = json;
        int rows = json.get("rows").number(3, Board.MOST_CELLS);
        int columns = json.get("cols").number(3, Board.MOST_COLUMNS);
        if (rows * columns > Board.MOST_CELLS) {
            throw json.get("rows")
                    .fault(
                            "edition.cells",
                            "rows times columns is at most {most} cells",
                            Board.MOST_CELLS);
        }
        board = new Board(json.get("id").identifier(), rows, columns);
    }

    Board read() {
        for (Json cell : json.get("cells").array()) {
            readCell(cell);
        }
        board.starts = sorted(starts);
        board.marked = sorted(marked);
        board.connect();
        checkDice();
        checkIcons();
        checkZones();
        checkMarked();
        checkPlain();
        checkOpening();
        return board;
    }

    private void readCell(Json cell) {
        int row = cell.get("row").number(1, board.rows) - 1;
        int column = cell.get("col").number(1, board.columns) - 1;
        int number = board.cell(row, column);
        if (!cell.get("id").string().equals(board.name(number))) {
            throw cell.get("id")
                    .fault(
                            "edition.cellName",
                            "the cell there is called {cell}",
                            board.name(number));
        }
        if (board.has(number)) {
            throw cell.fault(
                    "edition.cellTwice", "the cell {cell} stands twice", board.name(number));
        }
        board.low |= low(number);
        board.high |= high(number);
        readZone(cell.get("ropeZone"), number);
        board.bonus[number] = cell.get("landingBonus").number(0, 2);
        if (!board.isRope(number) && board.bonus[number] == 0) {
            board.plainLow |= low(number);
            board.plainHigh |= high(number);
        }
        if (cell.get("startsWithDie").bool()) {
            starts.add(number);
        }
        if (cell.get("mission4").bool()) {
            marked.add(number);
        }
        if (cell.get("researchIcon").bool()) {
            readIcon(cell, number);
        }
    }

    private void readZone(Json zone, int number) {
        if (zone instanceof Json.Null) {
            return;
        }
        if (!ZONES.contains(zone.string())) {
            throw zone.fault("edition.corner", "a rope zone is NW, NE, SW, SE or null");
        }
        board.zone[number] = zone.string();
        board.ropeLow |= low(number);
        board.ropeHigh |= high(number);
    }

    private void readIcon(Json cell, int number) {
        boolean plain = Board.contains(board.plainLow, board.plainHigh, number);
        if (!plain || starts.contains(number)) {
            throw cell.get("researchIcon")
                    .fault(
                            "edition.iconCell",
                            "a cell with a research icon has no die at the start, no rope and no bonus");
        }
        board.iconLow |= low(number);
        board.iconHigh |= high(number);
    }

    private void checkDice() {
        if (starts.size() != DICE) {
            throw json.get("cells")
                    .fault(
                            "edition.starts",
                            "exactly {number} cells start with a die; here it is {count}",
                            DICE,
                            starts.size());
        }
    }

    private void checkIcons() {
        int icons = Board.size(board.iconLow, board.iconHigh);
        if (icons < LEAST_ICONS) {
            throw json.get("cells")
                    .fault(
                            "edition.icons",
                            "at least {least} cells have a research icon; here it is {count}",
                            LEAST_ICONS,
                            icons);
        }
    }

    private void checkZones() {
        for (String zone : ZONES) {
            if (!List.of(board.zone).contains(zone)) {
                throw json.get("cells")
                        .fault("edition.zone", "the corner {zone} has no rope zone", zone);
            }
        }
    }

    private void checkMarked() {
        if (marked.isEmpty() || marked.size() > MOST_MARKED) {
            throw json.get("cells")
                    .fault(
                            "edition.mission",
                            "mission 4 marks 1 to {most} cells; here it is {count}",
                            MOST_MARKED,
                            marked.size());
        }
    }

    private void checkPlain() {
        int plain = Board.size(board.plainLow, board.plainHigh);
        if (plain < LEAST_PLAIN) {
            throw json.get("cells")
                    .fault(
                            "edition.plain",
                            "at least {least} cells have neither rope nor bonus; here it is {count}",
                            LEAST_PLAIN,
                            plain);
        }
    }

    /// With four directions; with eight there is then a capture, too.
    private void checkOpening() {
        for (int cell : board.starts) {
            for (int direction = 0; direction < Direction.COUNT; direction++) {
                if (!Direction.isDiagonal(direction) && opens(direction, cell)) {
                    return;
                }
            }
        }
        throw json.get("cells")
                .fault(
                        "edition.capture",
                        "at the start no die can capture along a row or a column");
    }

    private boolean opens(int direction, int cell) {
        int over = board.next(direction, cell);
        int landing = over == Board.NONE ? Board.NONE : board.next(direction, over);
        return landing != Board.NONE && starts.contains(over) && !starts.contains(landing);
    }

    private static int[] sorted(List<Integer> cells) {
        cells.sort(Integer::compare);
        int[] sorted = new int[cells.size()];
        for (int i = 0; i < sorted.length; i++) {
            sorted[i] = cells.get(i);
        }
        return sorted;
    }

    private static long low(int cell) {
        return cell < 64 ? Board.bit(cell) : 0;
    }

    private static long high(int cell) {
        return cell < 64 ? 0 : Board.bit(cell);
    }
}
