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

/// Tells a player good moves and why: a bot finds the moves, and the parts of the game's advice,
/// before and after, give the reasons. It sees no more than the player does.
///
/// @param <P> the game's position
public final class Hints<P extends Position<P>> {
    private static final int MOST_HINTS = 3;
    private static final int MOST_REASONS = 3;
    private static final int WORLDS = 16; // imagined for the reasons
    private static final double LEAST_CHANGE = 0.25; // points that are worth a word
    private static final double SERIOUS = 0.2; // tried so often, compared with the best move

    private final Game<P> game;
    private final Setup setup;
    private final Bot bot;
    private final Advice<P> advice;
    private final MoveResolver<P> moveResolver;
    private final Xoshiro random = new Xoshiro(0);

    /// Hints for one table, by a bot and by whoever knows the game.
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
    /// @param speed how much of the bot's time is taken
    public List<Hint> at(Glimpse<P> glimpse, BotSpeed speed) {
        Thinker<P> thinker = bot.thinker(game, setup);
        int choice = thinker.choose(glimpse, speed.of(bot.budget()));
        List<Hint> hints = new ArrayList<>();
        for (Opinion opinion : serious(thinker.opinions(), choice)) {
            hints.add(new Hint(opinion.move(), opinion.worth(), reasons(glimpse, opinion.move())));
        }
        return hints;
    }

    /// The choice, and what was tried often enough to be worth telling.
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

    /// What a move changes in what the seat may expect, the largest change first.
    public List<Hint.Reason> reasons(Glimpse<P> glimpse, int move) {
        Glimpse<P> after = glimpse.after(move);
        P world = game.position();
        Map<Phrase, Double> changes = new LinkedHashMap<>();
        int worlds = 0;
        for (int i = 0; i < WORLDS; i++) {
            random.seed(glimpse.seed() + i);
            after.imagine(random, world);
            moveResolver.play(world, glimpse.seat(), random);
            if (game.actor(world) != Actor.NOBODY) { // no advice is given on what is over
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
