package dighouse.marajoara;

/// A die fits in five bits: its colour above its value. Equal dice cannot be told apart.
public final class Die {
    public static final int BLUE = 0;
    public static final int RED = 1;
    public static final int YELLOW = 2;
    public static final int GREY = 3; // never stored
    public static final int COLOURS = 4;
    public static final int STORED_COLOURS = 3;
    public static final int HIGHEST = 6;
    public static final int OVERFLOWN = HIGHEST + 1; // mission 7, until a gift of pips is over
    public static final int NONE = 0;
    public static final int CODES = 32;

    private Die() {}

    public static int of(int colour, int value) {
        return colour << 3 | value;
    }

    public static int colour(int die) {
        return die >>> 3;
    }

    public static int value(int die) {
        return die & 7;
    }
}
