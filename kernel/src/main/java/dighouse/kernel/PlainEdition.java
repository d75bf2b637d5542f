package dighouse.kernel;

/// An edition of a game that has no printed numbers: only a name.
public record PlainEdition(String id) implements Edition {
    /// The edition that everybody plays.
    public static final PlainEdition STANDARD = new PlainEdition("standard");

    /// Reads `{"id": "standard"}`.
    ///
    /// @throws Malformed with the line, if it is anything else
    public static PlainEdition read(String json) {
        Json whole = Json.parse(json);
        if (whole.object().size() > 1) {
            throw whole.fault("edition.onlyId", "nothing but \"id\" is expected here");
        }
        return new PlainEdition(whole.get("id").identifier());
    }

    @Override
    public String json() {
        return new JsonWriter().beginObject().name("id").value(id).endObject().text();
    }
}
