package dighouse.app.terminal;

import dighouse.kernel.Phrase;
import dighouse.kernel.Position;
import java.util.List;

/// How one game looks at the terminal. It is handed views, never positions, so it shows a seat
/// nothing that the seat may not see. A new game adds one class here and one line in [Screens].
///
/// @param <V> the game's view
public interface Screen<V> {
    /// What the seat needs to see before it decides: a few short lines.
    List<String> status(V view, int seat, Voice voice);

    /// What the seat is asked now.
    String question(V view, int seat, Voice voice);

    /// Whether the next status shows what this event tells, so that only the log repeats it.
    boolean isPlain(Phrase event);

    /// Whether everyone may see everyone's points while the game goes on.
    boolean showsScores();
}
