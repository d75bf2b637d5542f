package dighouse.lab.analysis;

/// A mean, and how far to trust it.
///
/// @param error half the width of the interval that holds the truth in 95 of 100 cases
public record Estimate(double mean, double error) {
    private static final double Z95 = 1.96;

    /// Of numbers that were added up.
    ///
    /// @param sum of the numbers
    /// @param squares of the numbers, added up
    static Estimate of(double sum, double squares, int size) {
        double mean = sum / size;
        double variance = Math.max(0, squares / size - mean * mean);
        return new Estimate(mean, size < 2 ? 0 : Z95 * Math.sqrt(variance / (size - 1)));
    }
}
