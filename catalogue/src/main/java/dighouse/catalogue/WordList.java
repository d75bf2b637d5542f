package dighouse.catalogue;

import dighouse.kernel.Json;
import dighouse.kernel.Malformed;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/// The words of one game, or of one room of the house, in one language: keys and sentences.
final class WordList {
    private final String name;
    private final Map<String, Template> templates = new LinkedHashMap<>();

    private WordList(String name) {
        this.name = name;
    }

    /// Reads `dighouse/words/<name>.<language>.json`.
    ///
    /// @throws IllegalStateException if there is no such file, or a sentence in it cannot be read
    static WordList read(String name, Language language) {
        String file = name + "." + language.code() + ".json";
        return parse(file, TextResource.text("/dighouse/words/" + file));
    }

    /// The same; empty if there is no such file.
    static WordList find(String name, Language language) {
        String file = "/dighouse/words/" + name + "." + language.code() + ".json";
        return TextResource.isPackaged(file) ? read(name, language) : new WordList(name);
    }

    static WordList parse(String name, String text) {
        WordList shelf = new WordList(name);
        try {
            Json.parse(text).object().forEach(shelf::put);
        } catch (Malformed fault) {
            throw new IllegalStateException(name + ": " + fault.getMessage(), fault);
        }
        return shelf;
    }

    private void put(String key, Json sentence) {
        try {
            templates.put(key, Template.parse(sentence.string()));
        } catch (Malformed fault) {
            throw fault.at(sentence.line());
        }
    }

    boolean isEmpty() {
        return templates.isEmpty();
    }

    Set<String> keys() {
        return templates.keySet();
    }

    boolean has(String key) {
        return templates.containsKey(key);
    }

    /// @throws IllegalStateException if the shelf has no such words
    Template template(String key) {
        Template template = templates.get(key);
        if (template == null) {
            throw new IllegalStateException(name + " has no words for " + key);
        }
        return template;
    }
}
