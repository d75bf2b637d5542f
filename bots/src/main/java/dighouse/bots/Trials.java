package dighouse.bots;

import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Position;
import dighouse.kernel.Xoshiro;

/// The moves that are still in question and how each has done so far. All buffers are made once: a
/// try allocates nothing but the result that the game hands out at its end.
///
/// @param <P> the game's position
final class Trials<P extends Position<P>> {
    private final Glimpse<P> glimpse;
    private final Game<P> game;
    private final Xoshiro random;
    private final P world; // the imagined position that all moves are tried in
    private final P played; // where one of them is played out
    private final MoveList list = new MoveList();
    private final int[] moves; // those in question first
    private final double[] sums; // what their tries were worth, at the same places
    private int inQuestion;

    Trials(Glimpse<P> glimpse) {
        this.glimpse = glimpse;
        game = glimpse.game();
        random = new Xoshiro(glimpse.seed());
        world = game.position();
        played = game.position();
        glimpse.imagine(random, world);
        game.moves(world, list);
        moves = list.toArray();
        sums = new double[moves.length];
        inQuestion = moves.length;
    }

    /// How many moves are in question.
    int moves() {
        return inQuestion;
    }

    /// Tries each move once, in the same imagined position and with the same luck.
    void tryAll() {
        glimpse.imagine(random, world);
        long luck = ((long) random.next() << 32) | (random.next() & 0xFFFF_FFFFL);
        long next = ((long) random.next() << 32) | (random.next() & 0xFFFF_FFFFL);
        for (int i = 0; i < inQuestion; i++) {
            random.seed(luck);
            played.copyFrom(world);
            game.play(played, moves[i]);
            Playout.run(game, played, random, list);
            sums[i] += Worth.of(game.result(played), glimpse.seat());
        }
        random.seed(next);
    }

    /// Keeps the better half, one more if their number is odd. All have been tried equally often,
    /// so sums compare like means. Of equal moves the earlier one is kept.
    void dropWorseHalf() {
        for (int i = 1; i < inQuestion; i++) {
            for (int j = i; j > 0 && sums[j] > sums[j - 1]; j--) {
                swap(j, j - 1);
            }
        }
        inQuestion = (inQuestion + 1) / 2;
    }

    int best() {
        return moves[0];
    }

    private void swap(int i, int j) {
        int move = moves[i];
        moves[i] = moves[j];
        moves[j] = move;
        double sum = sums[i];
        sums[i] = sums[j];
        sums[j] = sum;
    }
}
