package dighouse.lab.analysis;

import dighouse.bots.Glimpse;
import dighouse.bots.Outlook;
import dighouse.bots.Worth;
import dighouse.bots.levels.AdvisorsByGame;
import dighouse.bots.search.Search;
import dighouse.kernel.Game;
import dighouse.kernel.Hash64;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import java.util.ArrayList;
import java.util.List;

/// Estimates what a seat could expect after a move, by what it could see: with a search that starts
/// after the move, from imagined positions. For one thread.
///
/// The same number of games is imagined after each move, in batches with the same randomness. So
/// two moves are compared fairly, and the batches show how reliable the comparison is.
///
/// @param <P> the game's position
final class Assessor<P extends Position<P>> {
    private static final int BATCHES = 8;
    private static final int NODES_PER_ITERATION = 8;

    /// Two-sided 95 % of Student's distribution with seven degrees of freedom.
    private static final double T95 = 2.365;

    private final Search<P> search;
    private final int iterations;

    /// @param iterations how many games are imagined after each move
    Assessor(Game<P> game, Setup setup, int iterations) {
        this.iterations = Math.max(1, iterations / BATCHES);
        search =
                new Search<>(
                        game,
                        setup,
                        AdvisorsByGame.advice(game, setup),
                        Worth.VICTORY,
                        AdvisorsByGame.recipe(game.id()),
                        Integer.highestOneBit(2 * this.iterations * NODES_PER_ITERATION));
    }

    /// The results for one move, by batch.
    record Found(List<Prospect> batches) {
        Prospect mean() {
            Prospect sum = Prospect.NONE;
            for (Prospect batch : batches) {
                sum = sum.plus(batch);
            }
            return sum.times(1.0 / batches.size());
        }

        /// How much better this move is than another; [Prospect#NONE] if it is worse or the
        /// difference may be noise.
        Prospect lead(Found other) {
            Prospect lead = mean().minus(other.mean());
            double squares = 0;
            for (int i = 0; i < batches.size(); i++) {
                double win = batches.get(i).minus(other.batches.get(i)).win();
                squares += (win - lead.win()) * (win - lead.win());
            }
            int size = batches.size();
            double error = Math.sqrt(squares / (size - 1) / size);
            return lead.win() > T95 * error ? lead : Prospect.NONE;
        }
    }

    Found after(Glimpse<P> glimpse, int move) {
        Glimpse<P> after = glimpse.after(move);
        List<Prospect> batches = new ArrayList<>();
        for (int batch = 0; batch < BATCHES; batch++) {
            search.start(Hash64.mix(glimpse.seed(), batch));
            for (int i = 0; i < iterations; i++) {
                search.iterate(after);
            }
            Outlook outlook = search.outlook();
            batches.add(
                    new Prospect(
                            outlook.worth().get(glimpse.seat()),
                            outlook.points().get(glimpse.seat())));
        }
        return new Found(batches);
    }
}
