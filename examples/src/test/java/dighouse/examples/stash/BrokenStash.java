package dighouse.examples.stash;

import dighouse.examples.ForwardingGame;

/// Stash, for others to break one method of.
class BrokenStash extends ForwardingGame<StashPosition> {
    BrokenStash() {
        super(new Stash());
    }
}
