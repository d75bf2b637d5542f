package dighouse.server.people;

/// Somebody whom the house knows.
///
/// @param settings their preferences as JSON
public record Person(String id, String name, String settings) {
    /// Somebody without a name yet: may look, not act.
    public static final Person NOBODY = new Person("", "", "{}");

    public boolean isKnown() {
        return !id.isEmpty();
    }
}
