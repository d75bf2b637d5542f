/// What every game must pass: the contract tests, the trace from tests to ledgers, seeded walkers.
///
/// A game's module extends [dighouse.testkit.GameContractTest]. A [dighouse.testkit.Walker] plays
/// seeded random games and runs every [dighouse.testkit.checks.ContractCheck] at every
/// [dighouse.testkit.checks.Node] of them; what needs no walk, such as frequencies, allocation,
/// golden games and walks, is in this package too. All of it can be called without a test
/// framework: the planted faults of the examples show that each check finds what it should.
@NullMarked
package dighouse.testkit;

import org.jspecify.annotations.NullMarked;
