/// The promises of the contract, one class each; [dighouse.testkit.checks.Checks] lists them.
///
/// Each checks one [dighouse.testkit.checks.Node] at a time and throws if its promise is broken
/// there. They run at every ply of hundreds of games, so they compare first and build text only
/// when they fail. If checking everything would take too long, they check a part that the node's
/// random numbers choose, and many games together cover the whole.
@NullMarked
package dighouse.testkit.checks;

import org.jspecify.annotations.NullMarked;
