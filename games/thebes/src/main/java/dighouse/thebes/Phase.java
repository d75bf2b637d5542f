package dighouse.thebes;

import org.jspecify.annotations.Nullable;

/// What is to be decided next. The steps of a seat follow each other in this order within a turn
/// (THB-DEC-01); a step that does not apply is left out.
enum Phase {
    /// Chance lays a first-dig bonus on a site (option `firstDigToken`).
    BONUS(0, "bonus", Kind.CHANCE),
    /// Chance deals the first display.
    DEAL(1, "deal", Kind.CHANCE),
    /// Chance says who starts on top of the stack of time markers, then who comes next.
    ORDER(2, "order", Kind.CHANCE),
    /// THB-DEC-03: what the turn is for.
    GOAL(3, "goal", Kind.GOAL),
    /// THB-DEC-10: whether the retirement is meant.
    CONFIRM(4, "confirm", Kind.STEP),
    /// THB-DEC-04: by land, or with which zeppelin.
    ZEPPELIN(5, "zeppelin", Kind.STEP),
    /// THB-DEC-05: which special permission is given up.
    PERMISSION(6, "permission", Kind.STEP),
    /// THB-DEC-06: whether the ethnological card is used.
    ETHNOLOGICAL(7, "ethnological", Kind.STEP),
    /// THB-DEC-07: whether a lone assistant is used.
    ASSISTANT(8, "assistant", Kind.STEP),
    /// THB-DEC-08: whether a lone shovel is used.
    SHOVEL(9, "shovel", Kind.STEP),
    /// THB-DEC-09: how long the dig lasts.
    WEEKS(10, "weeks", Kind.STEP),
    /// Chance draws a token from the bag.
    TOKEN(11, "token", Kind.CHANCE),
    /// Chance draws a card for the display.
    REFILL(12, "refill", Kind.CHANCE),
    /// All markers are on the end space.
    OVER(13, "over", Kind.NOBODY);

    private enum Kind {
        CHANCE,
        GOAL,
        STEP,
        NOBODY
    }

    private final int number;

    /// The word for it in notation and views.
    final String id;

    private final boolean isStep;
    private final boolean isChance;

    Phase(int number, String id, Kind kind) {
        this.number = number;
        this.id = id;
        isStep = kind == Kind.STEP;
        isChance = kind == Kind.CHANCE;
    }

    /// Tells phases apart in hashes.
    int number() {
        return number;
    }

    /// Whether the seat on turn is in the middle of building its turn.
    boolean isStep() {
        return isStep;
    }

    boolean isChance() {
        return isChance;
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
