package dighouse.marajoara;

import dighouse.kernel.Hash64;
import org.jspecify.annotations.Nullable;

/// What is to be decided next, in the order of a game and of a turn.
enum Phase {
    /// Chance: the colour of the die on the next starting cell.
    DEAL("deal"),
    /// Chance, mission 7: the value of the die just placed.
    ROLL("roll"),
    /// Chance: who is first player.
    BEGIN("begin"),
    /// Mission 6: the museum that keeps the yellow dice.
    YELLOW_MUSEUM("yellowMuseum"),
    START_TOKEN("startToken"),
    /// The menu: free actions, and the main action or the end of the turn.
    MENU("turn"),
    /// How much the next yellow die gives to the price of the chosen action.
    PAY("pay"),
    /// Landed on an own token: a pip for one die.
    OWN_PIP("ownPip"),
    /// Landed on another's token: pips for its owner, who decides out of turn.
    OTHER_PIPS("otherPips"),
    /// Mission 6: the museum that stores a die.
    MUSEUM("museum"),
    TRACK("track"),
    /// Pips of the spaces 1, 3 and 5 of a track.
    PIPS("pips"),
    TOKEN("token"),
    /// Blue 7 of the English edition: restorations with doubled dice, until stopped.
    DOUBLED("doubled"),
    /// Blue 7 of the French edition: taken for the rest of the turn, or declined.
    DOUBLE("double"),
    /// Blue 8.
    PIECE("piece"),
    /// Yellow 7: the dice to give, then those to take.
    GIVE("give"),
    TAKE("take"),
    /// Red 7: the red die to exhibit, then the yellow die that pays.
    SHOW("show"),
    COIN("coin"),
    /// Red 8.
    VASE("vase"),
    /// Which of the spent dice enters the wheelbarrow next.
    ORDER("order"),
    /// One player: the die that goes to the round track.
    REMOVE("remove"),
    /// The cell to which a die from the slate returns, then which one.
    RECYCLE("recycle"),
    RETURN("return"),
    /// The turn waits to be ended.
    CONFIRM("confirm"),
    /// Chance, one outcome: the final awards.
    SCORING("scoring"),
    OVER("over");

    /// The word for it in notation and views.
    final String id;

    /// Stands for the phase in the hash of a position, the same whatever phases are added.
    final long hash;

    Phase(String id) {
        this.id = id;
        hash = Hash64.of(id);
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
