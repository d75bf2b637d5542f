package dighouse.app.terminal;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// What people may type besides a move. The English words always work; so do those of the player's
/// language, keys `command.…` of the word list `terminal`. A question mark asks for a hint.
enum TypedCommand {
    HELP,
    HINT,
    LOOK,
    HAND,
    CARDS,
    SCORE,
    LOG,
    WHY,
    RULES,
    UNDO,
    QUIT;

    String key() {
        return "command." + name().toLowerCase(Locale.ROOT);
    }

    /// A command and the text after it.
    record Line(TypedCommand command, String rest) {}

    /// Reads a line that begins with a command; `null` if it does not.
    static @Nullable Line parse(String typed, TableWords tableWords) {
        if (typed.equals("?")) {
            return new Line(HINT, "");
        }
        String[] words = typed.split("\\s+", 2);
        String first = words[0].toLowerCase(Locale.ROOT);
        for (TypedCommand command : values()) {
            if (first.equals(command.name().toLowerCase(Locale.ROOT))
                    || first.equals(tableWords.say(command.key()))) {
                return new Line(command, words.length > 1 ? words[1].strip() : "");
            }
        }
        return null;
    }
}
