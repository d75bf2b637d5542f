package dighouse.archaeology;

import org.jspecify.annotations.Nullable;

/// What is to be decided next, and by whom.
enum Phase {
    /// Chance deals the starting hands.
    DEAL(0, "deal"),
    /// Chance lays out the starting market.
    LAY(1, "lay"),
    /// Chance draws the starting player.
    BEGIN(2, "begin"),
    /// Chance turns up the top card of the dig site.
    DIG(3, "dig"),
    /// The active seat sends the thief to somebody.
    ROB(4, "rob"),
    /// Chance picks the stolen card.
    STEAL(5, "steal"),
    /// A seat chooses the next card that it loses to the sandstorm.
    LOSE(6, "lose"),
    /// The active seat trades, explores, sells, or ends its turn.
    ACT(7, "act"),
    /// The active seat chooses what to give in a trade.
    GIVE(8, "give"),
    /// The active seat chooses what to take in a trade.
    TAKE(9, "take"),
    /// The active seat chooses how many cards of a type make up the set that it sells.
    SIZE(10, "size"),
    /// Chance turns up the cards of the chamber being explored.
    FIND(11, "find"),
    /// The game is over.
    OVER(12, "over");

    /// Its number in hashes, which must not change with the order of the phases.
    final int number;

    /// Its name in the notation of a position and in views.
    final String id;

    Phase(int number, String id) {
        this.number = number;
        this.id = id;
    }

    /// The phase of this name.
    static @Nullable Phase of(String id) {
        for (Phase phase : values()) {
            if (phase.id.equals(id)) {
                return phase;
            }
        }
        return null;
    }
}
