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
/// Dice in a museum are named by colour and value, never by place: dice alike are one alternative
/// (MRJ-DEC-23). The values of a set ascend; those that are missing are 0 and stand last. Whether a
/// move is legal is the business of the rules.
final class MarajoaraMove {
    // of the menu
    static final int END = 0; // the turn; also confirms it
    static final int SKIP = 1; // the main action
    static final int CAPTURE = 2; // cell, direction
    static final int EXHIBIT = 3; // museum, dice
    static final int RESTORE = 4; // museum, dice, piece; also for blue 7
    static final int FINANCE = 5; // museum, blue die, lowered
    static final int FIELDWORK = 6; // cell, direction
    static final int EXCHANGE = 7; // die of the first museum, die of the second
    // inside an action
    static final int PAY = 8; // pips of the next yellow die
    static final int LOAD = 9; // die
    static final int STOP = 10; // no more, or no, thank you
    static final int RAISE = 11; // museum, die
    static final int RAISE_CAPTURED = 12;
    static final int TRACK = 13; // track
    static final int TOKEN = 14; // cell
    static final int PIECE = 15; // museum, piece as a small number
    static final int DOUBLE = 16;
    static final int GIVE = 17; // museum, die
    static final int TAKE = 18; // place in the wheelbarrow, 0 at the bottom
    static final int MUSEUM = 19; // museum
    static final int SHOW = 20; // museum, red die
    static final int COIN = 21; // yellow die
    static final int TAKE_BACK = 22; // museum
    static final int REMOVE = 23; // cell
    static final int PLACE = 24; // cell
    static final int RETURN = 25; // die
    // chance's
    static final int DEAL = 26; // colour
    static final int ROLL = 27; // value
    static final int BEGIN = 28; // seat
    static final int SCORE = 29;

    private static final int MUSEUM_BIT = 5;
    private static final int VALUE = 6;
    private static final int SECOND = 11;
    private static final int DIRECTION = 13;
    private static final int PIECE_OF_SET = 15;
    private static final int LOWERED = 18;

    private MarajoaraMove() {}

    static int of(int verb) {
        return verb;
    }

    static int of(int verb, int value) {
        return verb | value << VALUE;
    }

    static int of(int verb, int museum, int value) {
        return verb | museum << MUSEUM_BIT | value << VALUE;
    }

    static int line(int verb, int cell, int direction) {
        return verb | cell << VALUE | direction << DIRECTION;
    }

    static int restore(int museum, int piece, int dice) {
        return of(RESTORE, museum, dice) | piece << PIECE_OF_SET;
    }

    static int finance(int museum, int value, boolean lowered) {
        return of(FINANCE, museum, Die.of(Die.BLUE, value)) | (lowered ? 1 << LOWERED : 0);
    }

    static int exchange(int first, int second) {
        return of(EXCHANGE, first) | second << SECOND;
    }

    /// A set of one to three dice of one colour by their ascending values, 0 for none.
    static int dice(int first, int second, int third) {
        return first | second << 3 | third << 6;
    }

    static int verb(int ply) {
        return ply & 31;
    }

    static int museum(int ply) {
        return ply >>> MUSEUM_BIT & 1;
    }

    /// Pips, track, colour, value, seat, place, or piece of [#PIECE].
    static int value(int ply) {
        return ply >>> VALUE & 127;
    }

    static int cell(int ply) {
        return ply >>> VALUE & 127;
    }

    static int direction(int ply) {
        return ply >>> DIRECTION & 7;
    }

    static int die(int ply) {
        return ply >>> VALUE & 31;
    }

    static int secondDie(int ply) {
        return ply >>> SECOND & 31;
    }

    static int set(int ply) {
        return ply >>> VALUE & 511;
    }

    /// A value of a set of dice, 0 if it has fewer.
    static int inSet(int dice, int index) {
        return dice >>> (3 * index) & 7;
    }

    static int sum(int dice) {
        return inSet(dice, 0) + inSet(dice, 1) + inSet(dice, 2);
    }

    static int size(int dice) {
        return inSet(dice, 1) == 0 ? 1 : inSet(dice, 2) == 0 ? 2 : 3;
    }

    static int piece(int ply) {
        return ply >>> PIECE_OF_SET & 7;
    }

    static boolean isLowered(int ply) {
        return (ply >>> LOWERED & 1) != 0;
    }
}
