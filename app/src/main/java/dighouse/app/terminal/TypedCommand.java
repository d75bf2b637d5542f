package dighouse.app.terminal;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// What people may type besides a move. The English words always work; the words of the player's
/// language stand on the terminal's shelf under `command.…`. A question mark asks for a hint.
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

    /// A command and what stands behind it.
    record Line(TypedCommand command, String rest) {}

    /// Reads a line that opens with a command; `null` if it does not.
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
