package dighouse.bots;

/// What a thinker found out about one move.
///
/// @param visits how often the search tried the move
/// @param worth of the move to its seat on average, from 0 to 1
public record Opinion(int move, int visits, double worth) {}
