package dighouse.bots.pergamon;

import dighouse.kernel.MoveList;
import dighouse.kernel.Randomness;
import dighouse.pergamon.PergamonMove;
import dighouse.pergamon.PergamonPosition;
import dighouse.pergamon.PergamonTables;
import java.util.Arrays;

/// Rates the moves of a decision in tickets. Only differences between moves have a meaning.
final class MoveValues {
    private static final double ASTRAY = 3; // tickets; cost of a senseless move

    private final Valuation valuation;
    private final PergamonTables tables;
    private final ExhibitValues exhibitValues;
    private final FundSpaceValues fundSpaceValues;

    MoveValues(Valuation valuation) {
        this.valuation = valuation;
        tables = valuation.tables;
        exhibitValues = new ExhibitValues(valuation);
        fundSpaceValues = new FundSpaceValues(valuation);
    }

    /// Fills in the rating of each listed move of the seat.
    void rate(PergamonPosition position, int seat, MoveList moves, double[] tickets) {
        switch (PergamonMove.verb(moves.get(moves.size() - 1))) {
            case PergamonMove.ASK -> rateAsks(position, seat, moves, tickets);
            case PergamonMove.DIG -> rateDigs(position, seat, moves, tickets);
            case PergamonMove.DONE, PergamonMove.START ->
                    rateStarts(position, seat, moves, tickets);
            case PergamonMove.CLOSE, PergamonMove.ADD ->
                    point(moves, rowMove(position, seat), tickets);
            case PergamonMove.DISBAND -> rateDisbands(position, seat, moves, tickets);
            case PergamonMove.POLISH -> ratePolish(position, seat, moves, tickets);
            case PergamonMove.KEEP, PergamonMove.DROP ->
                    point(moves, storeMove(position, seat, moves), tickets);
            default -> Arrays.fill(tickets, 0, moves.size(), 0); // finds of one century are equal
        }
    }

    /// Chooses the best of the listed moves with some noise: errors of a few tickets about spaces,
    /// galleries and timing. Small choices that follow from those are made without noise.
    int choose(MoveList moves, double[] tickets, Randomness random) {
        int verb = PergamonMove.verb(moves.get(0));
        boolean sure = verb == PergamonMove.POLISH || verb == PergamonMove.DISBAND;
        double noise = sure ? 0 : valuation.parameters.noise() / (1 << 10);
        int best = 0;
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            double seen = tickets[i] + noise * random.below(1 << 10);
            if (seen > highest) {
                highest = seen;
                best = i;
            }
        }
        return moves.get(best);
    }

    private static void point(MoveList moves, int move, double[] tickets) {
        for (int i = 0; i < moves.size(); i++) {
            tickets[i] = moves.get(i) == move ? 0 : -ASTRAY;
        }
    }

    private void rateAsks(PergamonPosition position, int seat, MoveList moves, double[] tickets) {
        fundSpaceValues.look(position, seat);
        for (int i = 0; i < moves.size(); i++) {
            tickets[i] = fundSpaceValues.worth(position, PergamonMove.argument(moves.get(i)));
        }
    }

    private void rateDigs(PergamonPosition position, int seat, MoveList moves, double[] tickets) {
        valuation.stand(position, seat);
        int round = position.round();
        for (int i = 0; i < moves.size(); i++) {
            int gallery = PergamonMove.argument(moves.get(i));
            int coins = position.coins(seat) - (gallery == 0 ? 0 : tables.cost(gallery));
            long found = gallery == 0 ? 0 : position.gallery(gallery);
            tickets[i] =
                    valuation.finds(position.hand(seat) | found, round)
                            + valuation.prices.coins(round, coins);
        }
    }

    /// Rates ending the exhibition and the first tile of the best row; other rows are senseless.
    private void rateStarts(PergamonPosition position, int seat, MoveList moves, double[] tickets) {
        double gain = exhibitValues.gain(position, seat);
        int entry = valuation.bestRowCache.find(position.hand(seat));
        int start = PergamonMove.of(PergamonMove.START, valuation.bestRowCache.tile(entry, 0));
        point(moves, start, tickets);
        for (int i = 0; i < moves.size(); i++) {
            if (moves.get(i) == start) {
                tickets[i] = gain;
            } else if (PergamonMove.verb(moves.get(i)) == PergamonMove.DONE) {
                tickets[i] = 0;
            }
        }
    }

    private int rowMove(PergamonPosition position, int seat) {
        int tile = exhibitValues.nextTile(position, seat);
        return tile == PergamonPosition.NONE
                ? PergamonMove.of(PergamonMove.CLOSE)
                : PergamonMove.of(PergamonMove.ADD, tile);
    }

    private void rateDisbands(
            PergamonPosition position, int seat, MoveList moves, double[] tickets) {
        int acting = valuation.actingBeside(position, seat);
        for (int i = 0; i < moves.size(); i++) {
            int marker = PergamonMove.argument(moves.get(i));
            int space = position.space(seat * PergamonTables.MARKERS + marker);
            tickets[i] = -valuation.museum.tickets(acting, position.round(), space);
        }
    }

    private void ratePolish(PergamonPosition position, int seat, MoveList moves, double[] tickets) {
        int value = position.rowValue();
        for (int i = 0; i < moves.size(); i++) {
            int polish = PergamonMove.argument(moves.get(i));
            tickets[i] = exhibitValues.worth(position, seat, value, polish);
        }
    }

    /// Keeps the tiles that it can pay for, unless a few useless ones cost more than they may ever
    /// bring.
    private int storeMove(PergamonPosition position, int seat, MoveList moves) {
        int keep = PergamonMove.of(PergamonMove.KEEP);
        long hand = position.hand(seat);
        boolean mayKeep = moves.get(0) == keep;
        int drops = mayKeep ? cheaperBy(Long.bitCount(hand)) : 1;
        long spare = hand & ~useful(hand);
        if (mayKeep
                && (Long.bitCount(spare) < drops || !isWorthwhile(position, seat, spare, drops))) {
            return keep;
        }
        int first = mayKeep ? 1 : 0;
        for (int i = first; i < moves.size(); i++) {
            if ((spare >>> PergamonMove.argument(moves.get(i)) & 1) != 0) {
                return moves.get(i); // tiles are numbered in the order of their centuries
            }
        }
        return moves.get(0);
    }

    /// How many fewer tiles would have to be stored for a smaller fee.
    private int cheaperBy(int number) {
        int drops = 1;
        while (tables.fee(number - drops) == tables.fee(number)) {
            drops++;
        }
        return drops;
    }

    /// The tiles of all rows that could be laid one after the other.
    private long useful(long hand) {
        long left = hand;
        int entry = valuation.bestRowCache.find(left);
        while (valuation.bestRowCache.value(entry) > 0) {
            left &= ~valuation.bestRowCache.used(entry);
            entry = valuation.bestRowCache.find(left);
        }
        return hand & ~left;
    }

    private boolean isWorthwhile(PergamonPosition position, int seat, long spare, int drops) {
        int next = position.round() + 1;
        int coins = position.coins(seat);
        int fee = tables.fee(Long.bitCount(position.hand(seat)));
        int less = tables.fee(Long.bitCount(position.hand(seat)) - drops);
        double saved =
                valuation.prices.coins(next, coins - less)
                        - valuation.prices.coins(next, coins - fee);
        double lost = 0;
        long left = spare;
        for (int i = 0; i < drops; i++) {
            lost += valuation.prices.loose(next, Long.numberOfTrailingZeros(left));
            left &= left - 1;
        }
        return saved > lost;
    }
}
