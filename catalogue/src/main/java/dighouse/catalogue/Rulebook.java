package dighouse.catalogue;

import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Malformed;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// The rules of one game for those who play it, in one language: chapters in the order in which a
/// person learns the game, a sentence or two at a time.
///
/// The [Ledger] says the same for those who build the game. Items name the statements they retell,
/// so that a refusal leads to the sentence that explains it.
///
/// @param title what the game is called in this language
public record Rulebook(String game, String title, List<Chapter> chapters) {
    public Rulebook {
        chapters = List.copyOf(chapters);
    }

    /// What belongs together.
    ///
    /// @param id the same in all languages
    public record Chapter(String id, String title, List<Item> items) {
        public Chapter {
            items = List.copyOf(items);
        }
    }

    /// A sentence or two.
    ///
    /// @param ids statements of the ledger that it retells; none for advice and further examples
    /// @param text plain, without any mark-up
    public record Item(List<String> ids, Kind kind, String text) {
        public Item {
            ids = List.copyOf(ids);
        }
    }

    /// What an item is to its reader.
    public enum Kind {
        /// What the printed game says.
        RULE,
        /// A position that shows it.
        EXAMPLE,
        /// What a table may choose before the game.
        OPTION,
        /// Our answer where the printed rules are silent, unclear or incomplete.
        RULING,
        /// What follows from the rules, or is good to know.
        AID;

        /// As it is written in files and answers.
        public String code() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /// Reads `dighouse/rulebook/<game>.<language>.json`.
    ///
    /// @throws IllegalStateException if there is no such file, or it cannot be read
    static Rulebook read(String game, Language language) {
        String file = game + "." + language.code() + ".json";
        try {
            return parse(Json.parse(TextResource.text("/dighouse/rulebook/" + file)));
        } catch (Malformed fault) {
            throw new IllegalStateException(file + ": " + fault.getMessage(), fault);
        }
    }

    static Rulebook parse(Json json) {
        return new Rulebook(
                json.get("game").string(),
                json.get("title").string(),
                json.get("chapters").array().stream().map(Rulebook::chapter).toList());
    }

    private static Chapter chapter(Json json) {
        return new Chapter(
                json.get("id").identifier(),
                json.get("title").string(),
                json.get("items").array().stream().map(Rulebook::item).toList());
    }

    private static Item item(Json json) {
        return new Item(
                json.get("ids").strings(), kind(json.get("kind")), json.get("text").string());
    }

    private static Kind kind(Json json) {
        for (Kind kind : Kind.values()) {
            if (kind.code().equals(json.string())) {
                return kind;
            }
        }
        throw json.fault("rule, example, option, ruling or aid is expected here");
    }

    /// All of it, chapter after chapter.
    public Stream<Item> items() {
        return chapters.stream().flatMap(chapter -> chapter.items().stream());
    }

    /// Where a statement of the ledger is retold.
    public Optional<Item> item(String id) {
        return items().filter(item -> item.ids().contains(id)).findFirst();
    }

    /// In the shape of the file.
    public void write(JsonWriter json) {
        json.beginObject().name("game").value(game).name("title").value(title);
        json.name("chapters").beginArray();
        for (Chapter chapter : chapters) {
            json.beginObject().name("id").value(chapter.id());
            json.name("title").value(chapter.title()).name("items").beginArray();
            chapter.items().forEach(item -> write(item, json));
            json.endArray().endObject();
        }
        json.endArray().endObject();
    }

    private static void write(Item item, JsonWriter json) {
        json.beginObject().name("ids").texts(item.ids());
        json.name("kind").value(item.kind().code()).name("text").value(item.text()).endObject();
    }
}
