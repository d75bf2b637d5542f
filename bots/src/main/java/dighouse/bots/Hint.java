package dighouse.bots;

import dighouse.kernel.Phrase;
import java.util.List;

/// A good move and the reasons for it.
///
/// @param worth of the move to the seat, from 0 to 1, in the opinion of the bot
/// @param reasons how the move changes the forecast, the largest change first; may be empty
public record Hint(int move, double worth, List<Reason> reasons) {
    public Hint {
        reasons = List.copyOf(reasons);
    }

    /// A part of the forecast, and by how many points the move changes it.
    public record Reason(Phrase what, double points) {}
}
