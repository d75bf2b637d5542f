package dighouse.thebes;

import dighouse.kernel.MoveList;

/// How a table is kept: which moves undo cannot cross, where no choice is half made, and which
/// moves are played without asking (THB-DEC-01, THB-DEC-10, THB-DEC-11).
final class TableRules {
    private TableRules() {}

    /// THB-DEC-11: taking a card, exchanging, digging and retiring are final. An exhibition can be
    /// undone during the same turn, unless cards were drawn after it.
    static boolean seals(Thebes game, ThebesPosition position, int move) {
        ThebesPosition after = game.position();
        after.copyFrom(position);
        game.play(after, move);
        if (after.phase.isStep()) {
            return false;
        }
        return after.phase == Phase.REFILL || !isExhibition(position, move);
    }

    private static boolean isExhibition(ThebesPosition position, int move) {
        int goal = position.phase == Phase.GOAL ? move : position.goal;
        return ThebesMove.verb(goal) == ThebesMove.SHOW;
    }

    /// Whether no turn is half made: all its steps are done.
    static boolean rests(ThebesPosition position) {
        return !position.phase.isStep();
    }

    /// THB-DEC-01: the only legal step is played without asking. Retirement (THB-DEC-10), and a
    /// step that completes a turn which can still be undone, are left to the player.
    static boolean automatic(Thebes game, ThebesPosition position) {
        if (game.actor(position) < 0) {
            return false;
        }
        MoveList list = new MoveList();
        game.moves(position, list);
        return list.size() == 1 && !seals(game, position, list.get(0));
    }
}
