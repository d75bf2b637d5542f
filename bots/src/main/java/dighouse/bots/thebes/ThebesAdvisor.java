package dighouse.bots.thebes;

import dighouse.bots.Advice;
import dighouse.bots.Advisor;
import dighouse.bots.Style;
import dighouse.kernel.Game;
import dighouse.kernel.Setup;
import dighouse.thebes.ThebesPosition;
import java.util.List;
import java.util.Map;

/// Advises on Thebes; [Parameters] has its knobs.
public final class ThebesAdvisor implements Advisor<ThebesPosition> {
    @Override
    public List<Knob> knobs() {
        return Parameters.KNOBS;
    }

    /// The cautious style goes to congresses, where points are certain; the bold one leaves them to
    /// others and digs; the collector takes every card it can.
    @Override
    public Map<String, Double> habits(Style style) {
        return switch (style) {
            case STANDARD -> Map.of();
            case CAUTIOUS -> Map.of("bookWeeks", 4.0);
            case BOLD -> Map.of("congressShare", 0.1, "shows", 0.1, "hiddenShow", 0.0);
            case COLLECTOR -> Map.of("bookWeeks", 1.0, "digTravel", 0.5);
        };
    }

    @Override
    public Advice<ThebesPosition> advice(Game<ThebesPosition> game, Setup setup, double[] values) {
        ThebesPosition position = game.position();
        game.start(setup, position);
        return new ThebesAdvice(position, setup.seats(), new Parameters(values));
    }
}
