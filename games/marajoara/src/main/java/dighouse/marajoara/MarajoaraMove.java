package dighouse.marajoara;

/// A move or an outcome of Marajoara fits in one int.
///
/// | bits  | holds                                                                        |
/// |-------|------------------------------------------------------------------------------|
/// | 0–4   | verb                                                                         |
/// | 5     | museum, in mission 6                                                         |
/// | 6–12  | cell; or 6–10 a die, 6–14 the values of a set of dice, or a small number     |
/// | 11–15 | second die of an exchange                                                    |
/// | 13–15 | direction                                                                    |
/// | 15–17 | piece that a set of dice restores                                            |
/// | 18    | a blue die is lowered, not raised                                            |
///
/// Dice in a museum are named by colour and value, never by place: equal dice are one alternative
/// (MRJ-DEC-23). The values of a set ascend; those that are missing are 0 and stand last. The rules
/// decide whether a move is legal.
public final class MarajoaraMove {
    // of the menu
    public static final int END = 0; // the turn; also confirms it
    public static final int SKIP = 1; // the main action
    public static final int CAPTURE = 2; // cell, direction
    public static final int EXHIBIT = 3; // museum, dice
    public static final int RESTORE = 4; // museum, dice, piece; also for blue 7
    public static final int FINANCE = 5; // museum, blue die, lowered
    public static final int FIELDWORK = 6; // cell, direction
    public static final int EXCHANGE = 7; // die of the first museum, die of the second
    // inside an action
    public static final int PAY = 8; // pips of the next yellow die
    public static final int LOAD = 9; // die
    public static final int STOP = 10; // no more, or no, thank you
    public static final int RAISE = 11; // museum, die
    public static final int RAISE_CAPTURED = 12;
    public static final int TRACK = 13; // track
    public static final int TOKEN = 14; // cell
    public static final int PIECE = 15; // museum, piece as a small number
    public static final int DOUBLE = 16;
    public static final int GIVE = 17; // museum, die
    public static final int TAKE = 18; // place in the wheelbarrow, 0 at the bottom
    public static final int MUSEUM = 19; // museum
    public static final int SHOW = 20; // museum, red die
    public static final int COIN = 21; // yellow die
    public static final int TAKE_BACK = 22; // museum
    public static final int REMOVE = 23; // cell
    public static final int PLACE = 24; // cell
    public static final int RETURN = 25; // die
    // chance's
    public static final int DEAL = 26; // colour
    public static final int ROLL = 27; // value
    public static final int BEGIN = 28; // seat
    public static final int SCORE = 29;

    private static final int MUSEUM_BIT = 5;
    private static final int ARGUMENT = 6;
    private static final int SECOND = 11;
    private static final int DIRECTION = 13;
    private static final int PIECE_OF_SET = 15;
    private static final int LOWERED = 18;

    private MarajoaraMove() {}

    public static int of(int verb) {
        return verb;
    }

    public static int of(int verb, int argument) {
        return verb | argument << ARGUMENT;
    }

    public static int of(int verb, int museum, int argument) {
        return verb | museum << MUSEUM_BIT | argument << ARGUMENT;
    }

    public static int line(int verb, int cell, int direction) {
        return verb | cell << ARGUMENT | direction << DIRECTION;
    }

    public static int restore(int museum, int piece, int dice) {
        return of(RESTORE, museum, dice) | piece << PIECE_OF_SET;
    }

    public static int finance(int museum, int value, boolean lowered) {
        return of(FINANCE, museum, Die.of(Die.BLUE, value)) | (lowered ? 1 << LOWERED : 0);
    }

    public static int exchange(int first, int second) {
        return of(EXCHANGE, first) | second << SECOND;
    }

    /// A set of one to three dice of one colour by their ascending values, 0 for none.
    public static int dice(int first, int second, int third) {
        return first | second << 3 | third << 6;
    }

    public static int verb(int ply) {
        return ply & 31;
    }

    public static int museum(int ply) {
        return ply >>> MUSEUM_BIT & 1;
    }

    /// Pips, track, colour, value, seat, place, or piece of [#PIECE].
    public static int argument(int ply) {
        return ply >>> ARGUMENT & 127;
    }

    public static int cell(int ply) {
        return ply >>> ARGUMENT & 127;
    }

    public static int direction(int ply) {
        return ply >>> DIRECTION & 7;
    }

    public static int die(int ply) {
        return ply >>> ARGUMENT & 31;
    }

    public static int secondDie(int ply) {
        return ply >>> SECOND & 31;
    }

    public static int set(int ply) {
        return ply >>> ARGUMENT & 511;
    }

    /// A value of a set of dice, 0 if it has fewer.
    public static int inSet(int dice, int index) {
        return dice >>> (3 * index) & 7;
    }

    public static int sum(int dice) {
        return inSet(dice, 0) + inSet(dice, 1) + inSet(dice, 2);
    }

    public static int size(int dice) {
        return inSet(dice, 1) == 0 ? 1 : inSet(dice, 2) == 0 ? 2 : 3;
    }

    public static int piece(int ply) {
        return ply >>> PIECE_OF_SET & 7;
    }

    public static boolean isLowered(int ply) {
        return (ply >>> LOWERED & 1) != 0;
    }
}
