package dighouse.lab;

/// Is told the progress of a long run, by any thread, but never by two at a time.
@FunctionalInterface
public interface RunProgress {
    /// Ignores all reports.
    RunProgress SILENT = (what, done, all, fresh) -> {};

    /// Reports progress.
    ///
    /// @param what is being done
    /// @param done how much is done, including by earlier runs
    /// @param all how much there is at most
    /// @param fresh how much this run has done
    void report(String what, int done, int all, int fresh);
}
