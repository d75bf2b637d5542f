package dighouse.browser;

import dighouse.bots.Bot;
import dighouse.bots.BotSpeed;
import dighouse.bots.Opinion;
import dighouse.bots.TableBots;
import dighouse.bots.Thinker;
import dighouse.bots.ThinkingBudget;
import dighouse.bots.levels.AdvisorEntry;
import dighouse.bots.levels.Bots;
import dighouse.kernel.Actor;
import dighouse.kernel.Game;
import dighouse.kernel.Hash64;
import dighouse.kernel.Match;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import java.util.Collections;
import java.util.List;

/// A game that only bots play, determined by its seed.
///
/// @param <P> the game's position
final class BotGame<P extends Position<P>> {
    private static final String STRONGEST = "expert";

    private final Game<P> game;
    private final Match<P> match;
    private final Xoshiro random;
    private final int seed;

    BotGame(Game<P> game, Setup setup, int seed) {
        this.game = game;
        this.seed = seed;
        match = new Match<>(game, setup);
        random = new Xoshiro(seed);
    }

    /// Plays to the end.
    ///
    /// @return the record and, on the line after it, the hash of the last position
    String play(String level, int iterations, AdvisorEntry entry) {
        TableBots<P> bots = bots(level, iterations, entry);
        while (!match.isOver()) {
            draw();
            if (!match.isOver()) {
                match.apply(bots.choose(match.position(), match.size()));
            }
        }
        return Records.text(match) + Hash64.hex(match.position().hash());
    }

    /// Plays until a bot has thought about a move.
    ///
    /// @return how many games it imagined
    int search(int iterations, AdvisorEntry entry) {
        TableBots<P> bots = bots(STRONGEST, iterations, entry);
        while (true) {
            draw();
            int seat = match.actor();
            match.apply(bots.choose(match.position(), match.size()));
            Thinker<P> thinker = bots.thinker(seat);
            int imagined =
                    thinker == null
                            ? 0
                            : thinker.opinions().stream().mapToInt(Opinion::visits).sum();
            if (imagined > 0) {
                return imagined;
            }
        }
    }

    private TableBots<P> bots(String level, int iterations, AdvisorEntry entry) {
        Bot bot = Bots.named(level, any -> entry).within(ThinkingBudget.iterations(iterations));
        List<Bot> everywhere = Collections.nCopies(match.setup().seats(), bot);
        return new TableBots<>(game, match.setup(), everywhere, BotSpeed.STANDARD, seed);
    }

    private void draw() {
        while (match.actor() == Actor.CHANCE) {
            P position = match.position();
            match.apply(game.outcome(position, random.below(game.weight(position))));
        }
    }
}
