/// Implements the commands, one class each: [dighouse.app.command.PlayCommand] is `dighouse play`.
///
/// A [dighouse.app.command.Subcommand] declares its options by picocli's annotations, prints to a
/// console and returns an [exit code][dighouse.app.io.Exit]. It reports bad input by throwing
/// [dighouse.kernel.Malformed]. `play`, `replay` and `rules` speak English or French, the commands
/// for hosts and researchers English.
@NullMarked
package dighouse.app.command;

import org.jspecify.annotations.NullMarked;
