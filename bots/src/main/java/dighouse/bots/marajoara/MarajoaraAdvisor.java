package dighouse.bots.marajoara;

import dighouse.bots.Advice;
import dighouse.bots.Advisor;
import dighouse.kernel.Game;
import dighouse.kernel.Setup;
import dighouse.marajoara.MarajoaraPosition;
import dighouse.marajoara.MarajoaraTables;
import dighouse.marajoara.Mission;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Advises on Marajoara; what it believes is in [Numbers]. Plans take some milliseconds to work
/// out, so those made last are kept for the next table.
public final class MarajoaraAdvisor implements Advisor<MarajoaraPosition> {
    private static final int MOST_KEPT = 8; // about 2 MB each

    private final Map<Key, Plans> kept =
            new LinkedHashMap<>() {
                private static final long serialVersionUID = 1;

                @Override
                protected boolean removeEldestEntry(Map.Entry<Key, Plans> eldest) {
                    return size() > MOST_KEPT;
                }
            };

    /// What plans follow from; an edition is the same as long as its tables are.
    private record Key(MarajoaraTables tables, int mission, boolean pulled, Numbers numbers) {}

    @Override
    public List<Knob> knobs() {
        return Numbers.KNOBS;
    }

    @Override
    public Advice<MarajoaraPosition> advice(
            Game<MarajoaraPosition> game, Setup setup, double[] values) {
        MarajoaraPosition start = game.position();
        game.start(setup, start);
        Numbers numbers = Numbers.of(values);
        Plans plain = plans(start, setup.mission(), false, numbers);
        Plans pulled =
                start.mission() == null ? plain : plans(start, setup.mission(), true, numbers);
        return new MarajoaraAdvice(start, plain, pulled);
    }

    private synchronized Plans plans(
            MarajoaraPosition start, int mission, boolean pulled, Numbers numbers) {
        Key key = new Key(start.tables(), mission, pulled, numbers);
        return kept.computeIfAbsent(
                key,
                _ -> {
                    Mission goals = start.mission();
                    Pull pull =
                            goals == null || !pulled
                                    ? Pull.none(goals)
                                    : Pull.of(goals, numbers.pull());
                    return new Plans(start.tables(), numbers, pull);
                });
    }
}
