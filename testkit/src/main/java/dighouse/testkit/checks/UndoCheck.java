package dighouse.testkit.checks;

import static dighouse.testkit.checks.Node.fail;
import static dighouse.testkit.checks.Node.require;

import dighouse.kernel.Game;
import dighouse.kernel.Match;
import dighouse.kernel.MoveList;
import dighouse.kernel.Position;
import java.util.ArrayList;
import java.util.List;

/// Undo leads to the earlier position, and playing the same plies again to the present one. It
/// cannot cross a sealed move, chance or another seat. An automatic move seals nothing that could
/// still be taken back. Checks whole games.
public final class UndoCheck<P extends Position<P>> implements ContractCheck<P> {
    @Override
    public String name() {
        return "going back";
    }

    @Override
    public void at(Node<P> node) {
        if (!node.isOver()) {
            return;
        }
        int[] line = node.line();
        Match<P> match = new Match<>(node.game(), node.setup());
        List<P> positions = new ArrayList<>();
        int earliest = 0; // by our own count: the first ply of the actor after the last seal
        for (int i = 0; i < line.length; i++) {
            positions.add(copy(node.game(), match.position()));
            int actor = match.actor();
            if (actor >= 0) {
                reach(node, match, positions, earliest);
                automatic(node, match, earliest);
                if (earliest < i && node.random().below(3) == 0) {
                    returnAndRedo(node, match, positions, line);
                }
            }
            boolean sealed = actor < 0 || node.game().seals(match.position(), line[i]);
            match.apply(line[i]);
            if (sealed || match.actor() != actor) {
                earliest = i + 1;
            }
        }
        require(
                match.position().equals(node.position()),
                "after going back the game ends elsewhere");
    }

    private static <P extends Position<P>> P copy(Game<P> game, P position) {
        P copy = game.position();
        copy.copyFrom(position);
        return copy;
    }

    /// Only the actor may go back, as far as this check counts; one step back undoes one choice.
    private void reach(Node<P> node, Match<P> match, List<P> positions, int earliest) {
        for (int seat = 0; seat < node.setup().seats(); seat++) {
            int expected = seat == match.actor() ? earliest : match.size();
            if (match.earliest(seat) != expected) {
                throw fail("seat " + seat + " can go back to ply " + match.earliest(seat));
            }
        }
        int step = step(node.game(), positions, earliest);
        if (match.stepBack(match.actor()) != step) {
            throw fail("one step back leads to ply " + match.stepBack(match.actor()));
        }
    }

    /// By our own count: where the choice began that the last ply belongs to.
    private int step(Game<P> game, List<P> positions, int earliest) {
        int step = positions.size() - 1;
        if (step > earliest) {
            step--;
            while (step > earliest && !game.rests(positions.get(step))) {
                step--;
            }
        }
        return step;
    }

    private void automatic(Node<P> node, Match<P> match, int earliest) {
        if (earliest == match.size() || !node.game().automatic(match.position())) {
            return;
        }
        MoveList only = MoveList.inAnyOrder();
        node.game().moves(match.position(), only);
        require(
                !node.game().seals(match.position(), only.get(0)),
                "an automatic move seals what could still be taken back");
    }

    private void returnAndRedo(Node<P> node, Match<P> match, List<P> positions, int[] line) {
        int seat = match.actor();
        int now = match.size();
        int earliest = match.earliest(seat);
        int to = earliest + node.random().below(now - earliest);
        match.goBack(seat, to);
        if (match.size() != to || !match.position().equals(positions.get(to))) {
            throw fail("back at ply " + to + " the position is not the one that was");
        }
        require(match.actor() == seat, "going back led to another's decision");
        for (int i = to; i < now; i++) {
            match.apply(line[i]);
        }
        require(
                match.position().equals(positions.get(now)),
                "played again, the line ends elsewhere");
        boolean refused = false;
        try {
            match.fork().goBack(seat, earliest - 1);
        } catch (IllegalArgumentException asItShould) {
            refused = true;
        }
        require(refused, "going back reaches over a seal, chance or another seat");
    }
}
