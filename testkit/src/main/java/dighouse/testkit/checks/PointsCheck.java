package dighouse.testkit.checks;

import static dighouse.testkit.checks.Node.fail;
import static dighouse.testkit.checks.Node.require;

import dighouse.kernel.Game;
import dighouse.kernel.Position;
import dighouse.kernel.Result;

/// The points, tie-breaks and won missions that search uses agree with the score and the result
/// that the table is told.
public final class PointsCheck<P extends Position<P>> implements ContractCheck<P> {
    @Override
    public String name() {
        return "counting";
    }

    @Override
    public void at(Node<P> node) {
        Game<P> game = node.game();
        P position = node.position();
        for (var score : game.score(position)) {
            int counted = game.points(position, score.seat());
            if (counted != score.points()) {
                throw fail(counted + " points are counted, and " + score.points() + " told");
            }
        }
        if (node.isOver()) {
            switch (game.result(position)) {
                case Result.Places places -> places(node, places);
                case Result.Mission mission ->
                        require(
                                game.won(position) == mission.won(),
                                "a mission is counted as won otherwise than told");
            }
        }
    }

    private void places(Node<P> node, Result.Places places) {
        for (int seat = 0; seat < node.setup().seats(); seat++) {
            int counted = 1;
            for (int other = 0; other < node.setup().seats(); other++) {
                counted += isAhead(node, other, seat) ? 1 : 0;
            }
            if (counted != places.place(seat)) {
                throw fail("place " + counted + " is counted, and " + places.place(seat) + " told");
            }
        }
        require(!node.game().won(node.position()), "a table without a mission is counted as won");
    }

    private boolean isAhead(Node<P> node, int better, int worse) {
        Game<P> game = node.game();
        P position = node.position();
        int byPoints = Integer.compare(game.points(position, better), game.points(position, worse));
        return byPoints != 0
                ? byPoints > 0
                : game.tieBreak(position, better) > game.tieBreak(position, worse);
    }
}
