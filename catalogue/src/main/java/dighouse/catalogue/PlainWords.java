package dighouse.catalogue;

import dighouse.kernel.Argument;
import java.util.ArrayList;
import java.util.List;

/// Replaces the words of an example that has no file of words: the last part of the key, and the
/// arguments as they are.
final class PlainWords {
    private static final String REFUSAL = "refusal.";

    private PlainWords() {}

    /// Says `event.mark` as `Ann: mark b2`, and a refusal without its rule: `not allowed: b2`.
    static String say(String key, List<Argument> arguments, List<String> seatNames) {
        List<String> parts = new ArrayList<>();
        if (!key.startsWith(REFUSAL)) {
            parts.add(key.substring(key.lastIndexOf('.') + 1));
        } else {
            parts.add(arguments.isEmpty() ? "not allowed" : "not allowed:");
        }
        String who = "";
        for (Argument argument : arguments) {
            switch (argument) {
                case Argument.Seat seat -> who = seatNames.get(seat.seat()) + ": ";
                case Argument.Amount amount -> parts.add(Integer.toString(amount.value()));
                case Argument.Term term -> parts.add(term.id());
                case Argument.Tally tally ->
                        tally.counts().forEach(each -> parts.add(each.number() + " " + each.id()));
            }
        }
        return who + String.join(" ", parts);
    }
}
