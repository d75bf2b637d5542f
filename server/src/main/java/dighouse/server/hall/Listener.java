package dighouse.server.hall;

/// Somebody who listens to a table. Told in order, after the event is safe; must not block.
public interface Listener {
    /// The table they listen as: a seat, or a bystander.
    int viewer();

    /// Who listens; empty if the house does not know them.
    String person();

    void hear(String table, int number, String news);

    /// How many people look on at the table now, without playing.
    void count(String table, int watchers);
}
