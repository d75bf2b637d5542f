package dighouse.app.command;

import dighouse.catalogue.GameEntry;
import dighouse.catalogue.Rulebook;
import dighouse.kernel.JsonWriter;
import java.util.List;
import java.util.Locale;

/// One line that `rules` can print: an item of the players' rules, or a statement of the ledger.
///
/// @param chapter its title, or the section of the ledger
/// @param name another name for the chapter; empty in the ledger
/// @param kind of the item, or `ledger`
record RuleLine(List<String> ids, String chapter, String name, String kind, String text) {
    private static final String LEDGER = "ledger";

    static List<RuleLine> ofRulebook(Rulebook book) {
        return book.chapters().stream()
                .flatMap(chapter ->
                        chapter.items().stream()
                                .map(item ->
                                        new RuleLine(
                                                item.ids(),
                                                chapter.title(),
                                                chapter.id(),
                                                item.kind().code(),
                                                item.text())))
                .toList();
    }

    static List<RuleLine> ofLedger(GameEntry<?> entry) {
        return entry.ledger().statements().stream()
                .map(statement ->
                        new RuleLine(
                                List.of(statement.id()),
                                statement.section(),
                                "",
                                LEDGER,
                                statement.text()))
                .toList();
    }

    /// Tells whether an ID, the middle part of an ID or a chapter names this line. An empty name
    /// matches every line.
    boolean isNamed(String wanted) {
        String asked = plain(wanted);
        return asked.isEmpty()
                || name.equals(asked)
                || plain(chapter).contains(asked)
                || ids.stream().anyMatch(id -> isNamed(plain(id), asked));
    }

    private static boolean isNamed(String id, String asked) {
        return id.equals(asked) || id.split("-", -1)[1].equals(asked);
    }

    boolean contains(String word) {
        return plain(String.join(" ", ids) + " " + text).contains(plain(word));
    }

    private static String plain(String text) {
        return text.toLowerCase(Locale.ROOT);
    }

    /// The line as it is printed: in the ledger the ID comes first, for players the sentence.
    String said() {
        String rules = String.join(" ", ids);
        return kind.equals(LEDGER) ? rules + "  " + text : "- " + (text + "  " + rules).strip();
    }

    void write(JsonWriter json) {
        json.beginObject().name("ids").texts(ids).name("section").value(chapter);
        json.name("kind").value(kind).name("text").value(text).endObject();
    }
}
