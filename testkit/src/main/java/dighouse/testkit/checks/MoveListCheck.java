package dighouse.testkit.checks;

import static dighouse.testkit.checks.Node.fail;
import static dighouse.testkit.checks.Node.require;

import dighouse.kernel.Actor;
import dighouse.kernel.MoveList;
import dighouse.kernel.Position;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/// The list of moves is never empty while the game goes on, empty when it is over, free of
/// duplicates, and the same each time. What may be played in one order may be played in any, and no
/// two plies of a list have the same notation or description.
public final class MoveListCheck<P extends Position<P>> implements ContractCheck<P> {
    private final MoveList again = new MoveList();
    private final MoveList anyOrderAgain = MoveList.inAnyOrder();

    @Override
    public String name() {
        return "listing";
    }

    @Override
    public void at(Node<P> node) {
        if (node.isOver()) {
            require(node.moves().isEmpty(), "there are moves after the end");
            require(node.anyOrder().isEmpty(), "there are moves in any order after the end");
            return;
        }
        require(!node.moves().isEmpty(), "there is no move in one order, but the game goes on");
        require(!node.anyOrder().isEmpty(), "there is no move in any order, but the game goes on");
        sameAgain(node, node.moves(), again);
        sameAgain(node, node.anyOrder(), anyOrderAgain);
        if (node.actor() == Actor.CHANCE) {
            require(same(node.moves(), node.anyOrder()), "outcomes depend on the order asked for");
        }
        for (int i = 0; i < node.moves().size(); i++) {
            int ply = node.moves().get(i);
            if (!node.anyOrder().contains(ply)) {
                throw fail(words(node, ply) + " is legal in one order but not in any");
            }
        }
        nothingTwice(node, node.moves());
        nothingTwice(node, node.anyOrder());
        everyTextOnce(node);
    }

    private void sameAgain(Node<P> node, MoveList list, MoveList second) {
        second.clear();
        node.game().moves(node.position(), second);
        require(same(list, second), "two calls give two lists");
    }

    private static boolean same(MoveList one, MoveList other) {
        if (one.size() != other.size()) {
            return false;
        }
        for (int i = 0; i < one.size(); i++) {
            if (one.get(i) != other.get(i) || one.weight(i) != other.weight(i)) {
                return false;
            }
        }
        return true;
    }

    private void nothingTwice(Node<P> node, MoveList list) {
        int[] plies = list.toArray();
        Arrays.sort(plies);
        for (int i = 1; i < plies.length; i++) {
            if (plies[i] == plies[i - 1]) {
                throw fail(words(node, plies[i]) + " is listed twice");
            }
        }
    }

    private void everyTextOnce(Node<P> node) {
        Set<String> written = new HashSet<>();
        Set<String> described = new HashSet<>();
        for (int i = 0; i < node.anyOrder().size(); i++) {
            int ply = node.anyOrder().get(i);
            String text = words(node, ply);
            if (!written.add(text)) {
                throw fail("two plies are both written " + text);
            }
            String phrase = node.game().describe(node.position(), ply).json("verb");
            if (!described.add(phrase)) {
                throw fail("two plies are both described as " + phrase);
            }
        }
    }

    private String words(Node<P> node, int ply) {
        return "\"" + node.game().notation().ply(node.position(), ply) + "\"";
    }
}
