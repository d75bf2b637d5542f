package dighouse.kernel;

/// The printed numbers of one edition of a game. Each game has its own implementation, with the
/// numbers as flat tables for its rules.
public interface Edition {
    /// The name by which records and commands know the edition.
    String id();

    /// The whole edition as canonical JSON on one line: travels inside a record when it is a
    /// person's own.
    String json();

    /// Tells two editions of one name apart.
    default long hash() {
        return Hash64.of(json());
    }
}
