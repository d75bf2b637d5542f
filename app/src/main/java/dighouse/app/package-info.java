/// Starts the `dighouse` command: reads the command line, runs one of the commands and turns every
/// fault into one sentence and an exit code.
///
/// [dighouse.app.Main] is called by the JVM, [dighouse.app.command.Dighouse] lists the commands.
/// They live in [dighouse.app.command], the options that several share in [dighouse.app.option],
/// and the game at the terminal in [dighouse.app.terminal].
///
/// No rule of any game lives here.
@NullMarked
package dighouse.app;

import org.jspecify.annotations.NullMarked;
