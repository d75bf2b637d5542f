package dighouse.bots.thebes;

import dighouse.bots.Advice;
import dighouse.bots.Advisor;
import dighouse.kernel.Game;
import dighouse.kernel.Setup;
import dighouse.thebes.ThebesPosition;
import java.util.List;

/// Advises on Thebes.
public final class ThebesAdvisor implements Advisor<ThebesPosition> {
    @Override
    public List<Knob> knobs() {
        return Beliefs.KNOBS;
    }

    @Override
    public Advice<ThebesPosition> advice(Game<ThebesPosition> game, Setup setup, double[] values) {
        ThebesPosition position = game.position();
        game.start(setup, position);
        return new ThebesAdvice(position, setup.seats(), new Beliefs(values));
    }
}
