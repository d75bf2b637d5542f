package dighouse.marajoara;

import static dighouse.marajoara.Direction.COUNT;

import dighouse.kernel.MoveList;

/// Financing restoration and fieldwork (MRJ-FIN, MRJ-FLD), and the exchange of mission 6.
final class FinanceRules {
    private FinanceRules() {}

    /// MRJ-FIN-01, 02, MRJ-RULING-25: not beyond 6, not below 1.
    static void addFinances(MarajoaraPosition position, MoveList moves) {
        MarajoaraTables tables = position.tables();
        if (position.money(position.seat) < tables.restorationPrice) {
            return;
        }
        int highest = position.highestRaised();
        int last = position.lastMuseum(position.seat);
        for (int museum = position.seat; museum <= last; museum++) {
            int at = MarajoaraPosition.rowAt(museum, Die.BLUE);
            int before = 0;
            for (int i = at; i < at + MarajoaraTables.ROW; i++) {
                int value = position.bytes[i];
                if (value > before) {
                    before = value;
                    if (value <= highest) {
                        moves.add(MarajoaraMove.finance(museum - position.seat, value, false));
                    }
                    if (tables.lowers && value > 1) {
                        moves.add(MarajoaraMove.finance(museum - position.seat, value, true));
                    }
                }
            }
        }
    }

    static void finance(MarajoaraPosition position, int museum, int value, boolean lowered) {
        int to = lowered ? value - 1 : CaptureRules.raise(position, value, 1);
        position.turn(museum, Die.BLUE, value, to);
    }

    /// MRJ-FLD-01: any die, one cell along an allowed line (MRJ-RULING-01).
    static void addFieldwork(MarajoaraPosition position, MoveList moves) {
        if (position.money(position.seat) < position.tables().fieldworkPrice) {
            return;
        }
        findSteps(position);
        CaptureRules.addFound(position, MarajoaraMove.FIELDWORK, moves);
    }

    /// Fills the scratch sets with the cells from which a die may step, by direction.
    private static void findSteps(MarajoaraPosition position) {
        Board board = position.board();
        long occupiedLow = position.occupiedLow();
        long occupiedHigh = position.occupiedHigh();
        long emptyLow = board.low & ~occupiedLow;
        long emptyHigh = board.high & ~occupiedHigh;
        boolean four = position.has(Options.FOUR);
        for (int direction = 0; direction < COUNT; direction++) {
            boolean allowed = !four || !Direction.isDiagonal(direction);
            int step = board.step[direction];
            position.scratch[2 * direction] =
                    allowed
                            ? board.stepFrom[2 * direction]
                                    & occupiedLow
                                    & Board.lowBehind(emptyLow, emptyHigh, step)
                            : 0;
            position.scratch[2 * direction + 1] =
                    allowed
                            ? board.stepFrom[2 * direction + 1]
                                    & occupiedHigh
                                    & Board.highBehind(emptyLow, emptyHigh, step)
                            : 0;
        }
    }

    /// MRJ-FLD-02: no capture, so nothing else happens.
    static void moveDie(MarajoaraPosition position, int cell, int direction) {
        int to = position.board().next(direction, cell);
        position.putDie(to, position.takeDie(cell));
        Goals.arrive(position, to);
    }

    /// MRJ-MIS-06A, MRJ-RULING-38: a die of the first museum against one of the second. Exchanges
    /// of equal dice all change nothing; in one order the first of them stands for all.
    static void addExchanges(MarajoaraPosition position, MoveList moves) {
        int price = position.exchangePrice();
        if (price == 0 || position.money(0) < price) {
            return;
        }
        boolean idle = false;
        for (int one = Die.of(Die.BLUE, 1); one <= Die.of(Die.RED, Die.HIGHEST); one++) {
            for (int other = Die.of(Die.BLUE, 1); other <= Die.of(Die.RED, Die.HIGHEST); other++) {
                if (mayExchange(position, one, other)
                        && (one != other || !idle || moves.anyOrder())) {
                    moves.add(MarajoaraMove.exchange(one, other));
                    idle |= one == other;
                }
            }
        }
    }

    private static boolean mayExchange(MarajoaraPosition position, int one, int other) {
        int colour = Die.colour(one);
        int otherColour = Die.colour(other);
        if (colour == otherColour && !position.tables().exchangesAny) {
            return false;
        }
        return Die.value(one) > 0
                && Die.value(other) > 0
                && position.holds(0, colour, Die.value(one))
                && position.holds(1, otherColour, Die.value(other))
                && (colour == otherColour
                        || (!position.isFull(1, colour) && !position.isFull(0, otherColour)));
    }

    static void exchange(MarajoaraPosition position, int one, int other) {
        position.unstore(0, Die.colour(one), Die.value(one));
        position.unstore(1, Die.colour(other), Die.value(other));
        position.store(0, Die.colour(other), Die.value(other));
        position.store(1, Die.colour(one), Die.value(one));
    }
}
