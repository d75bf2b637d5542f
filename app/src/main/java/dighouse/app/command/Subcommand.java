package dighouse.app.command;

import dighouse.app.io.Console;

/// One thing that the command does.
public interface Subcommand {
    /// Does it.
    ///
    /// @return the exit code; what makes no sense is thrown as `Malformed`
    int run(Console console);
}
