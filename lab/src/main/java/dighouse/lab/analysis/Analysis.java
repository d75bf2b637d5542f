package dighouse.lab.analysis;

import dighouse.bots.Bot;
import dighouse.bots.Glimpse;
import dighouse.bots.Pace;
import dighouse.kernel.Actor;
import dighouse.kernel.Game;
import dighouse.kernel.Hash64;
import dighouse.kernel.Malformed;
import dighouse.kernel.Match;
import dighouse.kernel.MoveList;
import dighouse.kernel.Phrase;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.lab.Crew;
import dighouse.lab.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/// A finished game as a bot sees it, ply by ply.
///
/// @param bot who is asked what it would have played
/// @param iterations how many games are imagined after each of two moves that are compared
/// @param <P> the game's position
public record Analysis<P extends Position<P>>(
        Match<P> match, Bot bot, Pace pace, int iterations, long seed) {
    public Analysis {
        if (!match.isOver()) {
            throw new Malformed("Only a game that is over is analysed, and this one is not.");
        }
    }

    /// What was found about one ply.
    public sealed interface Finding {
        /// The number of the ply in the record, from 1.
        int number();

        /// What was played.
        Phrase ply();
    }

    /// A seat had a choice.
    ///
    /// @param best what the bot would have played
    /// @param before what the seat could expect with that
    /// @param after what it could expect with its own move
    /// @param loss the difference, where it is more than noise
    public record Decision(
            int number,
            int seat,
            Phrase ply,
            Phrase best,
            Prospect before,
            Prospect after,
            Prospect loss)
            implements Finding {
        public boolean isBest() {
            return ply.equals(best);
        }
    }

    /// Chance had a choice.
    ///
    /// @param luck by seat
    public record Draw(int number, Phrase ply, List<Prospect> luck) implements Finding {
        public Draw {
            luck = List.copyOf(luck);
        }
    }

    /// Looks at every ply that had an alternative; the same seed gives the same findings.
    public List<Finding> find(Crew crew, Progress progress) {
        SortedMap<Integer, List<Finding>> found = new TreeMap<>();
        int[] done = new int[1];
        crew.work(
                IntStream.range(0, match.size()).boxed().toList(),
                () -> {
                    Reader<P> reader = new Reader<>(this);
                    return reader::look;
                },
                (index, findings) -> {
                    found.put(index, findings);
                    done[0]++;
                    progress.report("analysis", done[0], match.size(), done[0]);
                });
        return found.values().stream().flatMap(List::stream).toList();
    }

    /// Goes along the match; for one thread.
    private static final class Reader<P extends Position<P>> {
        private final Analysis<P> analysis;
        private final Game<P> game;
        private final Setup setup;
        private final P position;
        private final MoveList moves = new MoveList();
        private final Assessor<P> assessor;
        private final LuckScale<P> scale;
        private int next; // the ply that is about to be played

        Reader(Analysis<P> analysis) {
            this.analysis = analysis;
            game = analysis.match.game();
            setup = analysis.match.setup();
            position = game.position();
            game.start(setup, position);
            assessor = new Assessor<>(game, setup, analysis.iterations);
            scale = new LuckScale<>(game, setup);
        }

        /// Looks at one ply; asked in rising order.
        List<Finding> look(int index) {
            while (next < index) {
                game.play(position, analysis.match.ply(next++));
            }
            int ply = analysis.match.ply(index);
            List<Finding> findings = new ArrayList<>();
            if (game.actor(position) == Actor.CHANCE) {
                List<Prospect> luck = scale.luck(position, ply);
                if (!luck.isEmpty()) {
                    findings.add(new Draw(index + 1, game.describe(position, ply), luck));
                }
            } else {
                moves.clear();
                game.moves(position, moves);
                if (moves.size() > 1) {
                    findings.add(decision(index, ply));
                }
            }
            return findings;
        }

        private Decision decision(int index, int ply) {
            int seat = game.actor(position);
            Glimpse<P> glimpse =
                    new Glimpse<>(game, position, seat, Hash64.mix(analysis.seed, index));
            Bot bot = analysis.bot;
            int best = bot.thinker(game, setup).choose(glimpse, analysis.pace.of(bot.budget()));
            Assessor.Found after = assessor.after(glimpse, ply);
            Assessor.Found before = best == ply ? after : assessor.after(glimpse, best);
            return new Decision(
                    index + 1,
                    seat,
                    game.describe(position, ply),
                    game.describe(position, best),
                    before.mean(),
                    after.mean(),
                    best == ply ? Prospect.NONE : before.lead(after));
        }
    }
}
