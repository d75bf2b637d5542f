/// What every game must pass: the contract tests, the trace from tests to ledgers, seeded walkers.
@NullMarked
package dighouse.testkit;

import org.jspecify.annotations.NullMarked;
