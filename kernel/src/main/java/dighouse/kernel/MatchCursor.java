package dighouse.kernel;

/// Walks along the plies of a match with a position of its own: to look back at a game
/// ([Match#cursor()]), or to see what was played since ([Match#cursorAtEnd()]).
///
/// ```java
/// for (var at = match.cursor(); at.hasNext(); at.next()) {
///     log(at.actor(), at.position(), at.ply());
/// }
/// ```
///
/// A cursor follows a match that goes on. It is of no use once the match has gone back to before
/// it.
///
/// @param <P> the game's position
public final class MatchCursor<P extends Position<P>> {
    private final Match<P> match;
    private final P position;
    private int index;

    /// @param position before the ply of this index; the cursor moves it
    MatchCursor(Match<P> match, P position, int index) {
        this.match = match;
        this.position = position;
        this.index = index;
    }

    public Match<P> match() {
        return match;
    }

    /// The position here, before [#ply()]; to be read, not changed.
    public P position() {
        return position;
    }

    /// How many plies of the match were played before this position.
    public int index() {
        return index;
    }

    public boolean hasNext() {
        return index < match.size();
    }

    /// Who decides here.
    public int actor() {
        return match.game().actor(position);
    }

    /// What was played here.
    public int ply() {
        return match.ply(index);
    }

    /// Moves on over one ply.
    public void next() {
        match.game().play(position, match.ply(index++));
    }

    /// Moves on until so many plies lie behind.
    public MatchCursor<P> moveTo(int plies) {
        if (plies < index) {
            throw new IllegalArgumentException("from ply " + index + " back to " + plies);
        }
        while (index < plies) {
            next();
        }
        return this;
    }
}
