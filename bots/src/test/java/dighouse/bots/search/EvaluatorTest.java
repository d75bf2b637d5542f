package dighouse.bots.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dighouse.bots.Gamble;
import dighouse.bots.GamblePosition;
import dighouse.bots.PlainAdvice;
import dighouse.bots.Worth;
import dighouse.kernel.PlainEdition;
import dighouse.kernel.Setup;
import java.util.Map;
import org.junit.jupiter.api.Test;

class EvaluatorTest {
    private static final Worth VICTORY = new Worth(1, 0, 0, 0, 1);
    private static final int END = 8; // four rounds of two
    private static final int SOLO_END = 4;

    private final Gamble game = new Gamble();

    private Evaluator<GamblePosition> evaluator(int seats, int mission, int turns, int... points) {
        Setup setup = Setup.of(game, PlainEdition.STANDARD, seats, mission, Map.of());
        GamblePosition position = game.position();
        game.start(setup, position);
        position.set(turns, points);
        PlainAdvice<GamblePosition> advice = new PlainAdvice<>(game, seats, 12);
        Evaluator<GamblePosition> evaluator = new Evaluator<>(game, setup, advice, VICTORY);
        evaluator.evaluate(position);
        return evaluator;
    }

    @Test
    void theEndIsJudgedByTheRules() {
        Evaluator<GamblePosition> evaluator = evaluator(2, 0, END, 13, 12);

        assertThat(evaluator.worths).containsExactly(1, 0);
        assertThat(evaluator.points).containsExactly(13, 12);
    }

    /// Doubt is 12 points here, and a lead of as many is one standard deviation.
    @Test
    void whatIsNotTheEndIsJudgedByTheForecast() {
        assertThat(evaluator(2, 0, END - 2, 13, 1).worths[0]).isCloseTo(0.84, within(0.01));
    }

    @Test
    void aMissionIsWonOrLostAndPointsSayHowFarItCame() {
        assertThat(evaluator(1, 1, SOLO_END, 12).worths).containsExactly(1);
        assertThat(evaluator(1, 1, SOLO_END, 9).worths).containsExactly(0.25 * 9 / 12);
        assertThat(evaluator(1, 1, SOLO_END, 30).worths).containsExactly(1);
        assertThat(evaluator(1, 1, SOLO_END - 1, 6).worths).containsExactly(0.75 / 2 + 0.25 / 2);
    }
}
