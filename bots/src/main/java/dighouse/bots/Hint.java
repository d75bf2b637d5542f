package dighouse.bots;

import dighouse.kernel.Phrase;
import java.util.List;

/// A good move, and why.
///
/// @param worth what the bot that was asked thinks it worth to the seat, from 0 to 1
/// @param reasons what it changes in what the seat may expect, the largest change first; perhaps
///   nothing that can be named
public record Hint(int move, double worth, List<Reason> reasons) {
    public Hint {
        reasons = List.copyOf(reasons);
    }

    /// One part of the forecast, and by how many points the move changes it.
    public record Reason(Phrase what, double points) {}
}
