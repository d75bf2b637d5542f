/// The contract that every game keeps, and everything that follows from it alone.
///
/// Start with [dighouse.kernel.Game]: a game says who must decide, what may be done, and does it,
/// on a [dighouse.kernel.Position] that holds the whole truth in primitive arrays. Moves of seats
/// and outcomes of chance are small decisions packed into ints; either, once played, is a ply.
///
/// On that contract stand [dighouse.kernel.Match] (a game being played, with undo),
/// [dighouse.kernel.GameRecord] (a finished one as a text file), [dighouse.kernel.Playout] (a
/// random one) and [dighouse.kernel.Walk] (all of them, to a depth). [dighouse.kernel.Phrase] is
/// what the kernel says instead of words: a key and named arguments, which the catalogue puts into
/// English or French.
///
/// Nothing here knows a game, a language, a file, a clock, a thread or the JDK's random generators,
/// and nothing depends on hash order: the same classes run, with the same results, in the browser.
@NullMarked
package dighouse.kernel;

import org.jspecify.annotations.NullMarked;
