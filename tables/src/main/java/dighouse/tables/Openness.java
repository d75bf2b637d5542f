package dighouse.tables;

import dighouse.kernel.Json;

/// Who may come to a table, to sit down or to watch.
public enum Openness {
    /// Everybody; the lobby shows the table.
    PUBLIC,
    /// Whoever has the link.
    LINK,
    /// Only those who are invited to a seat.
    PRIVATE;

    /// The word for it in JSON and in the store.
    public String id() {
        return switch (this) {
            case PUBLIC -> "public";
            case LINK -> "link";
            case PRIVATE -> "private";
        };
    }

    /// Reads one of the words.
    public static Openness read(Json json) {
        return switch (json.string()) {
            case "public" -> PUBLIC;
            case "link" -> LINK;
            case "private" -> PRIVATE;
            default -> throw json.fault("public, link or private is expected here");
        };
    }
}
