package dighouse.lab.statistics;

/// A confidence interval that stays valid if one looks after every game and stops at will.
///
/// A usual 95 % interval is valid for one look at a number of games fixed beforehand; if one looks
/// often enough, it will exclude any truth. This one is valid for all looks together: the
/// probability that it *ever* excludes the true share is at most 5 %. It is Robbins' confidence
/// sequence. A share is excluded once the games are twenty times likelier under a mixture of all
/// shares (here a beta distribution around one half) than under that share. The ratio is a
/// martingale, so by Ville's inequality it exceeds twenty with a probability of at most one in
/// twenty. Games that count a half, or any part of one, only make the ratio smaller on average,
/// because it is convex in the result.
public final class ConfidenceSequence {
    /// Weight of the mixture around one half, in games for each side. This value recognises shares
    /// from 55 to 75 % soonest.
    private static final double PRIOR = 10;

    private static final double LOG_TWENTY = Math.log(20);
    private static final int HALVINGS = 60;

    private ConfidenceSequence() {}

    /// The interval after a number of games.
    ///
    /// @param won the sum of the results, each from 0 to 1
    public static Interval share(double won, int games) {
        double middle = games == 0 ? 0.5 : won / games;
        return new Interval(bound(won, games, middle, 0), middle, bound(won, games, middle, 1));
    }

    /// The share nearest to one end that is not excluded.
    private static double bound(double won, int games, double middle, double end) {
        if (!excludes(won, games, end)) {
            return end;
        }
        double inside = middle;
        double outside = end;
        for (int i = 0; i < HALVINGS; i++) {
            double half = (inside + outside) / 2;
            if (excludes(won, games, half)) {
                outside = half;
            } else {
                inside = half;
            }
        }
        return inside;
    }

    private static boolean excludes(double won, int games, double share) {
        double lost = games - won;
        if (share == 0 || share == 1) {
            return share == 0 ? won > 0 : lost > 0;
        }
        double mixture = logBeta(won + PRIOR, lost + PRIOR) - logBeta(PRIOR, PRIOR);
        return mixture - won * Math.log(share) - lost * Math.log1p(-share) > LOG_TWENTY;
    }

    private static double logBeta(double a, double b) {
        return logGamma(a) + logGamma(b) - logGamma(a + b);
    }

    /// Stirling's series for arguments lifted above 10; exact to twelve digits.
    static double logGamma(double x) {
        double lifted = x;
        double product = 0;
        while (lifted < 10) {
            product += Math.log(lifted);
            lifted++;
        }
        double inverse = 1 / lifted;
        double square = inverse * inverse;
        double series =
                inverse * (1.0 / 12 - square * (1.0 / 360 - square * (1.0 / 1260 - square / 1680)));
        return (lifted - 0.5) * Math.log(lifted)
                - lifted
                + 0.5 * Math.log(2 * Math.PI)
                + series
                - product;
    }
}
