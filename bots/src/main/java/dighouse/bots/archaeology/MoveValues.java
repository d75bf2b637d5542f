package dighouse.bots.archaeology;

import static dighouse.archaeology.Treasure.MAP;
import static dighouse.archaeology.Treasure.TYPES;

import dighouse.archaeology.ArchaeologyMove;
import dighouse.archaeology.ArchaeologyPosition;
import dighouse.archaeology.ArchaeologyTables;
import dighouse.kernel.MoveList;

/// Rates moves by regret: how many points each costs compared with the best one, by [CardWorth].
final class MoveValues {
    private static final double POINTLESS = 3; // points; cost of a trade that improves nothing
    private static final double LATER =
            0.01; // points; of two good moves, the informative one first

    private final ArchaeologyTables tables;
    private final CardWorth worth;
    private final BestTrades bestTrades;
    private final Parameters parameters;
    double[] points = new double[64]; // by place in the list of moves

    MoveValues(
            ArchaeologyTables tables,
            CardWorth worth,
            BestTrades bestTrades,
            Parameters parameters) {
        this.tables = tables;
        this.worth = worth;
        this.bestTrades = bestTrades;
        this.parameters = parameters;
    }

    /// Fills in the regret of every listed move; the best has next to none.
    void fill(ArchaeologyPosition position, int seat, MoveList moves) {
        if (points.length < moves.size()) {
            points = new double[2 * moves.size()];
        }
        worth.look(position);
        switch (ArchaeologyMove.verb(moves.get(0))) {
            case ArchaeologyMove.ROB -> fillVictims(position, moves);
            case ArchaeologyMove.SET -> fillSizes(position, seat, moves);
            case ArchaeologyMove.LOSE,
                    ArchaeologyMove.GIVE,
                    ArchaeologyMove.STOP_GIVING,
                    ArchaeologyMove.TAKE,
                    ArchaeologyMove.STOP_TAKING ->
                    fillSteps(position, seat, moves);
            default -> fillActions(position, seat, moves);
        }
        settle(moves.size());
    }

    /// Turns values into differences from the highest one.
    private void settle(int size) {
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < size; i++) {
            highest = Math.max(highest, points[i]);
        }
        for (int i = 0; i < size; i++) {
            points[i] = highest - points[i];
        }
    }

    private void fillVictims(ArchaeologyPosition position, MoveList moves) {
        for (int i = 0; i < moves.size(); i++) {
            int victim = ArchaeologyMove.argument(moves.get(i));
            double held = 0;
            for (int type = 0; type < TYPES; type++) {
                held += worth.best[type * worth.width + position.hand(victim, type)];
            }
            points[i] =
                    held / position.handSize(victim)
                            + 0.1 * (position.points(victim) + held); // prefers to rob the leader
        }
    }

    private void fillSizes(ArchaeologyPosition position, int seat, MoveList moves) {
        int type = position.selling();
        int at = type * worth.width + position.hand(seat, type);
        for (int i = 0; i < moves.size(); i++) {
            int size = ArchaeologyMove.argument(moves.get(i));
            points[i] = tables.sellingValue(type, size) + worth.best[at - size];
        }
    }

    private void fillSteps(ArchaeologyPosition position, int seat, MoveList moves) {
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            points[i] =
                    ArchaeologyMove.verb(move) == ArchaeologyMove.LOSE
                            ? bestTrades.lossWith(position, seat, ArchaeologyMove.argument(move))
                            : bestTrades.tradeWith(position, seat, move);
        }
    }

    private void fillActions(ArchaeologyPosition position, int seat, MoveList moves) {
        double goal = bestTrades.trade(position, seat);
        double now = 0;
        double kept = 0;
        for (int type = 0; type < TYPES; type++) {
            int at = type * worth.width + position.hand(seat, type);
            now += worth.best[at];
            kept += worth.kept[at];
        }
        double gain = goal - now;
        for (int i = 0; i < moves.size(); i++) {
            int argument = ArchaeologyMove.argument(moves.get(i));
            points[i] =
                    switch (ArchaeologyMove.verb(moves.get(i))) {
                        case ArchaeologyMove.TRADE -> gain > LATER ? -LATER : -POINTLESS;
                        case ArchaeologyMove.EXPLORE -> explored(position, seat, argument);
                        case ArchaeologyMove.SELL ->
                                sold(position, seat, argument)
                                        - (bestTrades.after(argument)
                                                        == position.hand(seat, argument)
                                                ? 2 * LATER
                                                : gain + 2 * LATER);
                        default -> kept - now - (1 - parameters.reach()) * gain - 3 * LATER;
                    };
        }
    }

    /// The regret of opening this chamber, compared with the best use of the maps.
    private double explored(ArchaeologyPosition position, int seat, int chamber) {
        int maps = position.hand(seat, MAP);
        return worth.opening(position, chamber, maps) - worth.best[MAP * worth.width + maps];
    }

    /// The regret of selling some cards of a type, compared with the best use of them.
    private double sold(ArchaeologyPosition position, int seat, int type) {
        int number = position.hand(seat, type);
        int at = type * worth.width + number;
        double highest = 0;
        for (int size = 1; size <= Math.min(number, tables.largestSet(type)); size++) {
            highest = Math.max(highest, tables.sellingValue(type, size) + worth.best[at - size]);
        }
        return highest - worth.best[at];
    }
}
