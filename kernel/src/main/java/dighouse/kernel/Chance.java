package dighouse.kernel;

/// Where the outcomes of one game come from.
@FunctionalInterface
public interface Chance {
    /// The number r, 0 ≤ r < weight, that decides chance's draw of this number (0, 1, 2 … over the
    /// game, whatever the plies between). Asked twice for the same draw, a proven table's chance
    /// answers the same.
    int draw(long number, int weight);

    /// Chance from a generator, one draw after the other.
    static Chance of(Randomness random) {
        return (number, weight) -> random.below(weight);
    }
}
