/// Reads and writes for the commands: lines of the terminal ([dighouse.app.io.Console]) and the
/// files that people name ([dighouse.app.io.TextFile]).
@NullMarked
package dighouse.app.io;

import org.jspecify.annotations.NullMarked;
