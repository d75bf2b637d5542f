package dighouse.bots.marajoara;

import dighouse.marajoara.Board;
import dighouse.marajoara.Die;
import dighouse.marajoara.Direction;
import dighouse.marajoara.MarajoaraMove;
import dighouse.marajoara.MarajoaraPosition;
import dighouse.marajoara.MarajoaraReading;
import dighouse.marajoara.Mission;

/// The dig site as a player sees it: where it is good to land, what fieldwork makes possible, where
/// tokens and recycled dice lie well.
final class SiteValues {
    private static final double LINE = 0.15; // points for a jump that could end on a token
    private static final double OPEN = 0.05; // points for a line along which a pip can be taken
    private static final int MOST_LINES = 4; // that count for a token

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

    /// What a capture brings: the die, and what the landing does.
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

    /// What it brings to land on somebody's token.
    private double token(MarajoaraPosition position, int seat, int landing) {
        int owner = position.tokenOn(landing);
        if (owner == MarajoaraPosition.NONE) {
            return 0;
        }
        boolean own = owner >= seat && owner <= position.lastMuseum(seat);
        return own ? planTables.parameters.pip() : -planTables.parameters.gift();
    }

    /// One player: without a neighbour no die leaves the game, and there is one turn more
    /// (MRJ-SOLO-05); otherwise one leaves that a mission may count.
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

    /// What a die on a cell brings to mission 4.
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

    /// What fieldwork brings beyond its price.
    ///
    /// @param best what the best capture brings without it; NEVER if the main action is done
    double fieldwork(MarajoaraPosition position, int move, double best) {
        int cell = MarajoaraMove.cell(move);
        int to = position.board().next(MarajoaraMove.direction(move), cell);
        gains.holdings.money -= position.tables().fieldworkPrice();
        double price = gains.change();
        gains.holdings.money += position.tables().fieldworkPrice();
        double worth = price + mark(position, to);
        return best == Gains.NEVER ? worth : worth + opened(position, cell, to, best) - best;
    }

    /// The best capture that a step of a die makes possible, or the best without it.
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
                most = Math.max(most, gains.die(die)); // the die itself can be jumped
            }
            if (ahead != from && hasDie(position, ahead)) {
                int beyond = board.next(direction, ahead);
                if (isLeft(position, beyond, from)) {
                    most = Math.max(most, gains.die(position.die(ahead))); // it jumps
                }
            }
            int over = board.next(direction, from);
            int jumper = over == Board.NONE ? Board.NONE : board.next(direction, over);
            if (hasDie(position, over) && jumper != to && hasDie(position, jumper)) {
                most = Math.max(most, gains.die(position.die(over))); // the cell it left is free
            }
        }
        return most;
    }

    /// Whether a cell is free once the die on another has left.
    private static boolean isLeft(MarajoaraPosition position, int cell, int left) {
        return cell == left || isFree(position, cell);
    }

    // ---- tokens and recycling -------------------------------------------------------------------

    /// What a token on this cell brings more than on a dead one: jumps that could end there.
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

    /// Recycled dice lie well where others cannot jump over them; a single player wants to.
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

    /// What it costs one player that a die leaves the game.
    double removed(MarajoaraPosition position, int cell) {
        int die = position.die(cell);
        Mission mission = position.mission();
        double cost = mission == null ? 0 : mission.roundTrackCost(die);
        return -cost - planTables.parameters.leave() * Die.value(die);
    }
}
