package dighouse.app.option;

import dighouse.bots.BotSpeed;
import dighouse.lab.ProcessorClock;
import dighouse.lab.RunJournal;
import dighouse.lab.WorkerPool;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options of a long experiment.
public final class LabOptions {
    @Mixin private ThinkOptions think = new ThinkOptions();

    @Option(
            names = "--clock",
            description =
                    "measure thinking by processor time, which is fair on a busy machine; otherwise"
                            + " it is counted in imagined games, 20 per millisecond, so that the"
                            + " same seed gives the same games everywhere")
    private boolean clock;

    @Mixin private RunOptions run = new RunOptions();

    @Option(
            names = "--journal",
            paramLabel = "FILE",
            description = "note every finished game in this file, from which a run can resume")
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

    /// The speed for experiments that measure what time is worth.
    public BotSpeed timed() {
        return ProcessorClock.speed(think.speed(false).scale());
    }

    /// The journal of a run.
    ///
    /// @param heading describes the run in one line
    public RunJournal runJournal(String heading) {
        return RunOptions.runJournal(runJournal, heading);
    }
}
