package dighouse.pergamon;

/// A move or an outcome of Pergamon fits in one int.
///
/// | bits | holds                                                                     |
/// |------|---------------------------------------------------------------------------|
/// | 0–5  | tile, space, gallery (0: none), marker, points, seat, back or card value  |
/// | 6–10 | verb                                                                      |
///
/// The rules decide whether it is legal.
public final class PergamonMove {
    // moves of a seat
    public static final int ASK = 0; // for the funds of a space
    public static final int DIG = 1; // a gallery, or none
    public static final int DONE = 2; // exhibits no more
    public static final int START = 3; // a row with its leftmost tile
    public static final int ADD = 4; // the next tile to the right
    public static final int CLOSE = 5; // the row
    public static final int DISBAND = 6; // a collection, by marker
    public static final int POLISH = 7; // so many points, and exhibit
    public static final int KEEP = 8; // all tiles left, and pay
    public static final int DROP = 9; // a tile
    public static final int PLACE = 10; // a revealed tile, by the first player

    // outcomes
    static final int BEGIN = 11; // the first player
    static final int TOP = 12; // back of the top card
    static final int REVEAL = 13; // a tile
    static final int BACK = 14; // of a card on the table
    static final int TURN_UP = 15; // a card of this value
    static final int SHARE = 16; // the fund
    static final int RAID = 17; // the tomb raider acts
    static final int EVALUATE = 18; // the museum

    private static final int VERB = 6;
    private static final int ARGUMENT_MASK = (1 << VERB) - 1;

    private PergamonMove() {}

    public static int of(int verb, int argument) {
        assert argument >= 0 && argument <= ARGUMENT_MASK : "does not fit";
        return (verb << VERB) | argument;
    }

    public static int of(int verb) {
        return verb << VERB;
    }

    public static int verb(int ply) {
        return ply >>> VERB;
    }

    /// The tile, space, gallery, marker, seat, back, points or card value that a ply means.
    public static int argument(int ply) {
        return ply & ARGUMENT_MASK;
    }
}
