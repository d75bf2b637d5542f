/// The promises of the contract, one class each; [dighouse.testkit.checks.Checks] lists them.
///
/// Each looks at one [dighouse.testkit.checks.Node] at a time and throws if its promise does not
/// hold there. They run at every ply of hundreds of games, so they compare first and make words
/// only when they fail; where looking at everything would take too long, they look at a part that
/// their node's random numbers choose, and a run of many games sees the whole.
@NullMarked
package dighouse.testkit.checks;

import org.jspecify.annotations.NullMarked;
