package dighouse.catalogue;

import dighouse.kernel.Json;
import dighouse.kernel.Malformed;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/// The messages of one file of words, by key: those of a game, of a program, or of all games.
final class WordList {
    private final String name;
    private final Map<String, Message> messages = new LinkedHashMap<>();

    private WordList(String name) {
        this.name = name;
    }

    /// Reads a file of words.
    ///
    /// @param name of the file, to be named in error messages
    /// @throws IllegalStateException if a message in it cannot be read
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

    /// @throws IllegalStateException if there are no words for the key
    Message message(String key) {
        Message message = messages.get(key);
        if (message == null) {
            throw new IllegalStateException(name + " has no words for " + key);
        }
        return message;
    }
}
