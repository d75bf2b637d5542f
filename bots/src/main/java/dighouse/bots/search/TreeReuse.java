package dighouse.bots.search;

import dighouse.bots.Glimpse;
import dighouse.kernel.Actor;
import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.Position;
import java.util.ArrayList;
import java.util.List;

/// Finds the present position in the tree of the last decision. It follows the chosen move and then
/// the moves of other seats that the tree contains, until it reaches a position that the seat
/// cannot tell from what it sees now. Nobody tells it what was played, so it learns nothing that
/// the seat does not know.
///
/// It stops where chance had a choice: the tree below covers all outcomes, and now one of them is
/// known. So the small decisions of one turn share a tree, and games without chance keep theirs
/// from turn to turn.
///
/// @param <P> the game's position
final class TreeReuse<P extends Position<P>> {
    private static final int MOST_POSITIONS = 400; // to look at before giving up

    private final Game<P> game;
    private final List<P> positions = new ArrayList<>(); // by depth; the first is after the choice
    private final MoveList list = new MoveList();
    private int node = Tree.NONE; // of the move that was chosen
    private int looked;

    TreeReuse(Game<P> game) {
        this.game = game;
        positions.add(game.position());
    }

    void forget() {
        node = Tree.NONE;
    }

    /// Remembers a move that was chosen at the root.
    ///
    /// @param root a position that the seat considered possible
    void expect(P root, int choice, Tree tree) {
        node = Tree.NONE;
        for (int child = tree.firstChild(tree.root());
                child != Tree.NONE;
                child = tree.nextSibling(child)) {
            if (tree.ply(child) == choice) {
                node = child;
            }
        }
        if (node != Tree.NONE) {
            positions.getFirst().copyFrom(root);
            game.play(positions.getFirst(), choice);
        }
    }

    /// The node of the position that the seat sees now, or [Tree#NONE].
    int find(Glimpse<P> glimpse, Tree tree) {
        looked = 0;
        return node == Tree.NONE ? Tree.NONE : find(glimpse, tree, node, 0);
    }

    private int find(Glimpse<P> glimpse, Tree tree, int from, int depth) {
        P position = positions.get(depth);
        while (game.actor(position) == Actor.CHANCE && isCertain(position)) {
            game.play(position, game.outcome(position, 0));
        }
        int actor = game.actor(position);
        if (actor < 0 || ++looked > MOST_POSITIONS) {
            return Tree.NONE;
        }
        if (actor == glimpse.seat() && glimpse.resembles(position)) {
            return from;
        }
        int found = Tree.NONE;
        for (int child = tree.firstChild(from);
                child != Tree.NONE && found == Tree.NONE;
                child = tree.nextSibling(child)) {
            if (tree.visits(child) > 0 && tree.seat(child) == actor) {
                found = follow(glimpse, tree, child, depth);
            }
        }
        return found;
    }

    private int follow(Glimpse<P> glimpse, Tree tree, int child, int depth) {
        P position = positions.get(depth);
        list.clear();
        game.moves(position, list);
        if (!list.contains(tree.ply(child))) {
            return Tree.NONE;
        }
        if (positions.size() == depth + 1) {
            positions.add(game.position());
        }
        positions.get(depth + 1).copyFrom(position);
        game.play(positions.get(depth + 1), tree.ply(child));
        return find(glimpse, tree, child, depth + 1);
    }

    private boolean isCertain(P position) {
        list.clear();
        game.moves(position, list);
        return list.size() == 1;
    }
}
