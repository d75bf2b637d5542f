package dighouse.bots.levels;

/// How much worth may lie between moves that a bot of some level hardly tells apart. How far apart
/// good and bad moves are differs by game, and so does what time to think is worth: where it is
/// worth little, carelessness alone makes the steps between levels.
record Carelessness(double easy, double medium, double hard) {
    /// What makes steps that one can feel in most games.
    static final Carelessness USUAL = new Carelessness(0.12, 0.04, 0.005);

    /// Experts take the best move that they see; `random` and `greedy` do not search.
    double of(Level level) {
        return switch (level) {
            case EASY -> easy;
            case MEDIUM -> medium;
            case HARD -> hard;
            case EXPERT, RANDOM, GREEDY -> 0;
        };
    }
}
