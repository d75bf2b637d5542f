package dighouse.examples.gofish;

import static dighouse.examples.gofish.GoFishPosition.NONE;
import static dighouse.examples.gofish.GoFishPosition.RANKS;
import static dighouse.examples.gofish.GoFishPosition.SEATS;
import static dighouse.examples.gofish.GoFishPosition.SUITS;
import static dighouse.examples.gofish.GoFishPosition.other;

import dighouse.examples.gofish.GoFishPosition.Phase;
import dighouse.kernel.Randomness;
import dighouse.kernel.Viewer;
import java.util.Arrays;

/// What a viewer may believe of the hidden cards: each way to deal them that fits what was seen is
/// equally likely.
///
/// Cards are dealt anew until they fit, so that all fitting deals stay equally likely. Ranks that a
/// seat cannot hide are left out from the start, which keeps the tries few.
final class Memory {
    private Memory() {}

    static void imagine(
            GoFishPosition position, int viewer, Randomness random, GoFishPosition into) {
        into.copyFrom(position);
        if (viewer == Viewer.BYSTANDER) {
            forget(into);
        }
        do {
            // The seat that was asked goes first: of it more is known. What is known of the second
            // one then leaves every deal of the first equally many to follow it.
            imagineHand(into, other(into.seat), viewer, random);
            imagineHand(into, into.seat, viewer, random);
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

    /// Puts the hidden cards of a seat back into the pool, and draws as many.
    private static void imagineHand(
            GoFishPosition position, int seat, int viewer, Randomness random) {
        if (seat == viewer) {
            return;
        }
        int from = seat * RANKS;
        int hidden = 0;
        for (int rank = 0; rank < RANKS; rank++) {
            int back = position.hand[from + rank] - position.shown[from + rank];
            position.hand[from + rank] -= (byte) back;
            position.pool[rank] += (byte) back;
            hidden += back;
        }
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
