package dighouse.pergamon;

import static dighouse.pergamon.PergamonPosition.COLLECTIONS;
import static dighouse.pergamon.PergamonPosition.FROM_AGE;
import static dighouse.pergamon.PergamonPosition.FROM_KIND;
import static dighouse.pergamon.PergamonPosition.FROM_SPACES;
import static dighouse.pergamon.PergamonPosition.NONE;
import static dighouse.pergamon.PergamonTables.FINAL_RANKS;
import static dighouse.pergamon.PergamonTables.MARKERS;
import static dighouse.pergamon.PergamonTables.ROUNDS;

/// Phase 4, the evaluation of the museum (PRG-EVAL), and the awards of the last one (PRG-END-02).
///
/// An object on show is compared as one number, its *seniority*: the date, then the space of its
/// collection, then its place in the row (PRG-RULING-23). Larger is older; no two are equal, since
/// no two collections share a space.
final class EvaluationRules {
    static final int NO_OBJECT = 0;

    private static final int ANY_KIND = -1;
    private static final int SPACE_BITS = 5; // up to 24
    private static final int PLACE_BITS = 6; // up to 59 objects in a row

    private EvaluationRules() {}

    /// PRG-RULING-21: tickets by space, bonus of the kind, awards for age, then the decay.
    static void evaluate(PergamonPosition position) {
        PergamonTables tables = position.tables();
        int round = position.round;
        for (int collection = 0; collection < COLLECTIONS; collection++) {
            if (position.isOnShow(collection)) {
                int tickets = tables.tickets[position.space(collection)];
                position.addTickets(collection / MARKERS, FROM_SPACES, tickets);
            }
        }
        if (tables.bonusKind[round] >= 0) {
            int oldest = oldest(position, tables.bonusKind[round], Integer.MAX_VALUE);
            award(position, oldest, FROM_KIND, tables.bonusTickets[round]);
        }
        if (round == ROUNDS) {
            awardAge(position);
        }
        decay(position, tables.decay[round]);
        RoundRules.nextRound(position);
    }

    /// PRG-END-02, 03: objects are ranked, not players.
    private static void awardAge(PergamonPosition position) {
        int below = Integer.MAX_VALUE;
        for (int rank = 0; rank < FINAL_RANKS; rank++) {
            int oldest = oldest(position, ANY_KIND, below);
            award(position, oldest, FROM_AGE, position.tables().finalTickets[rank]);
            below = oldest;
        }
    }

    /// PRG-EVAL-05, PRG-RULING-22: without an object the bonus lapses.
    private static void award(PergamonPosition position, int seniority, int source, int tickets) {
        if (seniority != NO_OBJECT) {
            position.addTickets(owner(position, seniority), source, tickets);
        }
    }

    /// PRG-EVAL-06: all markers move down.
    private static void decay(PergamonPosition position, int spaces) {
        for (int collection = 0; collection < COLLECTIONS && spaces > 0; collection++) {
            if (position.isOnShow(collection)) {
                ExhibitRules.moveDown(position, collection, spaces);
            }
        }
    }

    /// The seniority of the oldest object of a kind on show that is younger than `below`.
    static int oldest(PergamonPosition position, int kind, int below) {
        int oldest = NO_OBJECT;
        for (int collection = 0; collection < COLLECTIONS; collection++) {
            oldest = Math.max(oldest, oldestIn(position, collection, kind, below));
        }
        return oldest;
    }

    private static int oldestIn(PergamonPosition position, int collection, int kind, int below) {
        int oldest = NO_OBJECT;
        int place = 0;
        int left = position.firstTile(collection);
        int right = left == NONE ? NONE : position.next(left);
        while (right != NONE) {
            if (kind == ANY_KIND || position.tables().right[left] == kind) {
                int date = position.tables().date(left, right);
                int seniority =
                        (((date << SPACE_BITS) | position.space(collection)) << PLACE_BITS) | place;
                if (seniority < below && seniority > oldest) {
                    oldest = seniority;
                }
            }
            left = right;
            right = position.next(right);
            place++;
        }
        return oldest;
    }

    /// The oldest object of one seat; [#NO_OBJECT] if it shows none.
    static int oldestOf(PergamonPosition position, int seat) {
        int oldest = NO_OBJECT;
        for (int marker = 0; marker < MARKERS; marker++) {
            int collection = seat * MARKERS + marker;
            oldest = Math.max(oldest, oldestIn(position, collection, ANY_KIND, Integer.MAX_VALUE));
        }
        return oldest;
    }

    /// The oldest objects on show of any kind, one after the other.
    static int oldestBelow(PergamonPosition position, int below) {
        return oldest(position, ANY_KIND, below);
    }

    static int date(int seniority) {
        return seniority >> (SPACE_BITS + PLACE_BITS);
    }

    /// The seat that owns the object of this seniority: its space says so.
    static int owner(PergamonPosition position, int seniority) {
        int space = (seniority >> PLACE_BITS) & ((1 << SPACE_BITS) - 1);
        int collection = 0;
        while (position.space(collection) != space) {
            collection++;
        }
        return collection / MARKERS;
    }
}
