package dighouse.bots;

import dighouse.kernel.Actor;
import dighouse.kernel.Game;
import dighouse.kernel.Phrase;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Suggests good moves to a player and gives the reasons. A bot finds the moves; comparing the
/// forecast before and after gives the reasons. Hints see no more than the player does.
///
/// @param <P> the game's position
public final class Hints<P extends Position<P>> {
    private static final int MOST_HINTS = 3;
    private static final int MOST_REASONS = 3;
    private static final int WORLDS = 16; // imagined positions from which reasons are computed
    private static final double LEAST_CHANGE = 0.25; // points; smaller changes are not mentioned
    private static final double SERIOUS = 0.2; // least share of the best move's visits

    private final Game<P> game;
    private final Setup setup;
    private final Bot bot;
    private final Advice<P> advice;
    private final MoveResolver<P> moveResolver;
    private final Xoshiro random = new Xoshiro(0);

    /// Makes hints for one table.
    public Hints(Game<P> game, Setup setup, Bot bot, Advice<P> advice) {
        this.game = game;
        this.setup = setup;
        this.bot = bot;
        this.advice = advice;
        moveResolver = new MoveResolver<>(game, advice);
    }

    /// Up to three good moves of the seat that must decide, the best first.
    ///
    /// @param glimpse what that seat sees
    /// @param speed how much of its thinking time the bot uses
    public List<Hint> at(Glimpse<P> glimpse, BotSpeed speed) {
        Thinker<P> thinker = bot.thinker(game, setup);
        int choice = thinker.choose(glimpse, speed.of(bot.budget()));
        List<Hint> hints = new ArrayList<>();
        for (Opinion opinion : serious(thinker.opinions(), choice)) {
            hints.add(new Hint(opinion.move(), opinion.worth(), reasons(glimpse, opinion.move())));
        }
        return hints;
    }

    /// The bot's choice and other moves that it tried often enough.
    private static List<Opinion> serious(List<Opinion> opinions, int choice) {
        if (opinions.isEmpty()) {
            return List.of(new Opinion(choice, 0, 0));
        }
        double enough = SERIOUS * opinions.getFirst().visits();
        return opinions.stream()
                .filter(opinion -> opinion.visits() >= enough)
                .limit(MOST_HINTS)
                .toList();
    }

    /// How a move changes the seat's forecast, the largest change first.
    public List<Hint.Reason> reasons(Glimpse<P> glimpse, int move) {
        Glimpse<P> after = glimpse.after(move);
        P world = game.position();
        Map<Phrase, Double> changes = new LinkedHashMap<>();
        int worlds = 0;
        for (int i = 0; i < WORLDS; i++) {
            random.seed(glimpse.seed() + i);
            after.imagine(random, world);
            moveResolver.play(world, glimpse.seat(), random);
            if (game.actor(world) != Actor.NOBODY) { // there is no forecast of a finished game
                count(world, glimpse.seat(), 1, changes);
                random.seed(glimpse.seed() + i);
                glimpse.imagine(random, world);
                count(world, glimpse.seat(), -1, changes);
                worlds++;
            }
        }
        return largest(changes, worlds);
    }

    private void count(P world, int seat, int sign, Map<Phrase, Double> changes) {
        for (Advice.Part part : advice.parts(world, seat)) {
            changes.merge(part.what(), sign * part.points(), Double::sum);
        }
    }

    private static List<Hint.Reason> largest(Map<Phrase, Double> changes, int worlds) {
        List<Hint.Reason> reasons = new ArrayList<>();
        changes.forEach((what, sum) -> reasons.add(new Hint.Reason(what, sum / worlds)));
        reasons.removeIf(reason -> Math.abs(reason.points()) < LEAST_CHANGE);
        reasons.sort(Comparator.comparingDouble(reason -> -Math.abs(reason.points())));
        return reasons.subList(0, Math.min(MOST_REASONS, reasons.size()));
    }
}
