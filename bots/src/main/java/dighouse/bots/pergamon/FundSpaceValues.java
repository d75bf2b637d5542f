package dighouse.bots.pergamon;

import dighouse.pergamon.PergamonPosition;
import dighouse.pergamon.PergamonTables;

/// Rates research funds spaces: by their coins, and by the best gallery that these open, unless
/// somebody empties it first.
final class FundSpaceValues {
    private final Valuation valuation;
    private final PergamonTables tables;
    private final long[] site = new long[PergamonTables.GALLERIES + 1];
    private final double[] finds = new double[PergamonTables.GALLERIES + 1]; // 0: no gallery
    private int seat;
    private int raider; // his space, or 0
    private int raided; // the gallery that he will dig, or 0
    private int missing; // other seats without a space

    FundSpaceValues(Valuation valuation) {
        this.valuation = valuation;
        tables = valuation.tables;
    }

    /// Prepares to rate the spaces for a seat that must request funds.
    void look(PergamonPosition position, int ofSeat) {
        seat = ofSeat;
        valuation.funds.expect(position);
        valuation.stand(position, seat);
        int round = Valuation.roundOf(position);
        long hand = position.hand(seat);
        finds[0] = valuation.finds(hand, round);
        for (int gallery = 1; gallery <= PergamonTables.GALLERIES; gallery++) {
            site[gallery] = position.gallery(gallery);
            finds[gallery] =
                    site[gallery] == 0 ? finds[0] : valuation.finds(hand | site[gallery], round);
        }
        raider = position.pawn(PergamonPosition.RAIDER);
        raided = 0;
        if (raider > 0) {
            int coins = position.coins(PergamonPosition.RAIDER) + tables.amount(raider);
            raided = valuation.raided(site, tables.deepest(raider), coins);
        }
        missing = Funds.missing(position) - 1;
    }

    /// Tickets that a space may bring, for comparison with other spaces.
    double worth(PergamonPosition position, int space) {
        int round = Valuation.roundOf(position);
        int coins = position.coins(seat) + share(position, space);
        double open = open(position, space);
        double best = valuation.prices.coins(round, coins);
        for (int gallery = 1; gallery <= tables.deepest(space); gallery++) {
            int rest = coins - tables.cost(gallery);
            boolean gone = gallery == raided && raider < space;
            if (site[gallery] != 0 && rest >= 0 && !gone) {
                double worth =
                        valuation.prices.coins(round, rest) + open * (finds[gallery] - finds[0]);
                best = Math.max(best, worth);
            }
        }
        return best;
    }

    /// Expected coins of a space. The last of the figures takes all that is left; each seat that
    /// has still to choose is assumed to come before or after this one with equal probability.
    private int share(PergamonPosition position, int space) {
        int rest = valuation.funds.fund();
        boolean last = true;
        for (int other = 1; other <= PergamonTables.TRACK; other++) {
            if (other != space && position.figureOn(other) != PergamonPosition.NONE) {
                if (other < space) {
                    rest -= Math.min(rest, tables.amount(other));
                } else {
                    last = false;
                }
            }
        }
        int asked = Math.min(rest, tables.amount(space));
        if (!last) {
            return asked;
        }
        int all = rest;
        for (int i = 0; i < missing; i++) {
            all = (all + asked) / 2;
        }
        return all;
    }

    /// How likely the desired gallery is still untouched.
    private double open(PergamonPosition position, int space) {
        double open = 1;
        for (int other = 0; other < position.seats(); other++) {
            int pawn = position.pawn(other);
            if (other != seat && (pawn == 0 || pawn < space)) {
                open *=
                        pawn == 0
                                ? (1 + valuation.parameters.early()) / 2
                                : valuation.parameters.early();
            }
        }
        return open;
    }
}
