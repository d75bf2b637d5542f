package dighouse.bots.marajoara;

import dighouse.bots.Advice;
import dighouse.bots.Advisor;
import dighouse.bots.Style;
import dighouse.kernel.Game;
import dighouse.kernel.Setup;
import dighouse.marajoara.MarajoaraPosition;
import dighouse.marajoara.MarajoaraTables;
import dighouse.marajoara.Mission;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Advises on Marajoara; [Parameters] has its knobs. Plans take some milliseconds to compute, so
/// the latest ones are kept for the next table.
public final class MarajoaraAdvisor implements Advisor<MarajoaraPosition> {
    private static final int MOST_KEPT = 8; // about 2 MB each

    private final Map<Key, PlanTables> kept =
            new LinkedHashMap<>() {
                private static final long serialVersionUID = 1;

                @Override
                protected boolean removeEldestEntry(Map.Entry<Key, PlanTables> eldest) {
                    return size() > MOST_KEPT;
                }
            };

    /// What determines plans. The tables stand for the edition.
    private record Key(
            MarajoaraTables tables, int mission, boolean pulled, Parameters parameters) {}

    @Override
    public List<Knob> knobs() {
        return Parameters.KNOBS;
    }

    /// The cautious style spends dice as soon as they bring anything and advances on the tracks,
    /// the bold one fills its storage for great turns and claims the dig site, and the collector
    /// restores vases.
    @Override
    public Map<String, Double> habits(Style style) {
        return switch (style) {
            case STANDARD -> Map.of();
            case CAUTIOUS -> Map.of("patience", 0.8, "keep", 0.6, "eager", 1.0);
            case BOLD -> Map.of("patience", 1.0, "keep", 1.0, "eager", 0.0, "token", 0.9);
            case COLLECTOR -> Map.of("piece", 3.0, "vase", 1.2, "coins", 0.2);
        };
    }

    @Override
    public Advice<MarajoaraPosition> advice(
            Game<MarajoaraPosition> game, Setup setup, double[] values) {
        MarajoaraPosition start = game.position();
        game.start(setup, start);
        Parameters parameters = Parameters.of(values);
        PlanTables plain = planTables(start, setup.mission(), false, parameters);
        PlanTables pulled =
                start.mission() == null
                        ? plain
                        : planTables(start, setup.mission(), true, parameters);
        return new MarajoaraAdvice(start, plain, pulled);
    }

    private synchronized PlanTables planTables(
            MarajoaraPosition start, int mission, boolean pulled, Parameters parameters) {
        Key key = new Key(start.tables(), mission, pulled, parameters);
        return kept.computeIfAbsent(
                key,
                _ -> {
                    Mission goals = start.mission();
                    GoalBonus goalBonus =
                            goals == null || !pulled
                                    ? GoalBonus.none(goals)
                                    : GoalBonus.of(goals, parameters.pull());
                    return new PlanTables(start.tables(), parameters, goalBonus);
                });
    }
}
