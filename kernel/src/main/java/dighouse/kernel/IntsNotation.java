package dighouse.kernel;

/// The notation of a small game that is not played on a board of squares: a position is its ints,
/// with blanks between: `12 0 1`.
///
/// @param <P> the game's position
public abstract class IntsNotation<P extends SmallPosition<P>> extends NamedMoves<P> {
    /// @param kind what a move names, such as `throw`
    /// @param names of plies, by number
    protected IntsNotation(String kind, String... names) {
        super(kind, names);
    }

    /// Passes the turn to whoever must decide now.
    ///
    /// @param read has the ints that were read, and seat A to decide
    /// @throws Malformed if no game leads to these ints
    protected abstract void settle(P read);

    @Override
    public final String position(P position) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < position.size(); i++) {
            text.append(i == 0 ? "" : " ").append(position.at(i));
        }
        return text.toString();
    }

    @Override
    public final void position(Setup setup, String text, P into) {
        String[] words = Parts.of(text, ' ');
        if (words.length != into.size()) {
            throw new Malformed(
                    "A position is " + into.size() + " whole numbers with blanks between.");
        }
        into.begin(setup);
        for (int i = 0; i < words.length; i++) {
            into.set(i, read(words[i]));
        }
        settle(into);
    }

    private static int read(String word) {
        try {
            int value = Integer.parseInt(word);
            if (Integer.toString(value).equals(word)) {
                return value;
            }
        } catch (NumberFormatException notANumber) {
            // refused below, like a number that is written otherwise
        }
        throw new Malformed("\"" + word + "\" is no whole number such as 0, 12 or -1.");
    }
}
