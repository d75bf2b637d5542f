package dighouse.app.option;

import dighouse.bots.BotSpeed;
import dighouse.lab.RunJournal;
import dighouse.lab.WorkerPool;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The part of a command line that says how a long run of the lab is done.
public final class LabOptions {
    @Mixin private ThinkOptions think = new ThinkOptions();

    @Option(
            names = "--clock",
            description = {
                "bots think for a time, measured by what their thread has of a processor, so that a",
                "busy machine is fair to all; otherwise time is counted in imagined games, 20 for",
                "each millisecond, so that the same seed gives the same games everywhere"
            })
    private boolean clock;

    @Mixin private RunOptions run = new RunOptions();

    @Option(
            names = "--journal",
            paramLabel = "FILE",
            description = {
                "notes every finished game here; started again with the same file, a run that",
                "was stopped goes on"
            })
    private @Nullable Path runJournal;

    public ThinkOptions think() {
        return think;
    }

    public long seed() {
        return run.seed();
    }

    public WorkerPool workers() {
        return run.workers();
    }

    public BotSpeed speed() {
        return clock ? timed() : think.speed(true);
    }

    /// For runs that are about time.
    public BotSpeed timed() {
        return BotSpeed.ofProcessor(think.speed(false).scale());
    }

    /// The journal of a run.
    ///
    /// @param heading what the run is, in one line
    public RunJournal runJournal(String heading) {
        return RunOptions.runJournal(runJournal, heading);
    }
}
