package dighouse.server.people;

/// A person whom the server knows.
///
/// @param settings their preferences as JSON
public record Person(String id, String name, String settings) {
    /// Somebody without a name yet, who may look but not act.
    public static final Person NOBODY = new Person("", "", "{}");

    public boolean isKnown() {
        return !id.isEmpty();
    }
}
