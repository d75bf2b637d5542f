package dighouse.app.terminal;

import dighouse.bots.Bot;
import org.jspecify.annotations.Nullable;

/// Whoever sits on a seat.
///
/// @param bot who decides; `null` for a person at the keyboard
public record SeatPlayer(String name, @Nullable Bot bot) {
    boolean isPerson() {
        return bot == null;
    }
}
