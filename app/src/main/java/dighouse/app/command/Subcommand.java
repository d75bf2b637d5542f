package dighouse.app.command;

import dighouse.app.io.Console;

/// One of the commands of `dighouse`.
public interface Subcommand {
    /// Runs the command; bad input is thrown as `Malformed`.
    ///
    /// @return the exit code
    int run(Console console);
}
