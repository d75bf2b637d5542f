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
/// every way of putting single cards into single places that contradicts nothing the viewer knows
/// is equally likely:
///
/// - a hand holds the cards that the viewer knows to be in it ([Knowledge]);
/// - maps lie only in the dig site and in those places of hands that may hold maps.
///
/// There are as many ways to fill up with plain treasures wherever the maps are. So the maps are
/// placed first, each of the free places that may hold one being equally likely, and the hands are
/// then filled from the plain treasures; what is left is the unseen stock. Nothing is drawn twice.
///
/// If cards were stolen unseen by the viewer, one way in which the thefts may have gone is drawn
/// first ([TheftScenario]), and the viewer imagines as if it knew that they had. So every position
/// that it cannot rule out may come up, and no other. A scenario is as likely as its thefts are,
/// each card of a hand being as good as any other; the number of ways to fill it up counts for
/// nothing there.
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
        // if no scenario is found in time, the bounds in the viewer's row have to do
        boolean drawn =
                position.log.hidesFrom(viewer)
                        && into.scenario().draw(position, viewer, random, into);
        collectHidden(into, viewer);
        placeMaps(into, viewer, random);
        fillHands(into, viewer, random);
        if (drawn) {
            forgetScenario(position, viewer, into);
        }
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

    /// What the viewer would know if the thefts had gone so is not what it knows.
    private static void forgetScenario(
            ArchaeologyPosition position, int viewer, ArchaeologyPosition into) {
        System.arraycopy(
                position.counts,
                knownAt(viewer, 0),
                into.counts,
                knownAt(viewer, 0),
                SEATS * TYPES);
        System.arraycopy(
                position.counts,
                MAYBE_MAPS + viewer * SEATS,
                into.counts,
                MAYBE_MAPS + viewer * SEATS,
                SEATS);
    }

    private static void forgetSecrets(ArchaeologyPosition into, int viewer) {
        into.log.forgetSecrets(viewer);
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
