package dighouse.archaeology;

import static dighouse.archaeology.ArchaeologyTables.SEATS;
import static dighouse.archaeology.Treasure.TYPES;

import dighouse.kernel.Hash64;
import java.util.Arrays;

/// What everybody has seen happen to the hands that thefts connect, so that a viewer who did not
/// see which cards were stolen can work out later what they may have been ([TheftScenario]). Kept
/// from rules number 2 on; number 1 has the bounds of [Knowledge] only.
///
/// A hand is followed from the first theft that it has a part in. What everybody knew of it just
/// before is its *start*: until then all viewers know the same of a hand. Once all hands that are
/// followed are empty there is nothing left to work out, and nothing is followed.
///
/// The log keeps only what makes a difference. Each hand has a *tail*: the cards that came to it
/// unseen (dug, found), then those it has shown, then those it took from the market, each as a
/// count. Cards taken and shown again are not mentioned. When cards come unseen after others were
/// shown, or when a card is stolen, the tail becomes entries of the log, and a new tail begins.
///
/// | bits of an entry | hold                                                        |
/// |------------------|-------------------------------------------------------------|
/// | 0–2              | [#DUG], [#FOUND], [#SHOWN], [#TAKEN] or [#STOLEN]           |
/// | 3–4              | the holder of the hand; of a theft, the thief               |
/// | 5–7              | the type; of a theft [#UNSEEN_TYPE] if nobody has seen it   |
/// | 8–14             | how many cards; of a theft, the victim                      |
final class TheftLog {
    // Kinds of entries.

    static final int DUG = 0;
    static final int FOUND = 1;
    static final int SHOWN = 2;
    static final int TAKEN = 3;
    static final int STOLEN = 4;

    /// In place of the type of a stolen card that is unknown even to thief and victim, as it is in
    /// an imagined position.
    static final int UNSEEN_TYPE = 7;

    // Places in what is kept of a hand: at its start known cards by type, how many more, and how
    // many of these may be maps; then the tail, with the cards shown and taken by type.

    static final int UNKNOWN = TYPES;
    static final int MAYBE_MAPS = UNKNOWN + 1;
    static final int START = MAYBE_MAPS + 1;
    static final int TAIL_DUG = START;
    static final int TAIL_FOUND = TAIL_DUG + 1;
    static final int TAIL_SHOWN = TAIL_FOUND + 1;
    static final int TAIL_TAKEN = TAIL_SHOWN + TYPES;
    static final int TAIL_END = TAIL_TAKEN + TYPES;

    /// One bit for each place of the tail, 16 in all, that is not 0.
    private static final int TAIL_BITS = TAIL_END;

    static final int HAND = TAIL_BITS + 1;

    // Where things lie in data.

    /// One bit for each viewer to whom a stolen card is unknown.
    private static final int OUTSIDERS = SEATS * HAND;

    private static final int THEFTS = OUTSIDERS + 1;

    /// 1 if there was no room: the bounds of [Knowledge] have to do until all followed hands are
    /// empty.
    private static final int LOST = THEFTS + 1;

    static final int ENTRIES = LOST + 1;

    /// Enough for every game of the edition: see [#mostEntries].
    static final int CAPACITY = 640;

    /// There are 8 thieves in the edition.
    static final int MOST_THEFTS = 16;

    /// Means nothing where no hand is followed. Hands that are not followed are 0.
    final short[] data = new short[ENTRIES + CAPACITY];

    int followed; // one bit for each hand that is followed
    int size; // number of entries

    /// No game has more entries. With T thefts, and D treasures in the dig site at first:
    ///
    /// - A theft is one entry and ends two tails.
    /// - Treasures that came unseen make one entry for each dig and each chamber at most, D + 3,
    ///   and each of them ends one tail at most.
    /// - So there are 2T + D + 3 tails in which cards were shown, and 2T in which cards were taken:
    ///   cards taken stay in the tail till the next theft. Each type is one entry.
    static int mostEntries(ArchaeologyTables tables, int seats) {
        int thefts = tables.thieves(seats);
        int treasures = tables.digSite(seats) - thefts - tables.sandstorms(seats);
        int unseen = treasures + Chamber.CHAMBERS;
        return thefts + unseen + TYPES * (2 * thefts + unseen) + TYPES * 2 * thefts;
    }

