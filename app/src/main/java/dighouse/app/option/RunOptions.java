package dighouse.app.option;

import dighouse.app.io.Console;
import dighouse.app.io.TextFile;
import dighouse.kernel.Malformed;
import dighouse.lab.RunJournal;
import dighouse.lab.RunProgress;
import dighouse.lab.WorkerPool;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The part of a command line that says how the games of the lab are played.
public final class RunOptions {
    private static final int MOST_THREADS = 256;

    @Option(
            names = "--seed",
            paramLabel = "NUMBER",
            description = "what all chance follows from (default: ${DEFAULT-VALUE})")
    private long seed = 1;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "how many games are played at once (default: one for each core)")
    private @Nullable Integer threads;

    public long seed() {
        return seed;
    }

    public WorkerPool workers() {
        if (threads == null) {
            return WorkerPool.ofAllCores();
        }
        if (threads < 1 || threads > MOST_THREADS) {
            throw new Malformed("--threads takes a whole number from 1 to " + MOST_THREADS + ".");
        }
        return new WorkerPool(threads);
    }

    /// The journal of a run, in a file or in none.
    ///
    /// @param heading what the run is, in one line
    public static RunJournal runJournal(@Nullable Path file, String heading) {
        if (file == null) {
            return RunJournal.inMemory();
        }
        TextFile.checkPlace(file);
        return RunJournal.open(file, heading);
    }

    /// A bar that shows how far the run is, if somebody is there to see it.
    public static RunProgress runProgress(Console console) {
        return console.isLive() ? new ProgressBar(console.err()) : RunProgress.SILENT;
    }

    /// A number of games that makes sense.
    public static int games(int games) {
        if (games < 1) {
            throw new Malformed("--games takes a whole number from 1 on, not " + games + ".");
        }
        return games;
    }
}
