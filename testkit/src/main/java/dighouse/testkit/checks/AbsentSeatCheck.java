package dighouse.testkit.checks;

import static dighouse.testkit.checks.Node.fail;
import static dighouse.testkit.checks.Node.require;

import dighouse.kernel.Actor;
import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.Position;

/// The fallback for an absent seat is legal everywhere, its whole answer is what the ledger says,
/// and fallbacks alone finish a game. A move is automatic only if it is the only one.
public final class AbsentSeatCheck<P extends Position<P>> implements ContractCheck<P> {
    private static final int HOW_OFTEN_TO_THE_END = 16;

    private final Subject.Defaults<P> defaults;

    public AbsentSeatCheck(Subject.Defaults<P> defaults) {
        this.defaults = defaults;
    }

    @Override
    public String name() {
        return "standing in";
    }

    @Override
    public void at(Node<P> node) {
        if (node.isDecision()) {
            require(
                    !node.game().automatic(node.position()) || node.anyOrder().size() == 1,
                    "a move is automatic, but it is not the only one");
            P position = node.scratch(0);
            position.copyFrom(node.position());
            answer(node, position);
        }
        if (node.number() == 0 || node.random().below(HOW_OFTEN_TO_THE_END) == 0) {
            playToTheEnd(node);
        }
    }

    /// Plays fallbacks of the actor until its choice is complete, and returns how many. An answer
    /// that began at rest must be what the ledger says.
    private int answer(Node<P> node, P position) {
        Game<P> game = node.game();
        boolean whole = game.rests(position);
        P before = node.scratch(1);
        before.copyFrom(position);
        int seat = game.actor(position);
        int plies = 0;
        do {
            game.play(position, legalFallback(game, position));
            require(++plies <= node.longest(), "an answer of nothing but fallbacks does not end");
        } while (game.actor(position) == seat && !game.rests(position));
        if (whole) {
            check(game, before, position);
        }
        return plies;
    }

    private static <P extends Position<P>> int legalFallback(Game<P> game, P position) {
        int fallback = game.fallback(position);
        MoveList moves = MoveList.inAnyOrder();
        game.moves(position, moves);
        if (!moves.contains(fallback)) {
            throw fail("the fallback, " + fallback + ", is not legal");
        }
        return fallback;
    }

    private void check(Game<P> game, P before, P after) {
        try {
            defaults.check(before, after);
        } catch (AssertionError other) {
            throw fail(
                    "an absent seat does not fare as the ledger says: "
                            + other.getMessage()
                            + "\n  from "
                            + game.notation().position(before)
                            + "\n  to "
                            + game.notation().position(after));
        }
    }

    private void playToTheEnd(Node<P> node) {
        Game<P> game = node.game();
        P position = node.scratch(0);
        position.copyFrom(node.position());
        int plies = node.number();
        for (int actor = game.actor(position);
                actor != Actor.NOBODY;
                actor = game.actor(position)) {
            if (actor == Actor.CHANCE) {
                int r = node.random().below(game.weight(position));
                game.play(position, game.outcome(position, r));
                plies++;
            } else {
                plies += answer(node, position);
            }
            require(plies <= node.longest(), "a game of nothing but fallbacks does not end");
        }
    }
}
