/// The commands, one class each: [dighouse.app.command.PlayCommand] is `dighouse play`.
///
/// A [dighouse.app.command.Subcommand] reads its options by picocli's annotations, prints to a
/// console and answers with an [exit code][dighouse.app.io.Exit]. What is wrong with the input it
/// says by throwing [dighouse.kernel.Malformed]. `play` and `replay` speak English or French, the
/// commands of researchers English.
@NullMarked
package dighouse.app.command;

import org.jspecify.annotations.NullMarked;
