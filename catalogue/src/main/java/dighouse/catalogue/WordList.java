package dighouse.catalogue;

import dighouse.kernel.Json;
import dighouse.kernel.Malformed;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/// The words of one game, or of one room of the house, in one language: keys and sentences.
final class WordList {
    private final String name;
    private final Map<String, Message> messages = new LinkedHashMap<>();

    private WordList(String name) {
        this.name = name;
    }

    /// Reads a file of words.
    ///
    /// @param name of the file, for the one who wrote it wrong
    /// @throws IllegalStateException if a sentence in it cannot be read
    static WordList parse(String name, String text) {
        WordList words = new WordList(name);
        try {
            Json.parse(text).object().forEach(words::put);
        } catch (Malformed fault) {
            throw new IllegalStateException(name + ": " + fault.getMessage(), fault);
        }
        return words;
    }

    private void put(String key, Json sentence) {
        try {
            messages.put(key, Message.parse(sentence.string()));
        } catch (Malformed fault) {
            throw fault.at(sentence.line());
        }
    }

    boolean isEmpty() {
        return messages.isEmpty();
    }

    Set<String> keys() {
        return messages.keySet();
    }

    boolean has(String key) {
        return messages.containsKey(key);
    }

    /// @throws IllegalStateException if the shelf has no such words
    Message message(String key) {
        Message message = messages.get(key);
        if (message == null) {
            throw new IllegalStateException(name + " has no words for " + key);
        }
        return message;
    }
}
