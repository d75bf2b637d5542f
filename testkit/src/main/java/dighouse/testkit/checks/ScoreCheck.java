package dighouse.testkit.checks;

import static dighouse.testkit.checks.Node.fail;
import static dighouse.testkit.checks.Node.require;

import dighouse.kernel.Position;
import dighouse.kernel.Result;
import dighouse.kernel.Score;
import java.util.List;

/// There is one score for each seat, and its points are the sum of its parts. The result follows
/// from the scores, and names a tie-break if equal points do not share a place.
public final class ScoreCheck<P extends Position<P>> implements ContractCheck<P> {
    @Override
    public String name() {
        return "scoring";
    }

    @Override
    public void at(Node<P> node) {
        List<Score> scores = node.game().score(node.position());
        require(scores.size() == node.setup().seats(), "there is not one score a seat");
        for (int seat = 0; seat < scores.size(); seat++) {
            Score score = scores.get(seat);
            require(score.seat() == seat, "scores do not stand in seat order");
            int sum = 0;
            for (Score.Part part : score.parts()) {
                sum += part.points();
            }
            if (sum != score.points()) {
                throw fail("the parts add up to " + sum + ", not to " + score.points());
            }
        }
        if (node.isOver()) {
            switch (node.game().result(node.position())) {
                case Result.Places places -> places(node, places, scores);
                case Result.Mission mission -> mission(node, mission, scores);
            }
        }
    }

    private void places(Node<P> node, Result.Places places, List<Score> scores) {
        List<Result.Standing> standings = places.standings();
        require(standings.size() == node.setup().seats(), "not every seat has a place");
        for (int i = 0; i < standings.size(); i++) {
            Result.Standing standing = standings.get(i);
            require(
                    standing.points() == scores.get(standing.seat()).points(),
                    "a result tells other points than the score");
            if (i == 0) {
                require(standing.place() == 1, "nobody has won");
            } else {
                neighbours(standings.get(i - 1), standing, i, places.tieBreak() != null);
            }
        }
    }

    private static void neighbours(
            Result.Standing before, Result.Standing standing, int index, boolean tieBreak) {
        boolean shared = before.place() == standing.place();
        require(shared || standing.place() == index + 1, "places are not counted through");
        require(before.points() >= standing.points(), "fewer points have the better place");
        if (shared) {
            require(before.points() == standing.points(), "unequal points share a place");
            require(before.seat() < standing.seat(), "a seat stands twice or out of order");
        } else if (before.points() == standing.points()) {
            require(tieBreak, "equal points do not share a place, and no tie-break says why");
        }
    }

    private void mission(Node<P> node, Result.Mission mission, List<Score> scores) {
        require(node.setup().mission() > 0, "a table without a mission ended as one");
        require(mission.points() == scores.get(0).points(), "a mission tells other points");
    }
}
