/// Tests of Marajoara: a table set up with one line of notation, one thing done, one thing seen.
@NullMarked
package dighouse.marajoara;

import org.jspecify.annotations.NullMarked;
