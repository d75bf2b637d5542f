package dighouse.app.terminal;

import dighouse.kernel.Edition;
import dighouse.kernel.Phrase;
import dighouse.kernel.View;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How one game looks at the terminal. A screen gets views, never positions, so it cannot show what
/// the seat may not see. [Screens] lists the screens; a game without one uses the [PlainScreen].
interface Screen {
    /// What the seat needs to see before it decides: a few short lines.
    List<String> status(View view, int seat, TableWords tableWords);

    /// What the seat is asked now.
    String question(View view, int seat, TableWords tableWords);

    /// What is printed on the cards of an edition, which everybody may read at any time.
    List<String> cards(Edition edition, TableWords tableWords);

    /// Whether the next status shows what happened in this event. Such an event is left out when
    /// the news is printed; the log contains it.
    boolean isVisibleInStatus(Phrase event);

    /// Whether a move that cannot be undone must be confirmed first, because its words do not say
    /// that it ends the turn.
    default boolean mayEndTurn(Phrase move) {
        return false;
    }

    /// A short form of a choice, for lists that would otherwise push the status off the screen;
    /// `null` if the choice is always written in full.
    default @Nullable Brief brief(Phrase move, TableWords tableWords) {
        return null;
    }

    /// A choice in a few signs. Several of them share a line below a heading that explains the
    /// signs.
    record Brief(String heading, String text) {}
}
