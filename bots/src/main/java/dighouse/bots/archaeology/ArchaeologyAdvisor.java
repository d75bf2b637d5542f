package dighouse.bots.archaeology;

import dighouse.archaeology.ArchaeologyPosition;
import dighouse.bots.Advice;
import dighouse.bots.Advisor;
import dighouse.bots.Style;
import dighouse.kernel.Game;
import dighouse.kernel.Setup;
import java.util.List;
import java.util.Map;

/// Advises on Archaeology. [Parameters] explains the knobs, in the same order; their standard
/// values were tuned in thousands of games (ADR 28).
public final class ArchaeologyAdvisor implements Advisor<ArchaeologyPosition> {
    @Override
    public List<Knob> knobs() {
        return List.of(
                new Knob("potShardHope", 1, 0, 1),
                new Knob("parchmentScrapHope", 1, 0, 1),
                new Knob("coinHope", 0.6, 0, 1),
                new Knob("talismanHope", 0.5, 0, 1),
                new Knob("brokenCupHope", 0.95, 0, 1),
                new Knob("mapHope", 0.76, 0, 1),
                new Knob("maskHope", 0.22, 0, 1),
                new Knob("patience", 0.081, 0, 10),
                new Knob("storm", 0, 0, 1),
                new Knob("thief", 0.027, 0, 1),
                new Knob("rate", 2.7, 1, 4),
                new Knob("lateRate", 2.1, 1, 4),
                new Knob("reach", 0.39, 0, 1),
                new Knob("dig", 1.2, 0, 3),
                new Knob("waiting", 5, 0, 20),
                new Knob("income", 1.7, 0.5, 4),
                new Knob("currency", 0.9, 0, 1.5));
    }

    /// The cautious style sells what it can before a storm comes, the bold one keeps its hand for
    /// great sets, and the collector wants what is rare.
    @Override
    public Map<String, Double> habits(Style style) {
        return switch (style) {
            case STANDARD -> Map.of();
            case CAUTIOUS -> Map.of("storm", 0.4, "thief", 0.2, "currency", 0.6);
            case BOLD ->
                    Map.of("currency", 1.0, "thief", 0.0, "talismanHope", 0.8, "maskHope", 0.6);
            case COLLECTOR ->
                    Map.of(
                            "potShardHope", 0.7,
                            "parchmentScrapHope", 0.6,
                            "coinHope", 1.0,
                            "talismanHope", 0.9,
                            "maskHope", 0.6);
        };
    }

    /// A greedy bot completes the sets that it can, and values all other cards by trade, at half
    /// their worth. So it is about as strong as the simple bot described in the ledger (ADR 29).
    @Override
    public Map<String, Double> greed() {
        return Map.of(
                "potShardHope", 0.0,
                "parchmentScrapHope", 0.0,
                "coinHope", 0.0,
                "talismanHope", 0.0,
                "brokenCupHope", 0.0,
                "mapHope", 0.0,
                "maskHope", 0.0,
                "currency", 0.5);
    }

    @Override
    public Advice<ArchaeologyPosition> advice(
            Game<ArchaeologyPosition> game, Setup setup, double[] values) {
        ArchaeologyPosition position = game.position();
        game.start(setup, position);
        return new ArchaeologyAdvice(position.tables(), setup.seats(), new Parameters(values));
    }
}
