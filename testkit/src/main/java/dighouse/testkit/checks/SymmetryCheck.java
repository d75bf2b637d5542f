package dighouse.testkit.checks;

import static dighouse.testkit.checks.Node.fail;

import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.Position;
import dighouse.kernel.Score;
import java.util.List;

/// Under every symmetry that the game declares, legal moves, what they lead to and what they score
/// differ by the renaming alone.
public final class SymmetryCheck<P extends Position<P>> implements ContractCheck<P> {
    private final List<Symmetry<P>> symmetries;

    public SymmetryCheck(List<Symmetry<P>> symmetries) {
        this.symmetries = List.copyOf(symmetries);
    }

    @Override
    public String name() {
        return "renaming";
    }

    @Override
    public void at(Node<P> node) {
        for (Symmetry<P> symmetry : symmetries) {
            P renamed = node.scratch(0);
            symmetry.rename(node.position(), renamed);
            actorAndScores(node, symmetry, renamed);
            plies(node, symmetry, renamed);
        }
    }

    private void actorAndScores(Node<P> node, Symmetry<P> symmetry, P renamed) {
        Game<P> game = node.game();
        int actor = node.actor();
        if (game.actor(renamed) != (actor < 0 ? actor : symmetry.seat(actor))) {
            throw broken(symmetry, "another must decide");
        }
        List<Score> scores = game.score(renamed);
        for (Score score : game.score(node.position())) {
            if (scores.get(symmetry.seat(score.seat())).points() != score.points()) {
                throw broken(symmetry, "points are others");
            }
        }
    }

    private void plies(Node<P> node, Symmetry<P> symmetry, P renamed) {
        Game<P> game = node.game();
        MoveList list = MoveList.inAnyOrder();
        game.moves(renamed, list);
        if (list.size() != node.anyOrder().size()) {
            throw broken(symmetry, "there are more or fewer plies");
        }
        for (int i = 0; i < list.size(); i++) {
            int ply = node.anyOrder().get(i);
            int at = list.indexOf(symmetry.ply(node.position(), ply));
            String text = game.notation().ply(node.position(), ply);
            if (at < 0 || list.weight(at) != node.anyOrder().weight(i)) {
                throw broken(symmetry, "\"" + text + "\" is not there, or weighs otherwise");
            }
            P expected = node.scratch(1);
            symmetry.rename(node.after(ply, 2), expected);
            P after = node.scratch(3);
            after.copyFrom(renamed);
            game.play(after, list.get(at));
            if (!after.equals(expected)) {
                throw broken(symmetry, "\"" + text + "\" leads elsewhere");
            }
        }
    }

    private static AssertionError broken(Symmetry<?> symmetry, String what) {
        return fail("under \"" + symmetry.name() + "\" " + what);
    }
}
