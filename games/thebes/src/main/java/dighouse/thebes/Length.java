package dighouse.thebes;

import static dighouse.thebes.ThebesTables.EXHIBITIONS;
import static dighouse.thebes.ThebesTables.SITES;
import static dighouse.thebes.ThebesTables.SLOTS;

import dighouse.kernel.Setup;

/// How long a game can get.
final class Length {
    private static final int STEPS = 7; // of a turn: THB-DEC-13

    private Length() {}

    /// Every turn costs a week at least (THB-DEC-13). A turn has 7 steps; a dig draws fewer tokens
    /// than the bag has blanks; a refill draws 4 researcher cards at most, and may pass all
    /// exhibitions twice with one shuffle between: once every researcher card that can be drawn is
    /// in the pile, either the display gets full or none is left.
    static int longest(Setup setup) {
        ThebesTables tables = ((ThebesEdition) setup.edition()).tables();
        int tokens = 0;
        for (int blanks : tables.blanks) {
            tokens = Math.max(tokens, blanks);
        }
        int turns = setup.seats() * (tables.end - tables.start[setup.seats()]);
        int refill = SLOTS + 2 * EXHIBITIONS + 1;
        return SITES + SLOTS + setup.seats() + turns * (STEPS + tokens + refill);
    }
}
