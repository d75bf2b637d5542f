/// The `dighouse` command: one class a command, and what they share.
///
/// [dighouse.app.Main] opens the door, [dighouse.app.Dighouse] lists the commands and turns every
/// fault into one sentence and an exit code. `play` and `replay` speak English or French through
/// the words of the house; the commands of researchers speak English. The game at the terminal
/// lives in [dighouse.app.terminal].
///
/// No rule of any game lives here.
@NullMarked
package dighouse.app;

import org.jspecify.annotations.NullMarked;
