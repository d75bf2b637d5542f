package dighouse.server.store;

/// One event of a table's log as it is stored.
///
/// @param number from 1, without gaps
/// @param at wall-clock time in milliseconds
/// @param serverAt server time, which stands still while the server is stopped
public record StoredEvent(int number, long at, long serverAt, String body) {}
