package dighouse.archaeology;

import static dighouse.archaeology.Treasure.MAP;
import static dighouse.archaeology.Treasure.TYPES;

import dighouse.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Everything that a viewer may believe, found the slow way and apart from [Beliefs]: single cards
/// out of sight are put into single hidden places in every possible way, and the ways are counted
/// by the position they give. For small positions only: numbers of ways must fit a long.
final class BruteForceBeliefs {
    private final ArchaeologyPosition position;
    private final int viewer; // a seat, or -1
    private final int row; // of the viewer's knowledge
    private final int[] cards = new int[TYPES]; // out of sight
    private final List<Place> places = new ArrayList<>(); // in hands
    private final int[][] hands; // as dealt so far, known cards included
    private final Map<String, Long> ways = new TreeMap<>();

    private record Place(int holder, boolean mayHoldMap) {}

    private BruteForceBeliefs(ArchaeologyPosition position, int viewer) {
        this.position = position;
        this.viewer = viewer == Viewer.BYSTANDER ? -1 : viewer;
        row = viewer == Viewer.BYSTANDER ? position.seats() : viewer;
        hands = new int[position.seats()][TYPES];
    }

    /// Each position that this viewer cannot tell from the given one, in notation, with the number
    /// of ways in which the hidden cards make it up.
    static Map<String, Long> of(ArchaeologyPosition position, int viewer) {
        BruteForceBeliefs beliefs = new BruteForceBeliefs(position, viewer);
        beliefs.collect();
        beliefs.put(0, 1);
        return beliefs.ways;
    }

    private void collect() {
        for (int type = 0; type < TYPES; type++) {
            cards[type] =
                    type == MAP
                            ? position.maps
                            : position.counts[ArchaeologyPosition.UNSEEN + type];
        }
        for (int holder = 0; holder < position.seats(); holder++) {
            int unknown = 0;
            for (int type = 0; type < TYPES; type++) {
                int held = position.hand(holder, type);
                hands[holder][type] = holder == viewer ? held : position.known(row, holder, type);
                cards[type] += held - hands[holder][type];
                unknown += held - hands[holder][type];
            }
            for (int i = 0; i < unknown; i++) {
                places.add(new Place(holder, i < position.maybeMaps(row, holder)));
            }
        }
    }

    /// Puts every card that is left into the place of this number, one after the other.
    private void put(int number, long waysSoFar) {
        if (number == places.size()) {
            ways.merge(text(), Math.multiplyExact(waysSoFar, waysToPutTheRest()), Math::addExact);
            return;
        }
        Place place = places.get(number);
        for (int type = 0; type < TYPES; type++) {
            int copies = cards[type];
            if (copies > 0 && (type != MAP || place.mayHoldMap)) {
                cards[type]--;
                hands[place.holder][type]++;
                put(number + 1, Math.multiplyExact(waysSoFar, copies));
                hands[place.holder][type]--;
                cards[type]++;
            }
        }
    }

    /// Maps go to places of the dig site, one by one; then the plain treasures to what is left
    /// there and in the chambers, in any order.
    private long waysToPutTheRest() {
        long result = 1;
        int site = position.digSite - position.thieves - position.sandstorms;
        for (int map = 0; map < cards[MAP]; map++) {
            result = Math.multiplyExact(result, Math.max(0, site - map));
        }
        int plain = 0;
        for (int type = 0; type < TYPES; type++) {
            plain += type == MAP ? 0 : cards[type];
        }
        for (int card = 2; card <= plain; card++) {
            result = Math.multiplyExact(result, card);
        }
        return result;
    }

    private String text() {
        TestTable imagined = TestTable.at(position).copy();
        imagined.position.maps = cards[MAP];
        imagined.position.unseen = 0;
        for (int type = 0; type < TYPES; type++) {
            int plain = type == MAP ? 0 : cards[type];
            imagined.position.counts[ArchaeologyPosition.UNSEEN + type] = (byte) plain;
            imagined.position.unseen += plain;
            for (int holder = 0; holder < position.seats(); holder++) {
                imagined.position.counts[ArchaeologyPosition.HANDS + holder * TYPES + type] =
                        (byte) hands[holder][type];
            }
        }
        for (int other = 0; other < position.seats(); other++) {
            for (int holder = 0; holder < position.seats(); holder++) {
                if (other != viewer && holder != viewer && other != holder) {
                    forget(imagined.position, other, holder);
                }
            }
        }
        return imagined.toString();
    }

    /// What two others know of each other is taken to be what everybody knows.
    private void forget(ArchaeologyPosition imagined, int other, int holder) {
        for (int type = 0; type < TYPES; type++) {
            imagined.counts[ArchaeologyPosition.knownAt(other, holder) + type] =
                    (byte) position.known(position.seats(), holder, type);
        }
        imagined.counts[ArchaeologyPosition.MAYBE_MAPS + other * ArchaeologyTables.SEATS + holder] =
                (byte) position.maybeMaps(position.seats(), holder);
    }
}
