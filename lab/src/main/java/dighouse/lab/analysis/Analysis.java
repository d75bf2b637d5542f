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

/// Analyses a finished game with a bot, ply by ply.
///
/// @param bot says what it would have played
/// @param iterations how many games are imagined after each of two moves that are compared
/// @param <P> the game's position
public record Analysis<P extends Position<P>>(
        Match<P> match, Bot bot, BotSpeed speed, int iterations, long seed) {
    public Analysis {
        if (!match.isOver()) {
            throw new Malformed("Only a game that is over can be analysed, and this one is not.");
        }
    }

    /// A finding about one ply.
    public sealed interface Finding {
        /// The number of the ply in the record, from 1.
        int number();

        /// The ply that was played.
        Phrase ply();
    }

    /// A decision in which a seat had a choice.
    ///
    /// @param best the bot's choice
    /// @param before what the seat could expect after the bot's choice
    /// @param after what it could expect after its own move
    /// @param loss the difference if it is more than noise
    /// @param reasons for the bot's choice; empty if nothing was lost
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

    /// A draw in which several outcomes were possible.
    ///
    /// @param luck by seat
    public record Draw(int number, Phrase ply, List<Prospect> luck) implements Finding {
        public Draw {
            luck = List.copyOf(luck);
        }
    }

    /// Analyses every ply that had an alternative. The same seed gives the same findings.
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
