/// What every game must pass: the contract tests, the trace from tests to ledgers, seeded walkers.
///
/// A game's module extends [dighouse.testkit.GameContractTest]. A [dighouse.testkit.Walker] plays
/// seeded random games and holds every [dighouse.testkit.checks.ContractCheck] against every
/// [dighouse.testkit.checks.Node] of them; what needs no walk, such as frequencies, allocation,
/// golden games and walks, stands beside it here. All of it can be called without a test framework:
/// the planted faults of the examples show that each check sees what it should.
@NullMarked
package dighouse.testkit;

import org.jspecify.annotations.NullMarked;
