package dighouse.bots.pergamon;

import dighouse.bots.Advice;
import dighouse.bots.Advisor;
import dighouse.bots.Style;
import dighouse.kernel.Game;
import dighouse.kernel.Setup;
import dighouse.pergamon.PergamonPosition;
import java.util.List;
import java.util.Map;

/// Advises on Pergamon; [Parameters] has its knobs.
public final class PergamonAdvisor implements Advisor<PergamonPosition> {
    @Override
    public List<Knob> knobs() {
        return Parameters.KNOBS;
    }

    /// The cautious style shows what it has before its worth fades, the bold one waits for a great
    /// row, and the collector turns its coins into finds.
    @Override
    public Map<String, Double> habits(Style style) {
        return switch (style) {
            case STANDARD -> Map.of();
            case CAUTIOUS -> Map.of("patience", 0.85, "growth", 0.3);
            case BOLD -> Map.of("patience", 1.0, "growth", 2.0);
            case COLLECTOR -> Map.of("loose", 2.5, "coin", 0.6);
        };
    }

    @Override
    public Advice<PergamonPosition> advice(
            Game<PergamonPosition> game, Setup setup, double[] values) {
        PergamonPosition start = game.position();
        game.start(setup, start);
        return new PergamonAdvice(setup, start.tables(), Parameters.of(values));
    }
}
