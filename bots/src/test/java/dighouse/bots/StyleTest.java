package dighouse.bots;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.bots.levels.Bots;
import dighouse.bots.search.Recipe;
import dighouse.bots.search.SearchBot;
import dighouse.kernel.Game;
import dighouse.kernel.PlainEdition;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.thebes.ThebesPosition;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What bots of different styles do where it matters, and the results.
class StyleTest {
    private static final int LAST_TURN_OF_A = 2 * (Gamble.ROUNDS - 1);
    private static final Gamble GAME = new Gamble();

    private static Setup table(int seats, int mission) {
        return Setup.of(GAME, PlainEdition.STANDARD, seats, mission, Map.of());
    }

    private static <P extends Position<P>> Advice<P> advice(Game<P> game, Setup setup) {
        return Advisor.<P>plain(12).advice(game, setup); // four times 3 points
    }

    /// The choice of a searching bot at a point of the game.
    private static int choice(Style style, Setup setup, int turns, int... points) {
        GamblePosition position = GAME.position();
        GAME.start(setup, position);
        position.set(turns, points);
        Bot bot =
                new SearchBot(
                        "tempered",
                        ThinkingBudget.iterations(3000),
                        Recipe.PLAIN,
                        style.worth(),
                        StyleTest::advice);
        Glimpse<GamblePosition> glimpse = new Glimpse<>(GAME, position, GAME.actor(position), 7);
        return bot.thinker(GAME, setup).choose(glimpse, bot.budget());
    }

    @Test
    void aCollectorTakesTheHigherMeanAndTheCautiousTheSurePoints() {
        Setup duel = table(2, 0);

        assertThat(choice(Style.COLLECTOR, duel, 0, 0, 0)).isEqualTo(Gamble.RISK);
        assertThat(choice(Style.CAUTIOUS, duel, 0, 0, 0)).isEqualTo(Gamble.SAFE);
        assertThat(choice(Style.COLLECTOR, duel, LAST_TURN_OF_A, 9, 0)).isEqualTo(Gamble.RISK);
        assertThat(choice(Style.CAUTIOUS, duel, LAST_TURN_OF_A, 9, 0)).isEqualTo(Gamble.SAFE);
    }

    /// B has one more turn: A needs more than 15 to be safe from a lucky roll.
    @Test
    void theBoldRisksEverythingWhenBehindAndNothingWhenAhead() {
        Setup duel = table(2, 0);

        assertThat(choice(Style.BOLD, duel, LAST_TURN_OF_A, 9, 13)).isEqualTo(Gamble.RISK);
        assertThat(choice(Style.BOLD, duel, LAST_TURN_OF_A, 13, 5)).isEqualTo(Gamble.SAFE);
        assertThat(choice(Style.CAUTIOUS, duel, LAST_TURN_OF_A, 9, 13)).isEqualTo(Gamble.SAFE);
    }

    /// Whatever its style, a bot plays a mission to win it.
    @ParameterizedTest
    @EnumSource
    void aMissionIsPlayedToBeWon(Style style) {
        Setup mission = table(1, 1);

        assertThat(choice(style, mission, 0, 0)).isEqualTo(Gamble.SAFE); // 3, 6, 9, 12
        assertThat(choice(style, mission, 3, 7)).isEqualTo(Gamble.SAFE);
        assertThat(choice(style, mission, 3, 6)).isEqualTo(Gamble.RISK);
        assertThat(choice(style, mission, 2, 3)).isEqualTo(Gamble.RISK);
    }

    /// Without advice, which steers all styles alike, a collector ends with more points against the
    /// same opponents than the bold style, which only wants to be ahead.
    @Test
    void inThebesACollectorCollectsMore() {
        double collected = points(Style.COLLECTOR);
        double bold = points(Style.BOLD);
        assertThat(collected).isGreaterThan(bold + 5);
    }

    private static <P extends Position<P>> Advice<P> noAdvice(Game<P> game, Setup setup) {
        return Advisor.<P>plain(75).advice(game, setup); // a usual winning score
    }

    private static double points(Style style) {
        Arena<ThebesPosition> arena = Arena.thebes(2);
        Bot bot =
                new SearchBot(
                        "tempered",
                        ThinkingBudget.iterations(40),
                        Recipe.PLAIN,
                        style.worth(),
                        StyleTest::noAdvice);
        Bot opponent = Bots.named("random");
        double points = 0;
        int games = 8;
        for (int i = 0; i < games; i++) {
            int seat = i % 2;
            List<Bot> bots = seat == 0 ? List.of(bot, opponent) : List.of(opponent, bot);
            points += arena.game().points(arena.play(bots, Arena.COUNTED, i), seat);
        }
        return points / games;
    }
}
