package dighouse.bots.levels;

/// How large a difference in worth a level overlooks. Good and bad moves are further apart in some
/// games than in others, and so is the worth of thinking time: where time is worth little,
/// carelessness alone separates the levels (ADR 18).
public record Carelessness(double easy, double medium, double hard) {
    /// Makes a noticeable difference between levels in most games.
    static final Carelessness USUAL = new Carelessness(0.12, 0.04, 0.005);

    /// The carelessness of a level. Experts take the best move that they see; `random` and `greedy`
    /// do not search.
    double of(Level level) {
        return switch (level) {
            case EASY -> easy;
            case MEDIUM -> medium;
            case HARD -> hard;
            case EXPERT, RANDOM, GREEDY -> 0;
        };
    }
}