    static int entry(int kind, int holder, int type, int number) {
        return kind | holder << 3 | type << 5 | number << 8;
    }

    static int kind(int entry) {
        return entry & 7;
    }

    /// Of a theft: the thief.
    static int holder(int entry) {
        return entry >> 3 & 3;
    }

    static int type(int entry) {
        return entry >> 5 & 7;
    }

    static int number(int entry) {
        return entry >> 8;
    }

    static int victim(int entry) {
        return entry >> 8;
    }

    int entry(int place) {
        return data[ENTRIES + place];
    }

    /// What is kept of a hand at one of the places above.
    int hand(int holder, int place) {
        return data[holder * HAND + place];
    }

    boolean follows(int holder) {
        return (followed >> holder & 1) != 0;
    }

    /// Whether this viewer has not seen which card was stolen in some theft.
    boolean hidesFrom(int viewer) {
        return followed != 0 && (data[OUTSIDERS] >> viewer & 1) != 0;
    }

    boolean isLost() {
        return followed != 0 && data[LOST] != 0;
    }

    void clear() {
        followed = size = 0;
    }

    // ---- what happens to a hand that is followed ----------------------------------------------

    void taken(int holder, int type, int number) {
        addToTail(holder, TAIL_TAKEN + type, number);
    }

    /// Known cards are the first to be shown; so they may be those taken last.
    void shown(int holder, int type, int number) {
        int again = Math.min(hand(holder, TAIL_TAKEN + type), number);
        if (again > 0) {
            removeFromTail(holder, TAIL_TAKEN + type, again);
        }
        if (number > again) {
            addToTail(holder, TAIL_SHOWN + type, number - again);
        }
    }

    /// @param place [#TAIL_DUG] or [#TAIL_FOUND]
    void came(int place, int holder, int number) {
        if ((tailBits(holder) >> (TAIL_SHOWN - START) & (1 << TYPES) - 1) != 0) {
            endTail(holder, TAIL_TAKEN);
        }
        addToTail(holder, place, number);
    }

    private int tailBits(int holder) {
        return data[holder * HAND + TAIL_BITS];
    }

    private void addToTail(int holder, int place, int number) {
        data[holder * HAND + place] += (short) number;
        data[holder * HAND + TAIL_BITS] |= (short) (1 << (place - START));
    }

    private void removeFromTail(int holder, int place, int number) {
        int at = holder * HAND + place;
        data[at] -= (short) number;
        if (data[at] == 0) {
            data[holder * HAND + TAIL_BITS] &= (short) ~(1 << (place - START));
        }
    }

    /// The first place at or after this one that says something of a hand's tail, or the end.
    int nextInTail(int holder, int place) {
        int rest = (tailBits(holder) & 0xFFFF) >> (place - START);
        return rest == 0 ? TAIL_END : place + Integer.numberOfTrailingZeros(rest);
    }

    /// Called before [Knowledge] forgets what may have been stolen; the card has changed hands.
    void stolen(ArchaeologyPosition position, int thief, int victim, int type) {
        follow(position, victim, 1);
        follow(position, thief, -1);
        endTail(victim, TAIL_END);
        endTail(thief, TAIL_END);
        addTheft(thief, victim, type, position.seats());
    }

    /// @param more the cards that the hand had more than it has now
    private void follow(ArchaeologyPosition position, int holder, int more) {
        if (follows(holder)) {
            return;
        }
        follow(holder);
        int everybody = position.seats();
        int start = holder * HAND;
        for (int type = 0; type < TYPES; type++) {
            data[start + type] = (short) position.known(everybody, holder, type);
        }
        data[start + UNKNOWN] = (short) (Knowledge.unknown(position, everybody, holder) + more);
        data[start + MAYBE_MAPS] = (short) position.maybeMaps(everybody, holder);
    }

