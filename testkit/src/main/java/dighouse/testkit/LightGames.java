package dighouse.testkit;

import dighouse.kernel.Actor;
import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import dighouse.testkit.checks.Node;
import dighouse.testkit.checks.Subject;

/// Many random games with few checks: each ends within the declared bound with all its components,
/// and its plies, played again, lead to the same end.
public final class LightGames<P extends Position<P>> {
    private final Subject<P> subject;
    private final Setup setup;
    private final int[] line;
    private final MoveList list = new MoveList();
    private final Xoshiro random = new Xoshiro(0);
    private final P position;
    private final P again;

    public LightGames(Subject<P> subject, Setup setup) {
        this.subject = subject;
        this.setup = setup;
        line = new int[subject.game().longest(setup)];
        position = subject.game().position();
        again = subject.game().position();
    }

    /// Plays games with seeds from `first` on.
    public void games(long first, long number) {
        for (long seed = first; seed < first + number; seed++) {
            try {
                game(seed);
            } catch (RuntimeException | AssertionError broken) {
                String message =
                        "check \"light games\" failed: "
                                + broken.getMessage()
                                + "\n  "
                                + subject.game().id()
                                + " "
                                + Setups.text(setup)
                                + ", seed "
                                + seed;
                throw new ContractFault("light games", seed, line.length, message, broken);
            }
        }
    }

    private void game(long seed) {
        Game<P> game = subject.game();
        random.seed(seed);
        game.start(setup, position);
        int plies = 0;
        for (int actor = game.actor(position);
                actor != Actor.NOBODY;
                actor = game.actor(position)) {
            if (plies == line.length) {
                throw Node.fail("the game goes on after the declared " + plies + " plies");
            }
            int ply = Playout.choose(game, position, actor, random, list);
            line[plies++] = ply;
            game.play(position, ply);
        }
        subject.invariants().accept(position);
        game.start(setup, again);
        for (int i = 0; i < plies; i++) {
            game.play(again, line[i]);
        }
        Node.require(
                again.equals(position) && again.hash() == position.hash(),
                "played again, the same plies lead elsewhere");
    }
}
