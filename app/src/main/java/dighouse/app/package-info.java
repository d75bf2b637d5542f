/// Starts the `dighouse` command: reads the command line, runs one of the commands and turns every
/// error into one sentence and an exit code.
///
/// The JVM calls [dighouse.app.Main]; [dighouse.app.command.Dighouse] lists the commands. They are
/// in [dighouse.app.command], the options that several share in [dighouse.app.option], and the game
/// in the terminal in [dighouse.app.terminal].
///
/// This package contains no rule of any game.
@NullMarked
package dighouse.app;

import org.jspecify.annotations.NullMarked;
