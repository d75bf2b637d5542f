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

/// Who advises on which game, and how a search with that advice goes about it: one line a game.
public final class AdvisorsByGame {
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
                                    -0.04),
                    "thebes",
                            new Line(
                                    new ThebesAdvisor(),
                                    Recipe.PLAIN
                                            .withPlayouts(Playouts.ADVISED)
                                            .withCut(12)
                                            .withBias(0.1, 0)
                                            .withExploration(0.02),
                                    Carelessness.USUAL,
                                    1),
                    "pergamon",
                            new Line(
                                    new PergamonAdvisor(),
                                    Recipe.PLAIN
                                            .withPlayouts(Playouts.ADVISED)
                                            .withCut(20)
                                            .withBias(0.3, 0.1)
                                            .withExploration(0.5),
                                    new Carelessness(0.24, 0.08, 0.01),
                                    1),
                    "marajoara",
                            new Line(
                                    new MarajoaraAdvisor(),
                                    Recipe.PLAIN
                                            .withPlayouts(Playouts.ADVISED)
                                            .withCut(40)
                                            .withBias(0.1, 0)
                                            .withExploration(0.03),
                                    new Carelessness(0.12, 0.015, 0.005),
                                    1));

    /// For a game that is not listed: an example.
    private static final Line UNKNOWN =
            new Line(Advisor.plain(1), Recipe.PLAIN, Carelessness.USUAL, 10);

    private AdvisorsByGame() {}

    /// The advisor on this game.
    @SuppressWarnings("unchecked") // a line is for the positions of the game that it names
    public static <P extends Position<P>> Advisor<P> of(Game<P> game) {
        return (Advisor<P>) line(game.id()).advisor();
    }

    /// The standard advice for a table.
    public static <P extends Position<P>> Advice<P> advice(Game<P> game, Setup setup) {
        return of(game).advice(game, setup);
    }

    /// The advice that bots of a style ask for.
    static AdviceSource of(Style style) {
        return new Tempered(style, false);
    }

    /// The advice that greedy bots of a style ask for.
    static AdviceSource ofGreedy(Style style) {
        return new Tempered(style, true);
    }

    private record Tempered(Style style, boolean greedy) implements AdviceSource {
        @Override
        public <P extends Position<P>> Advice<P> advice(Game<P> game, Setup setup) {
            Advisor<P> advisor = of(game);
            return greedy
                    ? advisor.greedyAdvice(game, setup, style)
                    : advisor.advice(game, setup, style);
        }
    }

    /// What plays best with that advice.
    public static Recipe recipe(String game) {
        return line(game).recipe();
    }

    /// How freely weak bots choose in this game.
    static Carelessness carelessness(String game) {
        return line(game).carelessness();
    }

    /// How urgently a beginner tries what the advice holds little of: enough to go astray.
    static double curiosity(String game) {
        return line(game).curiosity();
    }

    private static Line line(String game) {
        return LINES.getOrDefault(game, UNKNOWN);
    }

    private record Line(
            Advisor<?> advisor, Recipe recipe, Carelessness carelessness, double curiosity) {}
}
