package dighouse.lab.analysis;

import dighouse.bots.Style;
import dighouse.bots.levels.AdvisorsByGame;
import dighouse.bots.search.Evaluator;
import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import java.util.ArrayList;
import java.util.List;

/// Measures luck: what an outcome brought each seat, compared with the average over all outcomes.
///
/// Positions are compared by the forecast of the game's advice, which has no noise. The average is
/// taken over all outcomes with their exact weights, so that luck sums to zero, however good or bad
/// the forecast is. For one thread.
///
/// @param <P> the game's position
final class LuckScale<P extends Position<P>> {
    private final Game<P> game;
    private final int seats;
    private final Evaluator<P> evaluator;
    private final P after;
    private final MoveList outcomes = new MoveList();

    LuckScale(Game<P> game, Setup setup) {
        this.game = game;
        seats = setup.seats();
        evaluator =
                new Evaluator<>(
                        game, setup, AdvisorsByGame.advice(game, setup), Style.BOLD.worth());
        after = game.position();
    }

    /// The luck of every seat with an outcome that is about to happen; empty if no other outcome is
    /// possible.
    List<Prospect> luck(P position, int outcome) {
        outcomes.clear();
        game.moves(position, outcomes);
        if (outcomes.size() == 1) {
            return List.of();
        }
        List<Prospect> means = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            means.add(Prospect.NONE);
        }
        double total = outcomes.totalWeight();
        for (int i = 0; i < outcomes.size(); i++) {
            List<Prospect> brought = prospects(position, outcomes.get(i));
            for (int seat = 0; seat < seats; seat++) {
                Prospect part = brought.get(seat).times(outcomes.weight(i) / total);
                means.set(seat, means.get(seat).plus(part));
            }
        }
        List<Prospect> luck = new ArrayList<>();
        List<Prospect> actual = prospects(position, outcome);
        for (int seat = 0; seat < seats; seat++) {
            luck.add(actual.get(seat).minus(means.get(seat)));
        }
        return luck;
    }

    private List<Prospect> prospects(P position, int outcome) {
        after.copyFrom(position);
        game.play(after, outcome);
        evaluator.evaluate(after);
        List<Prospect> prospects = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            prospects.add(new Prospect(evaluator.worth(seat), evaluator.points(seat)));
        }
        return prospects;
    }
}
