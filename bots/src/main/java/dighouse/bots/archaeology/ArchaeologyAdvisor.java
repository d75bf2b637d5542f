package dighouse.bots.archaeology;

import dighouse.archaeology.ArchaeologyPosition;
import dighouse.bots.Advice;
import dighouse.bots.Advisor;
import dighouse.bots.Style;
import dighouse.kernel.Game;
import dighouse.kernel.Setup;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Advises on Archaeology.
public final class ArchaeologyAdvisor implements Advisor<ArchaeologyPosition> {
    @Override
    public List<Knob> knobs() {
        return List.of(
                new Knob("potShardHope", 0.84, 0, 1),
                new Knob("parchmentScrapHope", 0.6, 0, 1),
                new Knob("coinHope", 0.6, 0, 1),
                new Knob("talismanHope", 0.5, 0, 1),
                new Knob("brokenCupHope", 0.94, 0, 1),
                new Knob("mapHope", 0.6, 0, 1),
                new Knob("maskHope", 0.3, 0, 1),
                new Knob("patience", 3, 0.1, 20),
                new Knob("storm", 0.25, 0, 1),
                new Knob("thief", 0.1, 0, 1),
                new Knob("earlyRate", 2.2, 1, 4),
                new Knob("lateRate", 1.3, 1, 4),
                new Knob("reach", 0.7, 0, 1),
                new Knob("dig", 1.2, 0, 3),
                new Knob("waiting", 5, 0, 20));
    }

    /// The cautious sells what it can before a storm comes, the bold does not believe in storms,
    /// and the collector waits for full sets.
    @Override
    public Map<String, Double> habits(Style style) {
        return switch (style) {
            case STANDARD -> Map.of();
            case CAUTIOUS -> withHope(0.35, Map.of("storm", 0.5, "thief", 0.3));
            case BOLD -> withHope(1.2, Map.of("storm", 0.0, "thief", 0.0, "patience", 1.5));
            case COLLECTOR -> withHope(2, Map.of("patience", 1.0));
        };
    }

    /// All hopes for larger sets, multiplied, beside other habits.
    private Map<String, Double> withHope(double factor, Map<String, Double> others) {
        Map<String, Double> habits = new HashMap<>(others);
        for (Knob knob : knobs()) {
            if (knob.name().endsWith("Hope")) {
                habits.put(knob.name(), Math.min(knob.most(), factor * knob.standard()));
            }
        }
        return habits;
    }

    @Override
    public Advice<ArchaeologyPosition> advice(
            Game<ArchaeologyPosition> game, Setup setup, double[] values) {
        ArchaeologyPosition position = game.position();
        game.start(setup, position);
        return new ArchaeologyAdvice(position.tables(), setup.seats(), new Beliefs(values));
    }
}
