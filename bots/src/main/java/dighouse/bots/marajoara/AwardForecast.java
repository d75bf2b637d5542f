package dighouse.bots.marajoara;

import static dighouse.marajoara.MarajoaraTables.AWARDS;
import static dighouse.marajoara.MarajoaraTables.PIECES;

import dighouse.marajoara.MarajoaraPosition;
import dighouse.marajoara.MarajoaraTables;

/// Forecasts the awards for most vases and most pieces (MRJ-SCORE-01 to 03).
final class AwardForecast {
    private static final int MOST = PIECES; // of vases or pieces
    private static final double CERTAIN = 0.2; // spread of a lead when nothing is left to do
    private static final double LOGISTIC = 1.7; // approximates a normal distribution
    private static final double SOON = 4; // turns within which a seat surely makes its first one

    private final MarajoaraTables tables;
    private final double[] ahead =
            new double[TurnValues.TURNS * (2 * MOST + 1)]; // by turns and lead

    AwardForecast(MarajoaraTables tables, Parameters parameters) {
        this.tables = tables;
        for (int turns = 0; turns < TurnValues.TURNS; turns++) {
            double spread = CERTAIN + parameters.spread() * turns;
            for (int lead = -MOST; lead <= MOST; lead++) {
                ahead[turns * (2 * MOST + 1) + lead + MOST] =
                        1 / (1 + Math.exp(-LOGISTIC * lead / spread));
            }
        }
    }

    /// The expected points of a seat from both awards.
    double points(MarajoaraPosition position, int seat, int turns) {
        return position.isSolo()
                ? 0
                : award(position, seat, turns, true) + award(position, seat, turns, false);
    }

    private double award(MarajoaraPosition position, int seat, int turns, boolean ofVases) {
        int own = count(position, seat, ofVases);
        double before = 0; // expected number of seats that end ahead
        for (int other = 0; other < position.seats(); other++) {
            if (other != seat) {
                int lead = count(position, other, ofVases) - own;
                before += ahead[turns * (2 * MOST + 1) + lead + MOST];
            }
        }
        double chance = own > 0 ? 1 : Math.min(1, turns / SOON);
        return chance * between(ofVases, before);
    }

    private static int count(MarajoaraPosition position, int seat, boolean ofVases) {
        return ofVases ? position.vases(seat) : Integer.bitCount(position.pieces(seat));
    }

    /// The award of a fractional place, interpolated.
    private double between(boolean ofVases, double place) {
        int better = (int) place;
        double share = place - better;
        return (1 - share) * award(ofVases, better) + share * award(ofVases, better + 1);
    }

    private double award(boolean ofVases, int place) {
        return place < AWARDS ? tables.award(ofVases, place) : 0;
    }
}
