package dighouse.app.option;

import dighouse.catalogue.GameEntry;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;

/// The game, edition, seats and options that a command line chose.
///
/// @param ownEdition whether the edition comes from a file instead of being built in
public record TableChoice<P extends Position<P>>(
        GameEntry<P> entry, Setup setup, boolean ownEdition) {}
