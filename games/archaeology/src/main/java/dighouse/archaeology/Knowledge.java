package dighouse.archaeology;

import static dighouse.archaeology.ArchaeologyPosition.MAYBE_MAPS;
import static dighouse.archaeology.ArchaeologyPosition.knownAt;
import static dighouse.archaeology.ArchaeologyTables.SEATS;
import static dighouse.archaeology.Treasure.MAP;
import static dighouse.archaeology.Treasure.TYPES;

/// What every viewer was shown of the hands of others (ARC-INFO-03, ARC-INFO-07), kept up to date
/// while the game is played. Viewers are the seats and, after the last of them, the bystander, who
/// knows what everybody knows.
///
/// For each viewer and each hand of another there are two things:
///
/// - *known*: for each type, how many copies the hand must hold. Never more than it holds.
/// - *maybe maps*: how many of its other cards, unknown to the viewer, may be maps. Cards that were
///   dealt or found in a chamber are never maps (ARC-SETUP-07); cards that were dug or stolen may
///   be. Never fewer than the maps among them, never more than there are such cards.
///
/// Both are bounds. They are everything that can be deduced as long as the viewer has seen which
/// cards were stolen. What else can be deduced about thefts between others is worked out from the
/// [TheftLog], which is kept here too; by rules number 1 there is none, and the bounds must do. A
/// seat has nothing of this about its own hand.
final class Knowledge {
    /// The first rules number by which a [TheftLog] is kept.
    static final int FOLLOWED_SINCE = 2;

    private Knowledge() {}

    /// Cards were taken from the market: everyone has seen them.
    static void taken(ArchaeologyPosition position, int holder, int type, int number) {
        for (int viewer = 0; viewer <= position.seats(); viewer++) {
            if (viewer != holder) {
                position.counts[knownAt(viewer, holder) + type] += (byte) number;
            }
        }
        if (position.log.follows(holder)) {
            position.log.taken(holder, type, number);
        }
    }

    /// Cards were shown and have left the hand: given, sold, lost or spent.
    static void left(ArchaeologyPosition position, int holder, int type, int number) {
        for (int viewer = 0; viewer <= position.seats(); viewer++) {
            if (viewer != holder) {
                left(position, viewer, holder, type, number);
            }
        }
        if (position.log.follows(holder)) {
            position.log.shown(holder, type, number);
            if (position.handSize(holder) == 0) {
                position.log.emptied(position);
            }
        }
    }

    /// This viewer has seen such cards leave the hand: known ones first.
    private static void left(
            ArchaeologyPosition position, int viewer, int holder, int type, int number) {
        byte[] counts = position.counts;
        int at = knownAt(viewer, holder) + type;
        int known = Math.min(counts[at], number);
        counts[at] -= (byte) known;
        if (number > known) {
            int maps = type == MAP ? number - known : 0;
            limitMaybeMaps(position, viewer, holder, position.maybeMaps(viewer, holder) - maps);
        }
    }

    /// A treasure was dug: it may be a map (ARC-INFO-05).
    static void dug(ArchaeologyPosition position, int holder) {
        for (int viewer = 0; viewer <= position.seats(); viewer++) {
            if (viewer != holder) {
                position.counts[MAYBE_MAPS + viewer * SEATS + holder]++;
            }
        }
        if (position.log.follows(holder)) {
            position.log.came(TheftLog.TAIL_DUG, holder, 1);
        }
    }

    /// A treasure was found in a chamber: it is no map (ARC-SETUP-07).
    static void found(ArchaeologyPosition position, int holder) {
        if (position.log.follows(holder)) {
            position.log.came(TheftLog.TAIL_FOUND, holder, 1);
        }
    }

    /// A card was stolen: the thief has seen it leave, the victim knows where it is, all others
    /// only know that any one card of the victim's may now be the thief's.
    static void stolen(ArchaeologyPosition position, int thief, int victim, int type) {
        if (position.setup.rules() >= FOLLOWED_SINCE) {
            position.log.stolen(position, thief, victim, type);
        }
        left(position, thief, victim, type, 1);
        position.counts[knownAt(victim, thief) + type]++;
        for (int viewer = 0; viewer <= position.seats(); viewer++) {
            if (viewer != thief && viewer != victim) {
                stolenUnseen(position, viewer, thief, victim);
            }
        }
    }

    private static void stolenUnseen(
            ArchaeologyPosition position, int viewer, int thief, int victim) {
        byte[] counts = position.counts;
        int at = knownAt(viewer, victim);
        int maybeMaps = position.maybeMaps(viewer, victim);
        if (maybeMaps + counts[at + MAP] > 0) {
            counts[MAYBE_MAPS + viewer * SEATS + thief]++;
        }
        if (counts[at + MAP] > 0) {
            maybeMaps++; // was known to be a map; if it is still there, it is one of the unknown
        }
        for (int type = 0; type < TYPES; type++) {
            if (counts[at + type] > 0) {
                counts[at + type]--;
            }
        }
        limitMaybeMaps(position, viewer, victim, maybeMaps);
    }

    /// There are no more of them than cards unknown to the viewer.
    private static void limitMaybeMaps(
            ArchaeologyPosition position, int viewer, int holder, int maybeMaps) {
        position.counts[MAYBE_MAPS + viewer * SEATS + holder] =
                (byte) Math.min(maybeMaps, unknown(position, viewer, holder));
    }

    /// How many cards of the hand the viewer does not know.
    static int unknown(ArchaeologyPosition position, int viewer, int holder) {
        int unknown = position.handSize(holder);
        for (int type = 0; type < TYPES; type++) {
            unknown -= position.known(viewer, holder, type);
        }
        return unknown;
    }
}
