package dighouse.kernel;

import java.util.ArrayList;
import java.util.List;

/// A move as an event: who played what. For games whose moves say all that happens; others have
/// events of their own.
///
/// @param phrase the verb and arguments of the move, after the seat that made it
public record MoveEvent(Phrase phrase) implements Event {
    static MoveEvent of(int actor, Phrase move) {
        List<Argument> arguments = new ArrayList<>();
        if (actor >= 0) {
            arguments.add(Argument.seat("seat", actor));
        }
        arguments.addAll(move.arguments());
        return new MoveEvent(new Phrase(move.key(), arguments));
    }
}
