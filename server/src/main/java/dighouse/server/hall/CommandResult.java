package dighouse.server.hall;

import dighouse.tables.Denial;

/// The result of a command; every command gets one.
public sealed interface CommandResult {
    /// Carried out and stored; the table's last event has this number.
    record Done(int number) implements CommandResult {}

    /// Carried out before, and not again.
    record DoneBefore(int number) implements CommandResult {}

    /// Refused.
    ///
    /// @param number of the table's last event, so that a stale client can catch up; 0 if there is
    ///   no table
    record Denied(Denial denial, int number) implements CommandResult {}
}
