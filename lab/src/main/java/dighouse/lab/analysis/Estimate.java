package dighouse.lab.analysis;

/// A mean with its uncertainty.
///
/// @param error half the width of the 95 % interval
public record Estimate(double mean, double error) {
    private static final double Z95 = 1.96;

    /// The estimate from sums.
    ///
    /// @param sum of the numbers
    /// @param squares sum of the squares of the numbers
    static Estimate of(double sum, double squares, int size) {
        double mean = sum / size;
        double variance = Math.max(0, squares / size - mean * mean);
        return new Estimate(mean, size < 2 ? 0 : Z95 * Math.sqrt(variance / (size - 1)));
    }
}
