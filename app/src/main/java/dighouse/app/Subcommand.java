package dighouse.app;

import dighouse.app.terminal.Console;

/// One thing that the command does.
interface Subcommand {
    /// Does it.
    ///
    /// @return the exit code; what makes no sense is thrown as `Malformed`
    int run(Console console);
}
