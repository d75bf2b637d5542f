package dighouse.bots.pergamon;

import dighouse.bots.Advice;
import dighouse.bots.Advisor;
import dighouse.kernel.Game;
import dighouse.kernel.Setup;
import dighouse.pergamon.PergamonPosition;
import java.util.List;

/// Advises on Pergamon; what it believes is in [Numbers].
public final class PergamonAdvisor implements Advisor<PergamonPosition> {
    @Override
    public List<Knob> knobs() {
        return Numbers.KNOBS;
    }

    @Override
    public Advice<PergamonPosition> advice(
            Game<PergamonPosition> game, Setup setup, double[] values) {
        PergamonPosition start = game.position();
        game.start(setup, start);
        return new PergamonAdvice(setup, start.tables(), Numbers.of(values));
    }
}
