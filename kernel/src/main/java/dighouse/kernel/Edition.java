package dighouse.kernel;

/// One edition of a game: the numbers printed on its components. Each game has its own class, which
/// keeps the numbers in flat arrays for the rules.
public interface Edition {
    /// The name by which records and commands know the edition.
    String id();

    /// The whole edition as canonical JSON on one line. A record of a game with a player's own
    /// edition contains it.
    String json();

    /// A hash of [#json], to tell apart editions with the same id.
    default long hash() {
        return Hash64.of(json());
    }
}
