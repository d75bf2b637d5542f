package dighouse.kernel;

/// What one viewer may see of a position: records that write their own JSON, field by field, under
/// the names of their components.
public interface View {
    void write(JsonWriter json);

    /// What is to be decided now, or what happens next: the words `ask.…` of the game. Empty for
    /// the parts of a view.
    default String asks() {
        return "";
    }

    default String json() {
        JsonWriter json = new JsonWriter();
        write(json);
        return json.text();
    }
}
