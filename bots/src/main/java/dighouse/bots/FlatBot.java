package dighouse.bots;

import dighouse.kernel.Position;

/// Flat Monte-Carlo: tries every legal move in imagined positions, plays each of these games to its
/// end at random, and takes the move that did best on average.
///
/// The tries come in rounds by sequential halving: after each round the worse half of the moves is
/// dropped, so that most of the budget goes to moves that are hard to tell apart. Within a round
/// all moves meet the same imagined positions and the same luck (common random numbers), which
/// takes most of the noise out of the comparison.
final class FlatBot implements Bot {
    @Override
    public String name() {
        return "sampler";
    }

    @Override
    public <P extends Position<P>> int choose(Glimpse<P> glimpse, Budget budget) {
        Trials<P> trials = new Trials<>(glimpse);
        Deadline deadline = new Deadline(budget);
        int rounds = rounds(trials.moves());
        for (int round = 1; round <= rounds; round++) {
            int share = budget.iterations() / rounds / trials.moves();
            deadline.round(round, rounds);
            int worlds = 0;
            do {
                trials.tryAll();
                worlds++;
            } while (worlds < share && !deadline.hasPassed());
            trials.dropWorseHalf();
        }
        return trials.best();
    }

    /// How often a number of moves can be halved until one is left.
    private static int rounds(int moves) {
        return moves == 1 ? 0 : 32 - Integer.numberOfLeadingZeros(moves - 1);
    }

    /// When the time for a round is over; never, without a limit of time.
    private static final class Deadline {
        private final long start = System.nanoTime();
        private final long nanos;
        private long end = Long.MAX_VALUE;

        Deadline(Budget budget) {
            nanos = budget.millis() * 1_000_000;
        }

        void round(int round, int rounds) {
            if (nanos > 0) {
                end = nanos / rounds * round;
            }
        }

        boolean hasPassed() {
            return nanos > 0 && System.nanoTime() - start >= end;
        }
    }
}
