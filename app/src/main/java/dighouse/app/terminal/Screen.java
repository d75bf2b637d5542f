package dighouse.app.terminal;

import dighouse.kernel.Edition;
import dighouse.kernel.Phrase;
import dighouse.kernel.View;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How one game looks at the terminal. It is handed views, never positions, so it shows a seat
/// nothing that the seat may not see. A game without one has the [PlainScreen]; a class of its own
/// needs one line in [Screens].
interface Screen {
    /// What the seat needs to see before it decides: a few short lines.
    List<String> status(View view, int seat, TableWords tableWords);

    /// What the seat is asked now.
    String question(View view, int seat, TableWords tableWords);

    /// What is printed on the cards of an edition, which everybody may read at any time.
    List<String> cards(Edition edition, TableWords tableWords);

    /// Whether the next status shows what this event tells, so that only the log repeats it.
    boolean isPlain(Phrase event);

    /// Whether a move that cannot be taken back is confirmed first, since its words do not say that
    /// it ends the turn.
    default boolean mayEndTurn(Phrase move) {
        return false;
    }

    /// How a choice stands in a list that would otherwise push the table off the screen; `null` if
    /// it is said in full even there.
    default @Nullable Brief brief(Phrase move, TableWords tableWords) {
        return null;
    }

    /// A choice in a few signs: several share a line, under the heading that explains the signs.
    record Brief(String heading, String text) {}
}
