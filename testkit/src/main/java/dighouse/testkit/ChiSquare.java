package dighouse.testkit;

/// Pearson's test of counts against exact weights.
public final class ChiSquare {
    /// A correct distribution is rejected once in a million; with a fixed seed, always or never.
    public static final double THRESHOLD = 1e-6;

    private static final double LEAST_EXPECTED = 5;

    private ChiSquare() {}

    /// The probability of counts at least this unusual if the weights are right. Cells that expect
    /// fewer than five are merged.
    public static double probability(long[] counts, long[] weights) {
        double total = 0;
        double weight = 0;
        for (int i = 0; i < counts.length; i++) {
            total += counts[i];
            weight += weights[i];
        }
        double statistic = 0;
        int cells = 0;
        double rareCount = 0;
        double rareExpected = 0;
        for (int i = 0; i < counts.length; i++) {
            double expected = total * weights[i] / weight;
            if (expected < LEAST_EXPECTED) {
                rareCount += counts[i];
                rareExpected += expected;
            } else {
                statistic += (counts[i] - expected) * (counts[i] - expected) / expected;
                cells++;
            }
        }
        if (rareExpected > 0) {
            statistic += (rareCount - rareExpected) * (rareCount - rareExpected) / rareExpected;
            cells++;
        }
        return cells < 2 ? 1 : tail(cells - 1, statistic);
    }

    /// The probability that a chi-square variable of so many degrees of freedom is at least this
    /// large: the regularised upper incomplete gamma function Q(degrees / 2, statistic / 2).
    public static double tail(int degrees, double statistic) {
        double a = degrees / 2.0;
        double x = statistic / 2;
        if (x <= 0) {
            return 1;
        }
        return x < a + 1 ? 1 - lowerBySeries(a, x) : upperByFraction(a, x);
    }

    private static double lowerBySeries(double a, double x) {
        double term = 1 / a;
        double sum = term;
        for (int n = 1; term > sum * 1e-16; n++) {
            term *= x / (a + n);
            sum += term;
        }
        return sum * Math.exp(a * Math.log(x) - x - logGamma(a));
    }

    /// Evaluates a continued fraction by Lentz's method.
    private static double upperByFraction(double a, double x) {
        double tiny = 1e-300;
        double b = x + 1 - a;
        double c = 1 / tiny;
        double d = 1 / b;
        double fraction = d;
        double step = 0;
        for (int n = 1; Math.abs(step - 1) > 1e-15 && n < 10_000; n++) {
            double an = -n * (n - a);
            b += 2;
            d = an * d + b;
            d = 1 / (Math.abs(d) < tiny ? tiny : d);
            c = b + an / c;
            c = Math.abs(c) < tiny ? tiny : c;
            step = d * c;
            fraction *= step;
        }
        return fraction * Math.exp(a * Math.log(x) - x - logGamma(a));
    }

    /// The logarithm of the gamma function at a multiple of one half: down by Γ(a) = (a - 1) Γ(a -
    /// 1) to Γ(1) = 1 or Γ(1/2) = √π.
    private static double logGamma(double a) {
        double log = a == Math.rint(a) ? 0 : Math.log(Math.PI) / 2;
        for (double below = a - 1; below > 0; below--) {
            log += Math.log(below);
        }
        return log;
    }
}
