package dighouse.marajoara;

/// A die fits in five bits: its colour above its value. Of dice alike none is told from the other.
final class Die {
    static final int BLUE = 0;
    static final int RED = 1;
    static final int YELLOW = 2;
    static final int GREY = 3; // never stored
    static final int COLOURS = 4;
    static final int STORED_COLOURS = 3;
    static final int HIGHEST = 6;
    static final int OVERFLOWN = HIGHEST + 1; // mission 7, until a gift of pips is over
    static final int NONE = 0;
    static final int CODES = 32;

    private Die() {}

    static int of(int colour, int value) {
        return colour << 3 | value;
    }

    static int colour(int die) {
        return die >>> 3;
    }

    static int value(int die) {
        return die & 7;
    }
}
