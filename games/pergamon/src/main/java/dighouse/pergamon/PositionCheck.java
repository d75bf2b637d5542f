package dighouse.pergamon;

import dighouse.kernel.Malformed;

/// Refuses positions that were read but cannot be in a game.
final class PositionCheck {
    private PositionCheck() {}

    static void check(PergamonPosition position) {
        try {
            PergamonInvariants.check(position);
        } catch (AssertionError fault) {
            throw new Malformed("This is no position of Pergamon: " + fault.getMessage() + ".");
        }
    }
}
