package dighouse.testkit.checks;

import static dighouse.testkit.checks.Node.fail;

import dighouse.kernel.Actor;
import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.Position;

/// Methods that only ask leave the position unchanged.
public final class ReadOnlyCheck<P extends Position<P>> implements ContractCheck<P> {
    private static final int HOW_OFTEN = 4;

    private final MoveList list = new MoveList();

    @Override
    public String name() {
        return "asking";
    }

    @Override
    public void at(Node<P> node) {
        if (node.random().below(HOW_OFTEN) > 0) {
            return;
        }
        Game<P> game = node.game();
        P position = node.position();
        String text = node.text();
        long hash = position.hash();
        ask(node);
        if (position.hash() != hash || !game.notation().position(position).equals(text)) {
            throw fail("a question has changed the position from " + text);
        }
    }

    private void ask(Node<P> node) {
        Game<P> game = node.game();
        P position = node.position();
        int viewer = node.viewer(node.random().below(node.viewers()));
        list.clear();
        game.moves(position, list);
        game.rests(position);
        game.score(position);
        game.view(position, viewer);
        if (node.canImagine(viewer)) {
            node.twin(viewer, 0);
        }
        if (node.isOver()) {
            game.result(position);
            return;
        }
        int ply = list.get(node.random().below(list.size()));
        game.tell(position, ply, viewer);
        game.describe(position, ply);
        if (node.actor() == Actor.CHANCE) {
            game.outcome(position, node.random().below(game.weight(position)));
        } else {
            game.seals(position, ply);
            game.automatic(position);
            game.fallback(position);
            game.judge(position, ply);
        }
    }
}
