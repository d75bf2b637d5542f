package dighouse.thebes;

import dighouse.kernel.MoveList;

/// What a table asks of the game beside the rules: how far a seat may go back, and what needs no
/// question (THB-DEC-01, THB-DEC-10, THB-DEC-11).
final class TableRules {
    private TableRules() {}

    /// THB-DEC-11: taking a card, exchanging, digging and retiring stand. An exhibition may be
    /// taken back while its player is still on turn, unless cards were drawn after it.
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

    /// A turn is half made until its last step.
    static boolean rests(ThebesPosition position) {
        return !position.phase.isStep();
    }

    /// THB-DEC-01: a step with one answer needs no question; but the step that completes a turn
    /// which could still be taken back is left to the player, and so is every retirement
    /// (THB-DEC-10).
    static boolean automatic(Thebes game, ThebesPosition position) {
        if (game.actor(position) < 0) {
            return false;
        }
        MoveList list = new MoveList();
        game.moves(position, list);
        return list.size() == 1 && !seals(game, position, list.get(0));
    }
}
