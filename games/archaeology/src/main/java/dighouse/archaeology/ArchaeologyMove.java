package dighouse.archaeology;

/// A move or an outcome of Archaeology fits in one int.
///
/// | bits  | holds                                                              |
/// |-------|--------------------------------------------------------------------|
/// | 0–4   | verb: of a seat from [#ROB] to [#END], of chance from [#DEAL] on   |
/// | 5–8   | the treasure, the chamber, the size of a set, or the seat meant    |
/// | 9–10  | the seat that is dealt a card                                      |
public final class ArchaeologyMove {
    /// Send the thief to a seat.
    public static final int ROB = 0;

    /// Choose a card to lose in the sandstorm.
    public static final int LOSE = 1;

    /// Begin a trade.
    public static final int TRADE = 2;

    public static final int GIVE = 3;
    public static final int STOP_GIVING = 4;
    public static final int TAKE = 5;
    public static final int STOP_TAKING = 6;
    public static final int EXPLORE = 7;

    /// Begin a sale of cards of one type.
    public static final int SELL = 8;

    /// Sell a set of so many cards.
    public static final int SET = 9;

    /// End the turn.
    public static final int END = 10;

    // chance

    public static final int DEAL = 11;

    /// Lay a card into the starting market.
    public static final int LAY = 12;

    /// Draw the starting player.
    public static final int BEGIN = 13;

    public static final int DIG_TREASURE = 14;
    public static final int DIG_THIEF = 15;
    public static final int DIG_SANDSTORM = 16;
    public static final int STEAL = 17;
    public static final int FIND = 18;

    private static final int ARGUMENT_SHIFT = 5;
    private static final int SEAT_SHIFT = 9;
    private static final int VERB_MASK = 31;
    private static final int ARGUMENT_MASK = 15;

    private ArchaeologyMove() {}

    /// A ply of a verb alone.
    public static int of(int verb) {
        return verb;
    }

    /// A ply of a verb and the treasure, chamber, size or seat that it means.
    public static int of(int verb, int argument) {
        return verb | argument << ARGUMENT_SHIFT;
    }

    /// The outcome that deals a treasure to a seat.
    public static int deal(int seat, int type) {
        return of(DEAL, type) | seat << SEAT_SHIFT;
    }

    public static int verb(int ply) {
        return ply & VERB_MASK;
    }

    /// The treasure, chamber, size or seat that a ply means.
    public static int argument(int ply) {
        return ply >> ARGUMENT_SHIFT & ARGUMENT_MASK;
    }

    /// The seat that is dealt a card.
    public static int dealtSeat(int ply) {
        return ply >> SEAT_SHIFT;
    }
}
