package dighouse.examples.gofish;

import static dighouse.examples.gofish.GoFishPosition.CARDS;
import static dighouse.examples.gofish.GoFishPosition.NONE;
import static dighouse.examples.gofish.GoFishPosition.RANKS;
import static dighouse.examples.gofish.GoFishPosition.SEATS;
import static dighouse.examples.gofish.GoFishPosition.SUITS;

import dighouse.examples.gofish.GoFishPosition.Phase;
import dighouse.kernel.Malformed;
import dighouse.kernel.Notation;
import dighouse.kernel.Parts;
import dighouse.kernel.Seats;
import dighouse.kernel.Setup;

/// Go Fish as text. Ranks are `A 2 3 4 5 6 7 8 9 T J Q K`.
///
/// A position is phase, seat and rank asked for (or `-`), then for each seat four things with
/// colons between: cards shown, cards hidden, books, and how many of each rank it may hide:
///
/// `fish A 7 7:2359JQ:K:3333332333333 :24668T:A:0333330333333`
///
/// The pool is what is nowhere else. Plies are `deal Q to B`, `ask Q` and `fish Q`.
final class GoFishNotation implements Notation<GoFishPosition> {
    static final GoFishNotation INSTANCE = new GoFishNotation();
    private static final String NAMES = "A23456789TJQK";

    private GoFishNotation() {}

    static String rankName(int rank) {
        return NAMES.substring(rank, rank + 1);
    }

    private static int rank(String name) {
        int rank = name.length() == 1 ? NAMES.indexOf(name) : -1;
        if (rank < 0) {
            throw new Malformed("\"" + name + "\" is no rank: ranks are A, 2 to 9, T, J, Q and K.");
        }
        return rank;
    }

    private static Phase phase(String text) {
        for (Phase phase : Phase.values()) {
            if (phase.text.equals(text)) {
                return phase;
            }
        }
        throw new Malformed("A position opens with deal, ask, fish or over.");
    }

    /// The cards of one seat in an array by seat and rank.
    static String cards(byte[] counts, int seat) {
        StringBuilder text = new StringBuilder();
        for (int rank = 0; rank < RANKS; rank++) {
            for (int i = 0; i < counts[seat * RANKS + rank]; i++) {
                text.append(NAMES.charAt(rank));
            }
        }
        return text.toString();
    }

    static String books(int books) {
        StringBuilder text = new StringBuilder();
        for (int rank = 0; rank < RANKS; rank++) {
            if ((books >> rank & 1) != 0) {
                text.append(NAMES.charAt(rank));
            }
        }
        return text.toString();
    }

    @Override
    public String position(GoFishPosition position) {
        StringBuilder text = new StringBuilder(position.phase.text);
        text.append(' ').append(Seats.letter(position.seat)).append(' ');
        text.append(position.asked == NONE ? "-" : rankName(position.asked));
        byte[] hidden = new byte[SEATS * RANKS];
        for (int i = 0; i < hidden.length; i++) {
            hidden[i] = (byte) (position.hand[i] - position.shown[i]);
        }
        for (int seat = 0; seat < SEATS; seat++) {
            text.append(' ').append(cards(position.shown, seat));
            text.append(':').append(cards(hidden, seat));
            text.append(':').append(books(position.books(seat)));
            text.append(':');
            for (int rank = 0; rank < RANKS; rank++) {
                text.append(position.mayHide[seat * RANKS + rank]);
            }
        }
        return text.toString();
    }

    @Override
    public void position(Setup setup, String text, GoFishPosition into) {
        String[] words = Parts.of(text, ' ');
        if (words.length != 3 + SEATS) {
            throw new Malformed("A position is phase, seat, rank asked for, and two seats.");
        }
        new GoFish().start(setup, into);
        into.phase = phase(words[0]);
        into.seat = Seats.actor(words[1]);
        into.asked = words[2].equals("-") ? NONE : rank(words[2]);
        for (int seat = 0; seat < SEATS; seat++) {
            readSeat(words[3 + seat], seat, into);
        }
        check(into);
    }

    private static void readSeat(String text, int seat, GoFishPosition into) {
        String[] parts = Parts.of(text, ':');
        if (parts.length != 4 || parts[3].length() != RANKS) {
            throw new Malformed("A seat is shown:hidden:books:mayHide, the last of 13 digits.");
        }
        readCards(parts[0] + parts[1], seat, into);
        for (int i = 0; i < parts[0].length(); i++) {
            into.shown[seat * RANKS + rank(parts[0].substring(i, i + 1))]++;
        }
        for (int i = 0; i < parts[2].length(); i++) {
            int rank = rank(parts[2].substring(i, i + 1));
            into.addBook(seat, rank);
            into.pool[rank] -= (byte) SUITS;
            into.poolSize -= SUITS;
        }
        for (int rank = 0; rank < RANKS; rank++) {
            into.mayHide[seat * RANKS + rank] = (byte) (parts[3].charAt(rank) - '0');
        }
    }

    private static void readCards(String cards, int seat, GoFishPosition into) {
        for (int i = 0; i < cards.length(); i++) {
            int rank = rank(cards.substring(i, i + 1));
            into.addCards(seat, rank, 1);
            into.pool[rank]--;
            into.poolSize--;
        }
    }

    private static void check(GoFishPosition position) {
        if (position.seat < 0 || position.seat >= SEATS) {
            throw new Malformed("It is the turn of A or B.");
        }
        for (int rank = 0; rank < RANKS; rank++) {
            if (position.pool[rank] < 0) {
                throw new Malformed("There are only four cards of rank " + rankName(rank) + ".");
            }
        }
        for (int i = 0; i < SEATS * RANKS; i++) {
            int hidden = position.hand[i] - position.shown[i];
            if (hidden > position.mayHide[i] || position.mayHide[i] > FishRules.MOST_HIDDEN) {
                throw new Malformed("A seat hides at most what it may hide, and never four.");
            }
            if (position.hand[i] == SUITS) {
                throw new Malformed("A whole book is laid down at once.");
            }
        }
        boolean over = Integer.bitCount(position.booksOfA | position.booksOfB) == RANKS;
        boolean dealing = position.poolSize > CARDS - FishRules.DEALT;
        if (over != (position.phase == Phase.OVER) || dealing != (position.phase == Phase.DEAL)) {
            throw new Malformed("The phase does not fit the cards.");
        }
        if (position.phase == Phase.ASK && position.cards(position.seat) == 0) {
            throw new Malformed("Whoever asks holds a card.");
        }
        if (position.phase == Phase.FISH && position.poolSize == 0) {
            throw new Malformed("Nobody can fish in an empty pool.");
        }
    }

    @Override
    public String ply(GoFishPosition position, int rank) {
        return before(position) + rankName(rank) + behind(position);
    }

    @Override
    public int ply(GoFishPosition position, String text) {
        String before = before(position);
        String behind = behind(position);
        if (text.length() != before.length() + 1 + behind.length()
                || !text.startsWith(before)
                || !text.endsWith(behind)) {
            throw new Malformed("\"" + before + "…" + behind + "\" is expected, with a rank.");
        }
        return rank(text.substring(before.length(), before.length() + 1));
    }

    private static String before(GoFishPosition position) {
        return position.phase.text + " ";
    }

    private static String behind(GoFishPosition position) {
        return position.phase == Phase.DEAL ? " to " + Seats.letter(position.seat) : "";
    }
}
