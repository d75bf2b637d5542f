/// Tests of Pergamon: every statement of the ledger, the contract of the kernel, a golden game.
@NullMarked
package dighouse.pergamon;

import org.jspecify.annotations.NullMarked;
