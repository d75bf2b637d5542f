package dighouse.lab;

/// Hears how far a long run is. Called by whichever thread has just done something, one at a time.
@FunctionalInterface
public interface RunProgress {
    /// Nobody listens.
    RunProgress SILENT = (what, done, all, fresh) -> {};

    /// Something more is done.
    ///
    /// @param what is being done
    /// @param done how much of it, what earlier runs have done included
    /// @param all how much there is at most
    /// @param fresh how much of it this run has done
    void report(String what, int done, int all, int fresh);
}
