package dighouse.testkit.checks;

import dighouse.kernel.Position;

/// One promise of the contract, checked at every position of a random game. It depends on no test
/// framework, so that tests with planted faults can show that it detects them.
///
/// @param <P> the game's position
public interface ContractCheck<P extends Position<P>> {
    /// The name of the check in the message of a failure.
    String name();

    /// Throws an [AssertionError] with the reason if the promise does not hold here; see
    /// [Node#require]. Leaves the node's position as it was.
    void at(Node<P> node);
}
