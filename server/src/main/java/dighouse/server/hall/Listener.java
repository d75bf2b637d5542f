package dighouse.server.hall;

/// Somebody who listens to a table. Told in order, after the event is safe; must not block.
public interface Listener {
    /// The table they listen as: a seat, or a bystander.
    int viewer();

    void hear(String table, int number, String news);
}
