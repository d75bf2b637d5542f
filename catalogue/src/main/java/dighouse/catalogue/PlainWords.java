package dighouse.catalogue;

import dighouse.kernel.Argument;
import java.util.ArrayList;
import java.util.List;

/// What stands in for the words of a game that has no file of words yet: the last part of the key
/// and the arguments as they are.
final class PlainWords {
    private PlainWords() {}

    /// Says `event.mark` as `Ann: mark b2`.
    static String say(String key, List<Argument> arguments, List<String> seatNames) {
        List<String> parts = new ArrayList<>();
        parts.add(key.substring(key.lastIndexOf('.') + 1));
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
