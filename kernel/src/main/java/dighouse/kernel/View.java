package dighouse.kernel;

/// What one viewer may see of a position: a record of records, written as JSON under the names of
/// their components (see [dighouse.kernel.annotation.Written]).
public interface View {
    void write(JsonWriter json);

    /// What is to be decided now, or what happens next: the words `ask.…` of the game. Empty if the
    /// game only ever asks one thing.
    default String asks() {
        return "";
    }

    default String json() {
        JsonWriter json = new JsonWriter();
        write(json);
        return json.text();
    }
}
