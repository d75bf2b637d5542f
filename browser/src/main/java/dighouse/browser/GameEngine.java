package dighouse.browser;

import dighouse.bots.levels.AdvisorEntry;
import dighouse.kernel.Edition;
import dighouse.kernel.Game;
import dighouse.kernel.Malformed;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.tables.LocalDrafts;
import org.jspecify.annotations.Nullable;

/// The engine of one game.
///
/// @param <P> the game's position
final class GameEngine<P extends Position<P>> implements Engine {
    private final Game<P> game;
    private final AdvisorEntry advisorEntry;
    private @Nullable LocalDrafts<P> drafts;

    GameEngine(Game<P> game, AdvisorEntry advisorEntry) {
        this.game = game;
        this.advisorEntry = advisorEntry;
    }

    @Override
    public void open(String setup) {
        drafts = LocalDrafts.open(game, setup);
    }

    @Override
    public String at(String position, int seat) {
        return drafts().at(position, seat);
    }

    @Override
    public String propose(String candidates) {
        return drafts().propose(candidates);
    }

    @Override
    public String playable(String candidates) {
        return drafts().playable(candidates);
    }

    private LocalDrafts<P> drafts() {
        if (drafts == null) {
            throw new Malformed("No table has been opened yet.");
        }
        return drafts;
    }

    @Override
    public String playthrough(String edition, int seats, int seed) {
        return new Playthrough<>(game, setup(edition, seats), seed).run();
    }

    @Override
    public String botGame(String edition, int seats, int seed, String level, int iterations) {
        return new BotGame<>(game, setup(edition, seats), seed)
                .play(level, iterations, advisorEntry);
    }

    @Override
    public int search(String edition, int seats, int seed, int iterations) {
        return new BotGame<>(game, setup(edition, seats), seed).search(iterations, advisorEntry);
    }

    private Setup setup(String edition, int seats) {
        Edition printed = game.edition(edition);
        return Setup.of(game, printed, seats);
    }
}
