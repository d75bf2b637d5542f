package dighouse.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.bots.Bot;
import dighouse.bots.BotSpeed;
import dighouse.bots.TableBots;
import dighouse.bots.levels.Bots;
import dighouse.catalogue.GameEntry;
import dighouse.catalogue.Games;
import dighouse.kernel.Actor;
import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import dighouse.lab.statistics.Interval;
import dighouse.lab.statistics.Spread;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Measures what it is worth to keep the bots of a table from one rest to the next, compared with
/// new bots at every rest. One of each plays the other; they change seats every game.
class KeptBotsTest {
    private static final int GAMES = Integer.getInteger("dighouse.kept.games", 60);
    private static final double SCALE = 0.04; // of the time of an expert

    @Test
    void bothWaysPlayWholeGames() {
        Figures figures = play(Games.find("archaeology"), 2, 0.002);
        assertThat(figures.share.size()).isEqualTo(2);
        assertThat(figures.kept.turns).isPositive();
    }

    @ParameterizedTest
    @Tag("full")
    @CsvSource({"marajoara", "archaeology"})
    void whatItIsWorth(String id) {
        Figures figures = play(Games.find(id), GAMES, SCALE);
        Interval share = Interval.mean(figures.share);
        System.out.printf(
                "%s, expert at %.2f of its time, %d games: kept bots take %.1f %% (%.1f to %.1f) of"
                        + " the points; a turn takes them %.1f ms, the others %.1f ms.%n",
                id,
                SCALE,
                GAMES,
                share.middle() / 10,
                share.low() / 10,
                share.high() / 10,
                figures.kept.millisPerTurn(),
                figures.fresh.millisPerTurn());
    }

    private static final class Figures {
        private final Spread share = new Spread(); // of the points, of the kept bot, per mille
        private final Time kept = new Time();
        private final Time fresh = new Time();
    }

    private static final class Time {
        private long nanos;
        private int turns;

        double millisPerTurn() {
            return nanos * 1e-6 / Math.max(1, turns);
        }
    }

    private static <P extends Position<P>> Figures play(
            GameEntry<P> entry, int games, double scale) {
        Game<P> game = entry.game();
        Setup setup = Setup.of(game, entry.standardEdition(), 2);
        Figures figures = new Figures();
        for (int number = 0; number < games; number++) {
            int keptSeat = number % 2;
            P end = play(game, setup, keptSeat, number / 2, scale, figures);
            double own = Math.max(0, game.points(end, keptSeat));
            double other = Math.max(0, game.points(end, 1 - keptSeat));
            figures.share.add(
                    (int) Math.round(own + other == 0 ? 500 : 1_000 * own / (own + other)));
        }
        return figures;
    }

    /// Plays one game. Its number determines chance, so both have the same luck in turn.
    private static <P extends Position<P>> P play(
            Game<P> game, Setup setup, int keptSeat, long number, double scale, Figures figures) {
        Bot bot = Bots.named("expert");
        BotSpeed speed = ProcessorClock.speed(scale);
        TableBots<P> kept = new TableBots<>(game, setup, List.of(bot, bot), speed, number);
        TableBots<P> fresh = new TableBots<>(game, setup, List.of(bot, bot), speed, number);
        Xoshiro random = new Xoshiro(number);
        MoveList list = new MoveList();
        P position = game.position();
        game.start(setup, position);
        int before = Actor.CHANCE; // who decided last
        int plies = 0;
        for (int actor = game.actor(position);
                actor != Actor.NOBODY;
                actor = game.actor(position)) {
            if (actor == Actor.CHANCE) {
                game.play(position, Playout.choose(game, position, actor, random, list));
                plies++;
                continue;
            }
            Time time = actor == keptSeat ? figures.kept : figures.fresh;
            time.turns += actor == before ? 0 : 1;
            if (actor != before) {
                kept.watch(actor); // otherwise it does not hear of the other's turns
            }
            before = actor;
            if (actor != keptSeat && game.rests(position)) {
                fresh = new TableBots<>(game, setup, List.of(bot, bot), speed, number);
            }
            long start = System.nanoTime();
            int move = (actor == keptSeat ? kept : fresh).choose(position, plies);
            time.nanos += System.nanoTime() - start;
            game.play(position, move);
            plies++;
        }
        return position;
    }
}
