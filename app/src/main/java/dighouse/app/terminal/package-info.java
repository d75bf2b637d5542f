/// A game at the terminal: plain text, one question at a time, numbered answers; nothing that a
/// screen reader would stumble over.
///
/// [dighouse.app.terminal.TerminalGame] plays it. Everyone at the keyboard sees only what their
/// seat may see: the view through the game's [dighouse.app.terminal.Screen], and the events told to
/// that seat, kept in a [dighouse.app.terminal.SeatLog]. All sentences come from the word lists,
/// through a [dighouse.app.terminal.TableWords].
@NullMarked
package dighouse.app.terminal;

import org.jspecify.annotations.NullMarked;
