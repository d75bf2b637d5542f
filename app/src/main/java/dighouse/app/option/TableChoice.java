package dighouse.app.option;

import dighouse.catalogue.GameEntry;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;

/// A game and what it is to be played with.
///
/// @param ownEdition whether the edition is a person's own file
public record TableChoice<P extends Position<P>>(
        GameEntry<P> entry, Setup setup, boolean ownEdition) {}
