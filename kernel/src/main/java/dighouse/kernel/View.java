package dighouse.kernel;

/// What one viewer may see of a position: records that write their own JSON, field by field, under
/// the names of their components.
public interface View {
    void write(JsonWriter json);

    default String json() {
        JsonWriter json = new JsonWriter();
        write(json);
        return json.text();
    }
}
