package dighouse.catalogue;

import dighouse.kernel.Hex;
import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Malformed;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What a guided first game of one title says, in one language: a dozen short notes. Each is shown
/// at the first moment that it fits, and only once.
public record FirstGame(List<Note> notes) {
    /// The games that have notes, and which of the chances that could be prepared was taken for
    /// each: one that brings many of the moments that the notes speak of, and soon, and lets the
    /// person begin.
    private static final Map<String, Integer> CHANCES =
            Map.of("archaeology", 58, "thebes", 16, "pergamon", 24, "marajoara", 23);

    public FirstGame {
        notes = List.copyOf(notes);
    }

    /// One note.
    ///
    /// @param when what must all be so: `asks`, what the view asks of the person; `move`, the key
    ///   of a move on offer; `event`, the key of the latest event; any other name, an argument of
    ///   that event with this value
    public record Note(String id, Map<String, String> when, String text) {
        public Note {
            when = Collections.unmodifiableMap(new LinkedHashMap<>(when)); // keeps its order
        }
    }

    /// What the chance of everybody's guided first game is drawn from, in hexadecimal digits. It is
    /// no secret: such a table says that its chance is prepared.
    public static String secret(String game) {
        String text = "first game of " + game + ", " + CHANCES.getOrDefault(game, 1);
        return Hex.of(Sha256.of(text.getBytes(StandardCharsets.UTF_8)));
    }

    static boolean isGuided(String game) {
        return CHANCES.containsKey(game);
    }

    /// Reads `dighouse/guide/<game>.<language>.json`; a game that is not guided has no notes.
    ///
    /// @throws IllegalStateException if the file cannot be read
    public static FirstGame of(String game, Language language) {
        if (!isGuided(game)) {
            return new FirstGame(List.of());
        }
        String file = game + "." + language.code() + ".json";
        try {
            Json json = Json.parse(TextResource.text("/dighouse/guide/" + file));
            return new FirstGame(json.get("notes").array().stream().map(FirstGame::note).toList());
        } catch (Malformed fault) {
            throw new IllegalStateException(file + ": " + fault.getMessage(), fault);
        }
    }

    private static Note note(Json json) {
        Map<String, String> when = new LinkedHashMap<>();
        json.get("when").object().forEach((name, value) -> when.put(name, value.string()));
        return new Note(json.get("id").identifier(), when, json.get("text").string());
    }

    /// In the shape of the file.
    public void write(JsonWriter json) {
        json.beginObject().name("notes").beginArray();
        for (Note note : notes) {
            json.beginObject().name("id").value(note.id()).name("when").beginObject();
            note.when().forEach((name, value) -> json.name(name).value(value));
            json.endObject().name("text").value(note.text()).endObject();
        }
        json.endArray().endObject();
    }
}
