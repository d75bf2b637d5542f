package dighouse.lab.statistics;

/// Inverts square matrices.
final class Matrix {
    private Matrix() {}

    /// Inverts by Gauss-Jordan elimination with the largest pivot of each column.
    ///
    /// @throws IllegalArgumentException if there is no inverse
    static double[][] inverse(double[][] matrix) {
        int size = matrix.length;
        double[][] rows = new double[size][2 * size];
        for (int i = 0; i < size; i++) {
            System.arraycopy(matrix[i], 0, rows[i], 0, size);
            rows[i][size + i] = 1;
        }
        for (int column = 0; column < size; column++) {
            lift(rows, column);
            clear(rows, column);
        }
        double[][] inverse = new double[size][size];
        for (int i = 0; i < size; i++) {
            System.arraycopy(rows[i], size, inverse[i], 0, size);
        }
        return inverse;
    }

    /// Swaps the row with the largest number of this column into place.
    private static void lift(double[][] rows, int column) {
        int best = column;
        for (int i = column + 1; i < rows.length; i++) {
            if (Math.abs(rows[i][column]) > Math.abs(rows[best][column])) {
                best = i;
            }
        }
        if (rows[best][column] == 0) {
            throw new IllegalArgumentException("a matrix without an inverse");
        }
        double[] lifted = rows[best];
        rows[best] = rows[column];
        rows[column] = lifted;
    }

    /// Reduces this column to 1 in its own row and 0 in all others.
    private static void clear(double[][] rows, int column) {
        double[] pivot = rows[column];
        double divisor = pivot[column];
        for (int j = 0; j < pivot.length; j++) {
            pivot[j] /= divisor;
        }
        for (int i = 0; i < rows.length; i++) {
            double factor = i == column ? 0 : rows[i][column];
            for (int j = 0; j < pivot.length; j++) {
                rows[i][j] -= factor * pivot[j];
            }
        }
    }
}
