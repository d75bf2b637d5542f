package dighouse.bots;

/// What a thinker holds of one move.
///
/// @param visits how often it was tried
/// @param worth what it was worth on average to the seat that plays it, from 0 to 1
public record Opinion(int move, int visits, double worth) {}
