package dighouse.lab.analysis;

import dighouse.bots.Bot;
import dighouse.bots.BotSpeed;
import dighouse.bots.Hint;
import dighouse.kernel.Malformed;
import dighouse.kernel.Match;
import dighouse.kernel.Phrase;
import dighouse.kernel.Position;
import dighouse.lab.RunProgress;
import dighouse.lab.WorkerPool;
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
        Match<P> match, Bot bot, BotSpeed speed, int iterations, long seed) {
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
    /// @param reasons what speaks for the bot's choice; none where nothing was lost
    public record Decision(
            int number,
            int seat,
            Phrase ply,
            Phrase best,
            Prospect before,
            Prospect after,
            Prospect loss,
            List<Hint.Reason> reasons)
            implements Finding {
        public Decision {
            reasons = List.copyOf(reasons);
        }

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
    public List<Finding> find(WorkerPool workers, RunProgress runProgress) {
        SortedMap<Integer, List<Finding>> found = new TreeMap<>();
        int[] done = new int[1];
        workers.work(
                IntStream.range(0, match.size()).boxed().toList(),
                () -> {
                    Reviewer<P> reviewer = new Reviewer<>(this);
                    return reviewer::look;
                },
                (index, findings) -> {
                    found.put(index, findings);
                    done[0]++;
                    runProgress.report("analysis", done[0], match.size(), done[0]);
                });
        return found.values().stream().flatMap(List::stream).toList();
    }
}
