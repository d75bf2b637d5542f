package dighouse.kernel;

/// The printed numbers of one edition of a game. Each game has its own implementation, with the
/// numbers as flat tables for its rules.
public interface Edition {
    /// The name by which records and commands know the edition.
    String id();

    /// The whole edition as canonical JSON on one line: part of a record if a player made it.
    String json();

    /// Distinguishes two editions of the same name.
    default long hash() {
        return Hash64.of(json());
    }
}
