package dighouse.bots.search;

import dighouse.kernel.MoveList;
import dighouse.kernel.Randomness;
import java.util.Arrays;

/// Remembers how well each move of each seat did in all iterations, whatever the position
/// (move-average sampling, MAST). The table has a fixed size; two moves with the same place share
/// their mean.
final class MoveMeans {
    private static final int PLACES = 1 << 12;
    private static final int RANDOM_SHARE = 3; // of 10 moves are drawn uniformly

    private final double[] sums = new double[PLACES];
    private final int[] visits = new int[PLACES];
    private final int[] line; // places of the moves of this iteration
    private final byte[] seats;
    private int size;

    MoveMeans(int longest) {
        line = new int[longest];
        seats = new byte[longest];
    }

    void clear() {
        Arrays.fill(sums, 0);
        Arrays.fill(visits, 0);
        size = 0;
    }

    /// Chooses, most of the time, the move with the best mean; untried moves come first.
    int choose(int seat, MoveList moves, Randomness random) {
        int drawn = random.below(moves.size());
        if (random.below(10) < RANDOM_SHARE) {
            return moves.get(drawn);
        }
        int best = moves.get(drawn);
        double highest = -1;
        for (int i = 0; i < moves.size(); i++) {
            int place = place(seat, moves.get(i));
            double mean = visits[place] == 0 ? 1 : sums[place] / visits[place];
            if (mean > highest) {
                highest = mean;
                best = moves.get(i);
            }
        }
        return best;
    }

    /// Notes a move of this iteration.
    void note(int seat, int move) {
        if (size < line.length) {
            line[size] = place(seat, move);
            seats[size] = (byte) seat;
            size++;
        }
    }

    /// Credits all moves of this iteration with what the end was worth to their seats, and begins a
    /// new iteration.
    void tell(double[] worths) {
        for (int i = 0; i < size; i++) {
            sums[line[i]] += worths[seats[i]];
            visits[line[i]]++;
        }
        size = 0;
    }

    private static int place(int seat, int move) {
        int mixed = (move * 8 + seat) * 0x9E37_79B9; // the golden ratio spreads neighbours
        return mixed >>> 20; // the upper 12 bits
    }
}
