package dighouse.server.hall;

/// Listens to a table. It is told in order, after the event is stored, and must not block.
public interface Listener {
    /// The viewer it listens as: a seat, or a bystander.
    int viewer();

    /// The person who listens; empty for somebody without a name.
    String person();

    void hear(String table, int number, String news);

    /// Tells how many people watch the table now without playing.
    void count(String table, int watchers);
}
