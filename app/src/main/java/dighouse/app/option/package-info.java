/// The parts of a command line that several commands share, as picocli mixins: which game and
/// table, which bots and how long they think, how a long run and its report are made.
///
/// Start with [dighouse.app.option.TableOptions]: it makes a [dighouse.app.option.TableChoice] of
/// what was typed, or says what is wrong.
@NullMarked
package dighouse.app.option;

import org.jspecify.annotations.NullMarked;
