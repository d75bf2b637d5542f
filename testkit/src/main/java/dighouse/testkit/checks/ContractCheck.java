package dighouse.testkit.checks;

import dighouse.kernel.Position;

/// One promise of the contract, looked at again at every moment of a random game. It knows no test
/// framework, so that planted faults can show that it sees what it should.
///
/// @param <P> the game's position
public interface ContractCheck<P extends Position<P>> {
    /// What stands in the message of a fault.
    String name();

    /// Throws an [AssertionError] with the reason if the promise does not hold here; see
    /// [Node#require]. Leaves the node's position as it was.
    void at(Node<P> node);
}
