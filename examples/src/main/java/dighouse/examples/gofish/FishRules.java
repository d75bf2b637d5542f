package dighouse.examples.gofish;

import static dighouse.examples.gofish.GoFishPosition.NONE;
import static dighouse.examples.gofish.GoFishPosition.RANKS;
import static dighouse.examples.gofish.GoFishPosition.SUITS;
import static dighouse.examples.gofish.GoFishPosition.other;

import dighouse.examples.gofish.GoFishPosition.Phase;

/// What a ply does, chapter by chapter of the rules in `package-info`.
final class FishRules {
    static final int DEALT = 14; // seven to each of two seats
    static final int ALL_BOOKS = (1 << RANKS) - 1;
    static final int MOST_HIDDEN = SUITS - 1; // four would be a book

    private FishRules() {}

    /// FISH-DEAL-01.
    static void deal(GoFishPosition position, int rank) {
        drawInSecret(position, rank);
        position.seat = other(position.seat);
        if (position.poolSize == GoFishPosition.CARDS - DEALT) {
            goOn(position); // the number of cards is even, so it is A's turn
        }
    }

    /// FISH-ASK-02, FISH-ASK-03, and FISH-FISH-01 if the other seat has none.
    static void ask(GoFishPosition position, int rank) {
        int asker = position.seat;
        int at = asker * RANKS + rank;
        assert position.hand[at] > 0 : "asked for a rank not held";
        if (position.shown[at] == 0) {
            position.shown[at] = 1;
            position.mayHide[at]--;
        }
        int given = giveAll(position, other(asker), rank);
        if (given > 0) {
            position.addCards(asker, rank, given);
            position.shown[at] += (byte) given;
            layBook(position, rank);
            goOn(position);
        } else {
            assert position.poolSize > 0 : "a card of this rank is nowhere";
            position.phase = Phase.FISH;
            position.asked = rank;
        }
    }

    /// Whether it had some or none, everybody now knows that it has none.
    private static int giveAll(GoFishPosition position, int giver, int rank) {
        int at = giver * RANKS + rank;
        int given = position.hand[at];
        position.addCards(giver, rank, -given);
        position.shown[at] = 0;
        position.mayHide[at] = 0;
        return given;
    }

    /// FISH-FISH-02, FISH-FISH-03.
    static void fish(GoFishPosition position, int rank) {
        int asked = position.asked;
        if (rank == asked) {
            take(position, rank);
            position.shown[position.seat * RANKS + rank]++;
            layBook(position, rank);
        } else {
            drawInSecret(position, rank);
            position.seat = asked == NONE ? position.seat : other(position.seat);
        }
        position.asked = NONE;
        goOn(position);
    }

    private static void take(GoFishPosition position, int rank) {
        assert position.pool[rank] > 0 : "drew a card that is not in the pool";
        position.pool[rank]--;
        position.poolSize--;
        position.addCards(position.seat, rank, 1);
    }

    /// A book shows what was drawn. Otherwise it may have been of any rank but the one fished for.
    private static void drawInSecret(GoFishPosition position, int rank) {
        take(position, rank);
        if (!layBook(position, rank)) {
            int from = position.seat * RANKS;
            for (int i = 0; i < RANKS; i++) {
                if (i != position.asked && position.mayHide[from + i] < MOST_HIDDEN) {
                    position.mayHide[from + i]++;
                }
            }
        }
    }

    /// FISH-BOOK-01.
    private static boolean layBook(GoFishPosition position, int rank) {
        int at = position.seat * RANKS + rank;
        if (position.hand[at] < SUITS) {
            return false;
        }
        position.addCards(position.seat, rank, -SUITS);
        position.addBook(position.seat, rank);
        position.shown[at] = 0;
        position.mayHide[at] = 0;
        return true;
    }

    /// FISH-END-01, FISH-FISH-03, or the next question.
    private static void goOn(GoFishPosition position) {
        if ((position.booksOfA | position.booksOfB) == ALL_BOOKS) {
            position.phase = Phase.OVER;
        } else if (position.cards(position.seat) == 0) {
            assert position.poolSize > 0 : "the other seat holds whole books";
            position.phase = Phase.FISH;
        } else {
            position.phase = Phase.ASK;
        }
    }
}
