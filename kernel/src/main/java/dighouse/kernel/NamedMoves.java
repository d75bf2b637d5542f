package dighouse.kernel;

import java.util.List;

/// Half of the notation of a small game: its plies are 0, 1, 2 …, and each has a name.
///
/// @param <P> the game's position
public abstract class NamedMoves<P extends Position<P>> implements Notation<P> {
    private final String kind;
    private final List<String> names;

    /// @param kind what a move names, such as `square`
    /// @param names by number
    protected NamedMoves(String kind, String... names) {
        this.kind = kind;
        this.names = List.of(names);
    }

    /// A move as an argument of a phrase or a refusal.
    public final Argument term(int ply) {
        return Argument.plain(kind, names.get(ply));
    }

    @Override
    public final String ply(P position, int ply) {
        return names.get(ply);
    }

    @Override
    public final int ply(P position, String text) {
        int ply = names.indexOf(text);
        if (ply < 0) {
            throw new Malformed(
                    "\"" + text + "\" is no " + kind + ": take " + String.join(", ", names) + ".");
        }
        return ply;
    }
}
