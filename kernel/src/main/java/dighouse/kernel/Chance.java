package dighouse.kernel;

/// Where the outcomes of one game come from.
@FunctionalInterface
public interface Chance {
    /// The number r, 0 ≤ r < weight, that decides chance's draw of this number (0, 1, 2 … over the
    /// game, whatever the plies between). At a table whose fairness is proven, the same draw always
    /// gives the same answer.
    int draw(long number, int weight);

    /// Chance from a generator, one draw after the other.
    static Chance of(Randomness random) {
        return (number, weight) -> random.below(weight);
    }
}
