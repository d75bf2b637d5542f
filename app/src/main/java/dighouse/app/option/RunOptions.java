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

/// The options of an experiment: seed and threads.
public final class RunOptions {
    private static final int MOST_THREADS = 256;

    @Option(
            names = "--seed",
            paramLabel = "NUMBER",
            description = "determines all chance (default: ${DEFAULT-VALUE})")
    private long seed = 1;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "how many games run in parallel (default: one per core)")
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

    /// The journal of a run, in a file or in memory.
    ///
    /// @param heading describes the run in one line
    public static RunJournal runJournal(@Nullable Path file, String heading) {
        if (file == null) {
            return RunJournal.inMemory();
        }
        TextFile.checkPlace(file);
        return RunJournal.open(file, heading);
    }

    /// A progress bar if a person is watching the terminal.
    public static RunProgress runProgress(Console console) {
        return console.isLive() ? new ProgressBar(console.err()) : RunProgress.SILENT;
    }

    /// Checks the number of games.
    public static int games(int games) {
        if (games < 1) {
            throw new Malformed("--games takes a whole number of at least 1, not " + games + ".");
        }
        return games;
    }
}
