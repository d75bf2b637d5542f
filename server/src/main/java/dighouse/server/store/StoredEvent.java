package dighouse.server.store;

/// One event of a table's log as it is kept.
///
/// @param number from 1, without gaps
/// @param at wall-clock time in milliseconds
/// @param houseAt the house's own time, which stands still while the house is closed
public record StoredEvent(int number, long at, long houseAt, String body) {}
