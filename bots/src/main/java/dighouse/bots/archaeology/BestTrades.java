package dighouse.bots.archaeology;

import static dighouse.archaeology.Treasure.TYPES;

import dighouse.archaeology.ArchaeologyMove;
import dighouse.archaeology.ArchaeologyPosition;
import dighouse.archaeology.ArchaeologyTables;
import java.util.Arrays;

/// Finds the best trade or the best cards to lose, at the start of the decision or in its middle:
/// what is already chosen stays chosen, and small choices come in one order (ARC-DEC-08 to 10).
final class BestTrades {
    private final ArchaeologyTables tables;
    private final CardWorth worth;
    private final Knapsack knapsack = new Knapsack();

    BestTrades(ArchaeologyTables tables, CardWorth worth) {
        this.tables = tables;
        this.worth = worth;
    }

    /// How many cards of a type the hand contains after the best plan.
    int after(int type) {
        return knapsack.chosen[type];
    }

    /// Finds the best trade that a seat could make in this market.
    ///
    /// @return what its hand is worth afterwards
    double trade(ArchaeologyPosition position, int seat) {
        for (int type = 0; type < TYPES; type++) {
            knapsack.least[type] = 0;
            knapsack.most[type] = position.hand(seat, type) + position.market(type);
        }
        return solveTrade(position, seat);
    }

    private double solveTrade(ArchaeologyPosition position, int seat) {
        int purse = 0;
        for (int type = 0; type < TYPES; type++) {
            knapsack.cost[type] = tables.tradingValue(type);
            purse += position.hand(seat, type) * tables.tradingValue(type);
        }
        return knapsack.solve(worth.best, worth.width, purse);
    }

    /// Finds the best trade that the active seat can still make after this move of it.
    double tradeWith(ArchaeologyPosition position, int seat, int move) {
        int verb = ArchaeologyMove.verb(move);
        boolean gives = verb == ArchaeologyMove.GIVE;
        boolean takes = verb == ArchaeologyMove.TAKE;
        bound(
                position,
                seat,
                gives,
                verb != ArchaeologyMove.STOP_TAKING,
                gives ? ArchaeologyMove.argument(move) : -1,
                takes ? ArchaeologyMove.argument(move) : -1);
        return solveTrade(position, seat);
    }

    /// Sets the bounds of the hand after a trade, given what is chosen so far.
    ///
    /// @param gives whether more cards may be given
    /// @param takes whether more cards may be taken
    /// @param give type of another card to give, or -1
    /// @param take type of another card to take, or -1
    private void bound(
            ArchaeologyPosition position,
            int seat,
            boolean gives,
            boolean takes,
            int give,
            int take) {
        int lastGiven = give < 0 ? lastGiven(position) : give;
        int lastTaken = take < 0 ? lastTaken(position) : take;
        for (int type = 0; type < TYPES; type++) {
            int hand = position.hand(seat, type);
            int given = position.given(type) + (type == give ? 1 : 0);
            int taken = position.taken(type) + (type == take ? 1 : 0);
            boolean mayGive = gives && type >= lastGiven;
            boolean mayTake = takes && given == 0 && type >= lastTaken;
            knapsack.least[type] = mayGive ? 0 : hand - given + taken;
            knapsack.most[type] = mayTake ? hand + position.market(type) : hand - given + taken;
        }
    }

    /// The next step of the best plan in the middle of a trade or a loss.
    ///
    /// @param first any legal move; its verb tells what is being decided
    int step(ArchaeologyPosition position, int seat, int first) {
        int verb = ArchaeologyMove.verb(first);
        if (verb == ArchaeologyMove.LOSE) {
            lossWith(position, seat, -1);
            return giving(position, seat, ArchaeologyMove.LOSE, first);
        }
        if (verb == ArchaeologyMove.GIVE || verb == ArchaeologyMove.STOP_GIVING) {
            bound(position, seat, true, true, -1, -1);
            solveTrade(position, seat);
            return giving(position, seat, ArchaeologyMove.GIVE, ArchaeologyMove.STOP_GIVING);
        }
        bound(position, seat, false, true, -1, -1);
        solveTrade(position, seat);
        for (int type = 0; type < TYPES; type++) {
            if (after(type) > position.hand(seat, type) + position.taken(type)) {
                return ArchaeologyMove.of(ArchaeologyMove.TAKE, type);
            }
        }
        return ArchaeologyMove.STOP_TAKING;
    }

    private int giving(ArchaeologyPosition position, int seat, int verb, int otherwise) {
        for (int type = 0; type < TYPES; type++) {
            if (after(type) < position.hand(seat, type) - position.given(type)) {
                return ArchaeologyMove.of(verb, type);
            }
        }
        return otherwise;
    }

    /// Finds the best cards to keep in a sandstorm if this card is also lost. Cards that people
    /// chose in another order may leave too few of the later types; then any card may follow.
    ///
    /// @param type of the card, or -1 for none
    double lossWith(ArchaeologyPosition position, int seat, int type) {
        int last = type < 0 ? lastGiven(position) : type;
        int kept = position.handSize(seat) - position.handSize(seat) / 2;
        int least = 0;
        for (int other = 0; other < TYPES; other++) {
            int left = position.hand(seat, other) - position.given(other);
            knapsack.cost[other] = 1;
            knapsack.most[other] = other == type ? left - 1 : left;
            knapsack.least[other] = other >= last ? 0 : knapsack.most[other];
            least += knapsack.least[other];
        }
        if (least > kept) {
            Arrays.fill(knapsack.least, 0);
        }
        return knapsack.solve(worth.best, worth.width, kept);
    }

    private static int lastGiven(ArchaeologyPosition position) {
        int type = TYPES - 1;
        while (type > 0 && position.given(type) == 0) {
            type--;
        }
        return type;
    }

    private static int lastTaken(ArchaeologyPosition position) {
        int type = TYPES - 1;
        while (type >= 0 && position.taken(type) == 0) {
            type--;
        }
        return type;
    }
}
