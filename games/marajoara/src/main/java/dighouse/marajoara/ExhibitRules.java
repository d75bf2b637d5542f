package dighouse.marajoara;

import static dighouse.marajoara.MarajoaraPosition.FIRST_VASE;
import static dighouse.marajoara.MarajoaraPosition.VASES;
import static dighouse.marajoara.MarajoaraTables.MOST_VASES;

import dighouse.kernel.MoveList;

/// Exhibiting vases (MRJ-EXH).
final class ExhibitRules {
    private static final int SETS = 8; // of three dice

    private ExhibitRules() {}

    /// MRJ-EXH-01, 04, 05: every set of red dice that can be paid and finds room.
    static void addExhibits(MarajoaraPosition position, MoveList moves) {
        int money = position.money(position.seat);
        if (money == 0) {
            return;
        }
        int last = position.lastMuseum(position.seat);
        for (int museum = position.seat; museum <= last; museum++) {
            int at = MarajoaraPosition.rowAt(museum, Die.RED);
            int room = MOST_VASES - position.vases(museum);
            for (int set = 1; set < SETS && position.bytes[at] != 0; set++) {
                int dice = subset(position, at, set);
                if (dice != 0
                        && MarajoaraMove.sum(dice) <= money
                        && MarajoaraMove.size(dice) <= room) {
                    int owned = museum - position.seat;
                    moves.add(MarajoaraMove.of(MarajoaraMove.EXHIBIT, owned, dice));
                }
            }
        }
    }

    /// The dice of a row at the places of a set, as values; 0 if the row has fewer, or if of dice
    /// alike a later one stands for an earlier (MRJ-DEC-23).
    static int subset(MarajoaraPosition position, int at, int set) {
        int dice = 0;
        int size = 0;
        int before = 0;
        for (int i = 0; i < MarajoaraTables.ROW; i++) {
            int value = position.bytes[at + i];
            if ((set >>> i & 1) != 0) {
                if (value == 0 || value == before) {
                    return 0;
                }
                dice |= value << (3 * size++);
                before = 0;
            } else {
                before = value; // was left out: no like of it may follow
            }
        }
        return dice;
    }

    /// MRJ-EXH-02, 03; one after the other, whatever the order (MRJ-RULING-51).
    static void exhibit(MarajoaraPosition position, int museum, int one, int two, int three) {
        show(position, museum, one);
        if (two > 0) {
            show(position, museum, two);
        }
        if (three > 0) {
            show(position, museum, three);
        }
        Goals.look(position);
    }

    private static void show(MarajoaraPosition position, int museum, int value) {
        MarajoaraTables tables = position.tables();
        position.unstore(museum, Die.RED, value);
        SpendRules.later(position, Die.of(Die.RED, value));
        int space = ++position.bytes[VASES + museum];
        position.score(position.seat, Source.VASES, tables.pipPoints * value);
        position.score(position.seat, Source.SPACES, tables.spacePoints[space]);
        if (space == 1) {
            TokenRules.gain(position, museum, FIRST_VASE);
        }
    }
}
