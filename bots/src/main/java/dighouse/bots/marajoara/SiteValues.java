package dighouse.bots.marajoara;

import dighouse.marajoara.Board;
import dighouse.marajoara.Die;
import dighouse.marajoara.Direction;
import dighouse.marajoara.MarajoaraMove;
import dighouse.marajoara.MarajoaraPosition;
import dighouse.marajoara.MarajoaraReading;
import dighouse.marajoara.Mission;

/// Rates places of the dig site: where to land, what fieldwork makes possible, where to put tokens
/// and recycled dice.
final class SiteValues {
    private static final double LINE = 0.15; // points for each jump that could end on a token
    private static final double OPEN = 0.05; // points for each line along which a pip can be taken
    private static final int MOST_LINES = 4; // lines that count for a token

    private final PlanTables planTables;
    private final Gains gains;

    SiteValues(PlanTables planTables, Gains gains) {
        this.planTables = planTables;
        this.gains = gains;
    }

    private static boolean isFree(MarajoaraPosition position, int cell) {
        return cell != Board.NONE && position.die(cell) == Die.NONE;
    }

    private static boolean hasDie(MarajoaraPosition position, int cell) {
        return cell != Board.NONE && position.die(cell) != Die.NONE;
    }

    // ---- captures -------------------------------------------------------------------------------

    /// The gain of a capture: the die, and the effect of the landing.
    double capture(MarajoaraPosition position, int seat, int move) {
        Board board = position.board();
        int direction = MarajoaraMove.direction(move);
        int cell = MarajoaraMove.cell(move);
        int over = board.next(direction, cell);
        int landing = board.next(direction, over);
        double worth = gains.die(position.die(over)) + token(position, seat, landing);
        int value = Die.value(position.die(cell));
        int raised = value + 1 + board.bonus(landing);
        if (raised > Die.HIGHEST) {
            worth -= position.overflow();
            raised = position.overflow() > 0 ? 1 : Die.HIGHEST;
        }
        double growth = planTables.parameters.leave() * (raised - value);
        return position.isSolo()
                ? worth + growth + alone(position, cell, over, landing) + mark(position, landing)
                : worth - growth;
    }

    /// The gain of landing on somebody's token.
    private double token(MarajoaraPosition position, int seat, int landing) {
        int owner = position.tokenOn(landing);
        if (owner == MarajoaraPosition.NONE) {
            return 0;
        }
        boolean own = owner >= seat && owner <= position.lastMuseum(seat);
        return own ? planTables.parameters.pip() : -planTables.parameters.gift();
    }

    /// The solo effect of a landing: without a neighbour no die leaves the game, and there is
    /// another turn (MRJ-SOLO-05); otherwise a die leaves, which a mission may count.
    private double alone(MarajoaraPosition position, int from, int over, int landing) {
        Mission mission = position.mission();
        double least = Double.POSITIVE_INFINITY;
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int cell = position.board().next(direction, landing);
            if (cell != from && cell != over && hasDie(position, cell)) {
                int cost = mission == null ? 0 : mission.roundTrackCost(position.die(cell));
                least = Math.min(least, cost);
            }
        }
        boolean alone = least == Double.POSITIVE_INFINITY;
        return alone ? planTables.turnValues.price(gains.holdings.turns) : -least;
    }

    /// The gain of a die on a cell in mission 4.
    private double mark(MarajoaraPosition position, int cell) {
        if (planTables.goalBonus.cell == 0) {
            return 0;
        }
        Board board = position.board();
        for (int i = 0; i < board.marks(); i++) {
            if (board.marked(i) == cell && !MarajoaraReading.isCollected(position, i)) {
                return planTables.goalBonus.cell;
            }
        }
        return 0;
    }

    // ---- fieldwork ------------------------------------------------------------------------------

    /// The gain of fieldwork beyond its price.
    ///
    /// @param best gain of the best capture without it; NEVER if the main action is done
    double fieldwork(MarajoaraPosition position, int move, double best) {
        int cell = MarajoaraMove.cell(move);
        int to = position.board().next(MarajoaraMove.direction(move), cell);
        gains.holdings.money -= position.tables().fieldworkPrice();
        double price = gains.change();
        gains.holdings.money += position.tables().fieldworkPrice();
        double worth = price + mark(position, to);
        return best == Gains.NEVER ? worth : worth + opened(position, cell, to, best) - best;
    }

    /// The gain of the best capture after a step of a die, or without it if that is better.
    private double opened(MarajoaraPosition position, int from, int to, double best) {
        Board board = position.board();
        int die = position.die(from);
        double most = best;
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            if (!MarajoaraReading.isLine(position, direction)) {
                continue;
            }
            int ahead = board.next(direction, to);
            int back = board.next(Direction.opposite(direction), to);
            if (ahead != from && hasDie(position, ahead) && isLeft(position, back, from)) {
                most = Math.max(most, gains.die(die)); // the die itself can be captured
            }
            if (ahead != from && hasDie(position, ahead)) {
                int beyond = board.next(direction, ahead);
                if (isLeft(position, beyond, from)) {
                    most = Math.max(most, gains.die(position.die(ahead))); // it can capture
                }
            }
            int over = board.next(direction, from);
            int jumper = over == Board.NONE ? Board.NONE : board.next(direction, over);
            if (hasDie(position, over) && jumper != to && hasDie(position, jumper)) {
                most =
                        Math.max(
                                most,
                                gains.die(position.die(over))); // the cell that it left is free
            }
        }
        return most;
    }

    /// Tells whether a cell is free once the die on another one has left.
    private static boolean isLeft(MarajoaraPosition position, int cell, int left) {
        return cell == left || isFree(position, cell);
    }

    // ---- tokens and recycling -------------------------------------------------------------------

    /// The worth of a token on this cell beyond that on a useless one: jumps that could end there.
    double tokenCell(MarajoaraPosition position, int cell) {
        Board board = position.board();
        int lines = 0;
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int over = board.next(direction, cell);
            boolean line = MarajoaraReading.isLine(position, direction) && hasDie(position, over);
            lines += line && hasDie(position, board.next(direction, over)) ? 1 : 0;
        }
        return LINE * Math.min(lines, MOST_LINES);
    }

    /// Rates cells for recycled dice: best where others cannot jump over them, or, for a single
    /// player, where they can be.
    double recycled(MarajoaraPosition position, int cell, double value) {
        Board board = position.board();
        int lines = 0;
        for (int direction = 0; direction < Direction.COUNT / 2; direction++) {
            boolean through =
                    board.next(direction, cell) != Board.NONE
                            && board.next(Direction.opposite(direction), cell) != Board.NONE;
            lines += through && MarajoaraReading.isLine(position, direction) ? 1 : 0;
        }
        double open = OPEN * lines * value;
        return position.isSolo() ? open + mark(position, cell) : -open;
    }

    /// The cost, for a single player, of a die that leaves the game.
    double removed(MarajoaraPosition position, int cell) {
        int die = position.die(cell);
        Mission mission = position.mission();
        double cost = mission == null ? 0 : mission.roundTrackCost(die);
        return -cost - planTables.parameters.leave() * Die.value(die);
    }
}
