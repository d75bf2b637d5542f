package dighouse.examples.gofish;

import dighouse.kernel.Hash64;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The whole truth of a game of Go Fish. Cards are counts by rank; arrays by seat and rank are
/// indexed `seat * RANKS + rank`.
public final class GoFishPosition implements Position<GoFishPosition> {
    static final int SEATS = 2;
    static final int RANKS = 13;
    static final int SUITS = 4; // cards of one rank
    static final int CARDS = RANKS * SUITS;
    static final int NONE = -1; // no rank

    /// What must happen next.
    enum Phase {
        DEAL("deal"),
        ASK("ask"),
        FISH("fish"),
        OVER("over");

        final String text;
        final long hash;

        Phase(String text) {
            this.text = text;
            hash = Hash64.of(text);
        }
    }

    @Nullable Setup setup; // null only in a blank position
    Phase phase = Phase.DEAL;
    int seat; // whose turn it is; while dealing, who gets the next card
    int asked = NONE; // the rank one fishes for; NONE if for want of a hand (FISH-FISH-03)
    int poolSize;
    int cardsOfA;
    int cardsOfB;
    int booksOfA; // a bit for each rank
    int booksOfB;
    final byte[] pool = new byte[RANKS]; // what is left, in no order until someone draws
    final byte[] hand = new byte[SEATS * RANKS];
    final byte[] shown = new byte[SEATS * RANKS]; // of the hand: what everybody knows is there
    final byte[] mayHide = new byte[SEATS * RANKS]; // as far as the other seat knows, at most

    @Override
    public Setup setup() {
        return Objects.requireNonNull(setup, "a blank position");
    }

    static int other(int seat) {
        return 1 - seat;
    }

    int cards(int seat) {
        return seat == 0 ? cardsOfA : cardsOfB;
    }

    int books(int seat) {
        return seat == 0 ? booksOfA : booksOfB;
    }

    void addCards(int seat, int rank, int number) {
        hand[seat * RANKS + rank] += (byte) number;
        if (seat == 0) {
            cardsOfA += number;
        } else {
            cardsOfB += number;
        }
    }

    void addBook(int seat, int rank) {
        if (seat == 0) {
            booksOfA |= 1 << rank;
        } else {
            booksOfB |= 1 << rank;
        }
    }

    @Override
    public void copyFrom(GoFishPosition other) {
        setup = other.setup;
        phase = other.phase;
        seat = other.seat;
        asked = other.asked;
        poolSize = other.poolSize;
        cardsOfA = other.cardsOfA;
        cardsOfB = other.cardsOfB;
        booksOfA = other.booksOfA;
        booksOfB = other.booksOfB;
        System.arraycopy(other.pool, 0, pool, 0, RANKS);
        System.arraycopy(other.hand, 0, hand, 0, SEATS * RANKS);
        System.arraycopy(other.shown, 0, shown, 0, SEATS * RANKS);
        System.arraycopy(other.mayHide, 0, mayHide, 0, SEATS * RANKS);
    }

    /// The pool and the sizes follow from the hands and the books.
    @Override
    public long hash() {
        long hash = Hash64.mix(phase.hash, seat);
        hash = Hash64.mix(hash, asked);
        hash = Hash64.mix(hash, (long) booksOfA << RANKS | booksOfB);
        hash = Hash64.mix(hash, hand);
        hash = Hash64.mix(hash, shown);
        return Hash64.mix(hash, mayHide);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof GoFishPosition position
                && phase == position.phase
                && seat == position.seat
                && asked == position.asked
                && booksOfA == position.booksOfA
                && booksOfB == position.booksOfB
                && Arrays.equals(hand, position.hand)
                && Arrays.equals(shown, position.shown)
                && Arrays.equals(mayHide, position.mayHide)
                && Objects.equals(setup, position.setup);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash());
    }
}
