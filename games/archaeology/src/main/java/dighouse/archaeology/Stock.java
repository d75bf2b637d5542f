package dighouse.archaeology;

import static dighouse.archaeology.ArchaeologyPosition.UNSEEN;
import static dighouse.archaeology.Treasure.TYPES;

import dighouse.kernel.MoveList;
import dighouse.kernel.Pool;

/// The stock of plain treasures that nobody has seen: every single card of it is equally likely to
/// be the next one dealt, laid or found (ARC-CHANCE-01, ARC-CHANCE-07).
final class Stock {
    private Stock() {}

    /// Adds one outcome for each type in the stock, weighted by its cards.
    ///
    /// @param outcome the outcome for type 0; those for the other types differ in the type alone
    static void addOutcomes(ArchaeologyPosition position, int outcome, MoveList outcomes) {
        for (int type = 0; type < TYPES; type++) {
            int cards = position.counts[UNSEEN + type];
            if (cards > 0) {
                outcomes.add(outcome | ArchaeologyMove.of(0, type), cards);
            }
        }
    }

    /// The outcome at place r of that list.
    static int outcome(ArchaeologyPosition position, int outcome, int r) {
        return outcome | ArchaeologyMove.of(0, Pool.kindAt(position.counts, UNSEEN, TYPES, r));
    }
}
