/// Tests of Thebes: one class per chapter of the ledger, set up by one line of notation.
@NullMarked
package dighouse.thebes;

import org.jspecify.annotations.NullMarked;
