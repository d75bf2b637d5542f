package dighouse.examples.gofish;

import static dighouse.examples.gofish.GoFishPosition.NONE;
import static dighouse.examples.gofish.GoFishPosition.RANKS;
import static dighouse.examples.gofish.GoFishPosition.SEATS;
import static dighouse.examples.gofish.GoFishPosition.SUITS;
import static dighouse.examples.gofish.GoFishPosition.other;

import dighouse.examples.gofish.GoFishPosition.Phase;
import dighouse.kernel.Pool;
import dighouse.kernel.Randomness;
import dighouse.kernel.Viewer;
import java.util.Arrays;

/// What a viewer may believe of the hidden cards: each way to deal them that fits what was seen is
/// equally likely.
///
/// Cards are dealt anew until they fit, so that all fitting deals stay equally likely. Ranks that a
/// seat cannot hide are left out from the start, which keeps the tries few.
final class Beliefs {
    private Beliefs() {}

    static void imagine(
            GoFishPosition position, int viewer, Randomness random, GoFishPosition into) {
        into.copyFrom(position);
        if (viewer == Viewer.BYSTANDER) {
            forget(into);
        }
        int first = other(into.seat);
        int second = into.seat;
        do {
            putBack(into, first, viewer);
            putBack(into, second, viewer);
            // The seat that was asked draws first: only of it more may be known to a viewer of both
            // hands. So every hand of the first leaves equally many for the second.
            draw(into, first, viewer, random);
            draw(into, second, viewer, random);
        } while (!fits(into));
    }

    /// A bystander knows only what lies open, and that a seat which has just been asked for a rank
    /// has none of it.
    private static void forget(GoFishPosition position) {
        Arrays.fill(position.mayHide, (byte) FishRules.MOST_HIDDEN);
        if (position.phase == Phase.FISH && position.asked != NONE) {
            position.mayHide[other(position.seat) * RANKS + position.asked] = 0;
        }
    }

    /// Puts the hidden cards of a seat back into the pool.
    private static void putBack(GoFishPosition position, int seat, int viewer) {
        int from = seat * RANKS;
        for (int rank = 0; rank < RANKS && seat != viewer; rank++) {
            position.pool[rank] +=
                    (byte) (position.hand[from + rank] - position.shown[from + rank]);
            position.hand[from + rank] = position.shown[from + rank];
        }
    }

    /// Draws as many cards as the seat hides.
    private static void draw(GoFishPosition position, int seat, int viewer, Randomness random) {
        if (seat == viewer) {
            return;
        }
        int from = seat * RANKS;
        int hidden = position.cards(seat) - Pool.size(position.shown, from, RANKS);
        int possible = 0;
        for (int rank = 0; rank < RANKS; rank++) {
            possible += position.mayHide[from + rank] > 0 ? position.pool[rank] : 0;
        }
        for (; hidden > 0; hidden--, possible--) {
            int rank = possibleCard(position, from, random.below(possible));
            position.pool[rank]--;
            position.hand[from + rank]++;
        }
    }

    /// The rank of the r-th card of the pool that this seat may hide.
    private static int possibleCard(GoFishPosition position, int from, int r) {
        int rest = r;
        int rank = -1;
        while (rest >= 0) {
            rank++;
            rest -= position.mayHide[from + rank] > 0 ? position.pool[rank] : 0;
        }
        return rank;
    }

    /// Nobody hides more of a rank than it may, or holds a whole book.
    private static boolean fits(GoFishPosition position) {
        for (int i = 0; i < SEATS * RANKS; i++) {
            int hidden = position.hand[i] - position.shown[i];
            if (hidden > position.mayHide[i] || position.hand[i] == SUITS) {
                return false;
            }
        }
        return true;
    }
}
