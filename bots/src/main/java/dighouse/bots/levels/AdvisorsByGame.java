package dighouse.bots.levels;

import dighouse.bots.Advice;
import dighouse.bots.AdviceSource;
import dighouse.bots.Advisor;
import dighouse.bots.Style;
import dighouse.bots.archaeology.ArchaeologyAdvisor;
import dighouse.bots.marajoara.MarajoaraAdvisor;
import dighouse.bots.pergamon.PergamonAdvisor;
import dighouse.bots.search.Recipe;
import dighouse.bots.search.Recipe.Playouts;
import dighouse.bots.thebes.ThebesAdvisor;
import dighouse.kernel.Game;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import java.util.Map;

/// Lists, for each game, its advisor and the search settings that play best with that advice. All
/// numbers were found by measuring (ADR 18 and 28).
public final class AdvisorsByGame {
    /// An urgency above any real worth: a beginner tries every move once before any is tried twice.
    private static final double TRIES_EVERYTHING = 1;

    private static final Map<String, Line> LINES =
            Map.of(
                    "archaeology",
                            new Line(
                                    new ArchaeologyAdvisor(),
                                    Recipe.PLAIN
                                            .withPlayouts(Playouts.ADVISED)
                                            .withCut(0)
                                            .withBias(0.2, -0.1)
                                            .withExploration(0.05),
                                    new Carelessness(0.055, 0.055, 0.015),
                                    -0.04), // a little more curious than the search itself
                    "thebes",
                            new Line(
                                    new ThebesAdvisor(),
                                    Recipe.PLAIN
                                            .withPlayouts(Playouts.ADVISED)
                                            .withCut(12)
                                            .withBias(0.1, 0)
                                            .withExploration(0.02),
                                    Carelessness.USUAL,
                                    TRIES_EVERYTHING),
                    "pergamon",
                            new Line(
                                    new PergamonAdvisor(),
                                    Recipe.PLAIN
                                            .withPlayouts(Playouts.ADVISED)
                                            .withCut(20)
                                            .withBias(0.3, 0.1)
                                            .withExploration(0.5),
                                    new Carelessness(0.24, 0.08, 0.01),
                                    TRIES_EVERYTHING),
                    "marajoara",
                            new Line(
                                    new MarajoaraAdvisor(),
                                    Recipe.PLAIN
                                            .withPlayouts(Playouts.ADVISED)
                                            .withCut(40)
                                            .withBias(0.1, 0)
                                            .withExploration(0.03),
                                    new Carelessness(0.12, 0.015, 0.005),
                                    TRIES_EVERYTHING));

    /// For games that are not listed, such as the examples.
    private static final Line UNKNOWN =
            new Line(Advisor.plain(1), Recipe.PLAIN, Carelessness.USUAL, Recipe.PLAIN.urgency());

    private AdvisorsByGame() {}

    /// The advisor of this game.
    @SuppressWarnings("unchecked") // each line has an advisor for the game that it names
    public static <P extends Position<P>> Advisor<P> of(Game<P> game) {
        return (Advisor<P>) line(game.id()).advisor();
    }

    /// The standard advice for a table.
    public static <P extends Position<P>> Advice<P> advice(Game<P> game, Setup setup) {
        return of(game).advice(game, setup);
    }

    /// The advice for bots of a style.
    static AdviceSource of(Style style) {
        return new StyledAdvice(style, false);
    }

    /// The advice for greedy bots of a style.
    static AdviceSource ofGreedy(Style style) {
        return new StyledAdvice(style, true);
    }

    private record StyledAdvice(Style style, boolean greedy) implements AdviceSource {
        @Override
        public <P extends Position<P>> Advice<P> advice(Game<P> game, Setup setup) {
            Advisor<P> advisor = of(game);
            return greedy
                    ? advisor.greedyAdvice(game, setup, style)
                    : advisor.advice(game, setup, style);
        }
    }

    /// The search settings that play best with that advice.
    public static Recipe recipe(String game) {
        return line(game).recipe();
    }

    /// How large the mistakes of weak levels are in this game.
    static Carelessness carelessness(String game) {
        return line(game).carelessness();
    }

    /// The urgency (see [Recipe]) with which a complete beginner tries moves that the advice rates
    /// low: high enough to go astray.
    static double curiosity(String game) {
        return line(game).curiosity();
    }

    private static Line line(String game) {
        return LINES.getOrDefault(game, UNKNOWN);
    }

    /// @param curiosity the urgency of a complete beginner, in place of the recipe's
    private record Line(
            Advisor<?> advisor, Recipe recipe, Carelessness carelessness, double curiosity) {}
}
