package dighouse.server.hall;

import dighouse.server.table.Denial;

/// What became of a command: every command gets one.
public sealed interface CommandResult {
    /// Done, and safe; the table's last event has this number.
    record Done(int number) implements CommandResult {}

    /// The same command was done before; it was not done again.
    record DoneBefore(int number) implements CommandResult {}

    /// Not done.
    ///
    /// @param number of the table's last event, so that whoever is behind can catch up; 0 if there
    ///   is no table
    record Denied(Denial denial, int number) implements CommandResult {}
}
