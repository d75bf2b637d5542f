package dighouse.archaeology;

import static dighouse.archaeology.ArchaeologyPosition.HANDS;
import static dighouse.archaeology.ArchaeologyPosition.MAYBE_MAPS;
import static dighouse.archaeology.ArchaeologyPosition.UNSEEN;
import static dighouse.archaeology.ArchaeologyPosition.knownAt;
import static dighouse.archaeology.ArchaeologyTables.SEATS;
import static dighouse.archaeology.Treasure.MAP;
import static dighouse.archaeology.Treasure.TYPES;

import dighouse.kernel.Pool;
import dighouse.kernel.Randomness;

/// Imagines what a viewer cannot see.
///
/// Hidden from a viewer are the unknown cards in the hands of others, the chambers and the dig
/// site. All cards out of sight are put back together and dealt out again to these places, so that
/// every way of putting single cards into single places that contradicts nothing is equally likely:
///
/// - a hand holds the cards that the viewer knows to be in it ([Knowledge]);
/// - maps lie only in the dig site and in those places of hands that may hold maps.
///
/// There are as many ways to fill up with plain treasures wherever the maps are. So the maps are
/// placed first, each of the free places that may hold one being equally likely, and the hands are
/// then filled from the plain treasures; what is left is the unseen stock. Nothing is drawn twice.
///
/// What two other seats know of each other's hands is in part their secret (who stole what): it is
/// replaced by what a bystander knows. So the result depends on nothing but what the viewer knows,
/// and imagining from it again gives the same.
final class Beliefs {
    private Beliefs() {}

    /// @param viewer a seat, or the number of seats for the bystander
    static void imagine(
            ArchaeologyPosition position, int viewer, Randomness random, ArchaeologyPosition into) {
        into.copyFrom(position);
        collectHidden(into, viewer);
        placeMaps(into, viewer, random);
        fillHands(into, viewer, random);
        forgetSecrets(into, viewer);
    }

    /// Puts the unknown cards of other hands back: plain treasures into the stock, maps into the
    /// dig site, for the moment. The sizes of the hands stay.
    private static void collectHidden(ArchaeologyPosition into, int viewer) {
        for (int holder = 0; holder < into.seats(); holder++) {
            if (holder == viewer) {
                continue;
            }
            for (int type = 0; type < TYPES; type++) {
                int known = into.known(viewer, holder, type);
                int unknown = into.hand(holder, type) - known;
                into.counts[HANDS + holder * TYPES + type] = (byte) known;
                if (type == MAP) {
                    into.maps += unknown;
                } else {
                    into.counts[UNSEEN + type] += (byte) unknown;
                    into.unseen += unknown;
                }
            }
        }
    }

    private static void placeMaps(ArchaeologyPosition into, int viewer, Randomness random) {
        int places = into.digSite - into.thieves - into.sandstorms;
        for (int holder = 0; holder < into.seats(); holder++) {
            places += into.maybeMaps(viewer, holder);
        }
        for (int map = into.maps; map > 0; map--) {
            placeMap(into, viewer, random.below(places));
            places--;
        }
    }

    /// Puts one map into the free place of this number, if it is one of a hand; otherwise it stays
    /// in the dig site.
    private static void placeMap(ArchaeologyPosition into, int viewer, int place) {
        int rest = place;
        for (int holder = 0; holder < into.seats(); holder++) {
            if (holder == viewer) {
                continue;
            }
            int placed = into.hand(holder, MAP) - into.known(viewer, holder, MAP);
            rest -= into.maybeMaps(viewer, holder) - placed;
            if (rest < 0) {
                into.counts[HANDS + holder * TYPES + MAP]++;
                into.maps--;
                return;
            }
        }
    }

    private static void fillHands(ArchaeologyPosition into, int viewer, Randomness random) {
        for (int holder = 0; holder < into.seats(); holder++) {
            if (holder == viewer) {
                continue;
            }
            int hand = HANDS + holder * TYPES;
            int missing = into.handSize(holder) - Pool.size(into.counts, hand, TYPES);
            for (int i = 0; i < missing; i++) {
                int type = Pool.draw(into.counts, UNSEEN, TYPES, random);
                into.counts[hand + type]++;
            }
            into.unseen -= missing;
        }
    }

    private static void forgetSecrets(ArchaeologyPosition into, int viewer) {
        int bystander = into.seats();
        for (int other = 0; other < bystander; other++) {
            for (int holder = 0; holder < bystander; holder++) {
                if (other != viewer && holder != viewer && other != holder) {
                    System.arraycopy(
                            into.counts,
                            knownAt(bystander, holder),
                            into.counts,
                            knownAt(other, holder),
                            TYPES);
                    into.counts[MAYBE_MAPS + other * SEATS + holder] =
                            (byte) into.maybeMaps(bystander, holder);
                }
            }
        }
    }
}