    void follow(int holder) {
        if (followed == 0) {
            Arrays.fill(data, 0, ENTRIES, (short) 0);
        }
        followed |= 1 << holder;
    }

    /// Makes entries of the tail of a hand, up to one of its places.
    private void endTail(int holder, int end) {
        int ended = tailBits(holder) & (1 << (end - START)) - 1;
        data[holder * HAND + TAIL_BITS] &= (short) ~ended;
        for (int rest = ended; rest != 0; rest &= rest - 1) {
            int place = START + Integer.numberOfTrailingZeros(rest);
            add(tailEntry(holder, place));
            data[holder * HAND + place] = 0;
        }
    }

    /// What stands in the tail of a hand at this place, as an entry.
    int tailEntry(int holder, int place) {
        int number = hand(holder, place);
        if (place >= TAIL_TAKEN) {
            return entry(TAKEN, holder, place - TAIL_TAKEN, number);
        }
        return place >= TAIL_SHOWN
                ? entry(SHOWN, holder, place - TAIL_SHOWN, number)
                : entry(place == TAIL_DUG ? DUG : FOUND, holder, 0, number);
    }

    private void addTheft(int thief, int victim, int type, int seats) {
        int viewers = (2 << seats) - 1;
        int insiders = type == UNSEEN_TYPE ? 0 : 1 << thief | 1 << victim;
        data[OUTSIDERS] |= (short) (viewers & ~insiders);
        data[THEFTS]++;
        if (data[THEFTS] > MOST_THEFTS) {
            lose();
        }
        add(entry(STOLEN, thief, type, victim));
    }

    /// An entry that was written before.
    void read(int entry, int seats) {
        if (kind(entry) == STOLEN) {
            addTheft(holder(entry), victim(entry), type(entry), seats);
        } else {
            add(entry);
        }
    }

    private void add(int entry) {
        if (size == CAPACITY) {
            lose();
        }
        if (data[LOST] == 0) {
            data[ENTRIES + size++] = (short) entry;
        } else {
            data[OUTSIDERS] = 0;
        }
    }

    void lose() {
        data[LOST] = 1;
        data[THEFTS] = data[OUTSIDERS] = 0;
        size = 0;
    }

    /// A hand has been emptied. Once all that are followed are empty, all is known of them.
    void emptied(ArchaeologyPosition position) {
        for (int holder = 0; holder < position.seats(); holder++) {
            if (follows(holder) && position.handSize(holder) > 0) {
                return;
            }
        }
        clear();
    }

    /// What only thief and victim have seen is unknown to them too, unless the viewer is one of
    /// them.
    void forgetSecrets(int viewer) {
        for (int place = ENTRIES; place < ENTRIES + size; place++) {
            int entry = data[place];
            if (kind(entry) == STOLEN && holder(entry) != viewer && victim(entry) != viewer) {
                data[place] = (short) (entry | UNSEEN_TYPE << 5);
                data[OUTSIDERS] |= (short) (1 << holder(entry) | 1 << victim(entry));
            }
        }
    }

    // ---- part of a position -------------------------------------------------------------------

    private int length() {
        return followed == 0 ? 0 : ENTRIES + size;
    }

    void copyFrom(TheftLog other) {
        followed = other.followed;
        size = other.size;
        if (followed != 0) {
            System.arraycopy(other.data, 0, data, 0, ENTRIES + size);
        }
    }

    boolean isLike(TheftLog other) {
        return followed == other.followed
                && Arrays.equals(data, 0, length(), other.data, 0, other.length());
    }

    /// An empty log leaves the hash as it is.
    long mixInto(long hash) {
        if (followed == 0) {
            return hash;
        }
        long result = Hash64.mix(hash, followed);
        for (int place = 0; place < length(); place++) {
            result = Hash64.mix(result, data[place]);
        }
        return result;
    }
}
