package dighouse.examples.stash;

import dighouse.kernel.Game;

/// A broken game, and who should notice.
///
/// @param check the name of the check
/// @param fault what is wrong, in words
/// @param says what stands in the message
record PlantedFault(String check, String fault, String says, Game<StashPosition> game) {
    @Override
    public String toString() {
        return check + ": " + fault;
    }
}
