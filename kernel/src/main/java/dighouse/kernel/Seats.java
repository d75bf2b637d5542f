package dighouse.kernel;

/// Seats in text: A, B, C, D; chance is `*`.
public final class Seats {
    /// More seats than any game has.
    public static final int MOST = 8;

    private static final String LETTERS = "ABCDEFGH";

    private Seats() {}

    /// The letter of a seat, or `*` for chance.
    public static String letter(int actor) {
        return actor == Actor.CHANCE ? "*" : LETTERS.substring(actor, actor + 1);
    }

    /// The actor behind a letter.
    ///
    /// @throws Malformed if it is none
    public static int actor(String letter) {
        if (letter.equals("*")) {
            return Actor.CHANCE;
        }
        int seat = letter.length() == 1 ? LETTERS.indexOf(letter) : -1;
        if (seat < 0) {
            throw Malformed.of(
                    "record.noSeat",
                    "\"{letter}\" is no seat: seats are A, B, C …, chance is *.",
                    letter);
        }
        return seat;
    }
}
