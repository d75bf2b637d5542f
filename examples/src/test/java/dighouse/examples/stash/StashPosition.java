package dighouse.examples.stash;

import dighouse.kernel.Hash64;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The whole truth of a game of Stash. Arrays by seat and kind are indexed `seat * KINDS + kind`.
/// Not final, so that broken ones can be made of it.
class StashPosition implements Position<StashPosition> {
    static final int KINDS = 4;
    static final int OF_EACH = 3;
    static final int DEALT = 10;
    static final int STASHED = 2;

    @Nullable Setup setup;
    int dealt; // trinkets dealt so far
    int turn; // 0, 1, or 2 when the game is over
    int picked; // trinkets stashed in this turn
    int last; // while one is stashed: its kind, for those who ask for one order
    byte[] bag = new byte[KINDS];
    byte[] hand = new byte[2 * KINDS];
    byte[] stash = new byte[2 * KINDS];

    @Override
    public Setup setup() {
        return Objects.requireNonNull(setup);
    }

    /// Who gets the next trinket, or whose turn it is.
    int seat() {
        return dealt < DEALT ? dealt % 2 : turn;
    }

    boolean isDealing() {
        return dealt < DEALT;
    }

    boolean isOver() {
        return turn == 2;
    }

    int held(int kind) {
        return hand[seat() * KINDS + kind];
    }

    @Override
    public void copyFrom(StashPosition other) {
        setup = other.setup;
        dealt = other.dealt;
        turn = other.turn;
        picked = other.picked;
        last = other.last;
        System.arraycopy(other.bag, 0, bag, 0, bag.length);
        System.arraycopy(other.hand, 0, hand, 0, hand.length);
        System.arraycopy(other.stash, 0, stash, 0, stash.length);
    }

    @Override
    public long hash() {
        long hash = Hash64.mix(Hash64.mix(dealt, turn), picked * KINDS + last);
        return Hash64.mix(Hash64.mix(Hash64.mix(hash, bag), hand), stash);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof StashPosition position
                && dealt == position.dealt
                && turn == position.turn
                && picked == position.picked
                && last == position.last
                && Arrays.equals(bag, position.bag)
                && Arrays.equals(hand, position.hand)
                && Arrays.equals(stash, position.stash)
                && Objects.equals(setup, position.setup);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash());
    }
}
