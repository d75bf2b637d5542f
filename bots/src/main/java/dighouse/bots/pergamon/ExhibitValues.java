package dighouse.bots.pergamon;

import dighouse.pergamon.PergamonPosition;
import dighouse.pergamon.PergamonTables;

/// Rates exhibiting: when, what, and with how much polish.
final class ExhibitValues {
    private static final int MARKERS = PergamonTables.MARKERS;

    private final Valuation valuation;
    private final PergamonTables tables;
    private final Museum museum;
    private final BestRowCache bestRowCache;

    ExhibitValues(Valuation valuation) {
        this.valuation = valuation;
        tables = valuation.tables;
        museum = valuation.museum;
        bestRowCache = valuation.bestRowCache;
    }

    /// How many more tickets the best row of a hand brings if it is shown now rather than later.
    double gain(PergamonPosition position, int seat) {
        int round = position.round();
        int value = bestRowCache.value(bestRowCache.find(position.hand(seat)));
        if (value == 0) {
            return -1;
        }
        double now = worth(position, seat, value, bestPolish(position, seat, value));
        int weakest = weakest(position, seat);
        if (position.isOnShow(weakest)) {
            int acting = valuation.actingBeside(position, seat);
            now -= museum.tickets(acting, round, position.space(weakest));
        }
        return now - museum.later(round, value);
    }

    /// Tickets for showing a row now: what it brings, less the coins for polish and what the seat's
    /// own markers lose by it, plus a part of what others lose.
    double worth(PergamonPosition position, int seat, int value, int polish) {
        int round = position.round();
        int acting = valuation.actingBeside(position, seat);
        int space = Math.min(PergamonTables.PLAN, value + polish);
        int coins = position.coins(seat);
        double paid =
                valuation.prices.coins(round, coins)
                        - valuation.prices.coins(round, coins - polish);
        if (round == PergamonTables.ROUNDS) {
            paid = 0; // coins have no other use any more
        }
        double worth = tables.exhibitTickets() + museum.tickets(acting, round, space) - paid;
        int collections = position.seats() * MARKERS;
        for (int other = 0; other < collections; other++) {
            int stands = position.space(other);
            if (stands > 0 && stands <= space) {
                double lost =
                        museum.tickets(acting, round, stands)
                                - museum.tickets(acting, round, stands - 1);
                boolean own = other / MARKERS == seat;
                worth += lost * (own ? -1 : valuation.parameters.spoil() / (position.seats() - 1));
            }
        }
        return worth;
    }

    int bestPolish(PergamonPosition position, int seat, int value) {
        int room = Math.max(0, PergamonTables.PLAN - value);
        int most =
                Math.min(
                        Math.min(position.coins(seat), room), tables.polishLimit(position.round()));
        int best = 0;
        double highest = Double.NEGATIVE_INFINITY;
        for (int polish = 0; polish <= most; polish++) {
            double worth = worth(position, seat, value, polish);
            if (worth > highest) {
                highest = worth;
                best = polish;
            }
        }
        return best;
    }

    /// The collection of a seat that brings least; one that is not on show if there is any.
    int weakest(PergamonPosition position, int seat) {
        int weakest = seat * MARKERS;
        for (int marker = 1; marker < MARKERS; marker++) {
            int collection = seat * MARKERS + marker;
            if (position.space(collection) < position.space(weakest)) {
                weakest = collection;
            }
        }
        return weakest;
    }

    /// The tile that continues the open row towards the best one, or NONE if the row should be
    /// closed. A row that is not the beginning of the best one continues with the oldest tile.
    int nextTile(PergamonPosition position, int seat) {
        long open = position.row();
        int entry = bestRowCache.find(position.hand(seat));
        int length = Long.bitCount(open);
        if (isBeginning(entry, open, length, position.rowLast())) {
            return length == bestRowCache.size(entry)
                    ? PergamonPosition.NONE
                    : bestRowCache.tile(entry, length);
        }
        if (length >= 2 && position.rowValue() >= PergamonTables.PLAN) {
            return PergamonPosition.NONE;
        }
        return oldest(position.hand(seat) & ~open, position.rowLast());
    }

    private boolean isBeginning(int entry, long open, int length, int last) {
        if (length > bestRowCache.size(entry) || bestRowCache.tile(entry, length - 1) != last) {
            return false;
        }
        long beginning = 0;
        for (int place = 0; place < length; place++) {
            beginning |= 1L << bestRowCache.tile(entry, place);
        }
        return beginning == open;
    }

    private int oldest(long tiles, int last) {
        int oldest = PergamonPosition.NONE;
        for (long left = tiles; left != 0; left &= left - 1) {
            int tile = Long.numberOfTrailingZeros(left);
            if (tables.adjoin(last, tile)) {
                oldest = tile; // tiles are numbered in the order of their centuries
            }
        }
        return oldest;
    }
}
