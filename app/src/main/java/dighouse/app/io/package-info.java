/// What the command reads and writes: the terminal as lines of text ([dighouse.app.io.Console]) and
/// the files that people name ([dighouse.app.io.TextFile]).
@NullMarked
package dighouse.app.io;

import org.jspecify.annotations.NullMarked;
