package dighouse.lab.statistics;

/// An estimate with its 95 % confidence interval.
public record Interval(double low, double middle, double high) {
    /// The two-sided 95 % quantile of the normal distribution.
    public static final double Z95 = 1.959963984540054;

    /// Wilson's interval for a share. Games that count a half, or any part of one, make the true
    /// interval narrower than that of wins and losses, so this one errs on the wide side.
    ///
    /// @param won the sum of the results, each from 0 to 1
    public static Interval share(double won, int games) {
        if (games == 0) {
            return new Interval(0, 0.5, 1);
        }
        double share = won / games;
        double square = Z95 * Z95;
        double centre = (won + square / 2) / (games + square);
        double reach = Z95 / (games + square) * Math.sqrt(games * share * (1 - share) + square / 4);
        return new Interval(Math.max(0, centre - reach), share, Math.min(1, centre + reach));
    }

    /// The interval for the mean of measured values, by the normal distribution.
    public static Interval mean(Spread spread) {
        double reach = spread.size() < 2 ? 0 : Z95 * spread.deviation() / Math.sqrt(spread.size());
        return new Interval(spread.mean() - reach, spread.mean(), spread.mean() + reach);
    }

    public boolean excludes(double value) {
        return value < low || value > high;
    }
}
