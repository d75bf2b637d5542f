package dighouse.app.terminal;

import dighouse.app.terminal.Screen.Brief;
import dighouse.kernel.Argument;
import dighouse.kernel.Phrase;
import dighouse.kernel.Seats;
import org.jspecify.annotations.Nullable;

/// Captures, fieldwork and cells in a few signs: a turn may offer more than a hundred of them.
final class MarajoaraBriefs {
    private static final String TOKEN = "@";

    private final Phrase move;
    private final TableWords tableWords;

    private MarajoaraBriefs(Phrase move, TableWords tableWords) {
        this.move = move;
        this.tableWords = tableWords;
    }

    static @Nullable Brief of(Phrase move, TableWords tableWords) {
        return new MarajoaraBriefs(move, tableWords).brief();
    }

    private @Nullable Brief brief() {
        return switch (move.key()) {
            case "capture" -> capture("");
            case "captureOwnToken" -> capture(TOKEN);
            case "captureOtherToken" ->
                    capture(
                            argument("owner") instanceof Argument.Seat owner
                                    ? TOKEN + Seats.letter(owner.seat())
                                    : TOKEN);
            case "fieldwork" ->
                    new Brief(tableWords.say("marajoara.fieldwork", argument("price")), line());
            case "token" -> new Brief(tableWords.say("marajoara.token"), id("cell"));
            case "place" -> new Brief(tableWords.say("marajoara.place"), id("cell"));
            default -> null;
        };
    }

    /// `D5-D3 xB4 =3@B`.
    private Brief capture(String token) {
        String initial = tableWords.initial("colour", id("captured"));
        String text = line() + " x" + initial + number("worth") + " =" + number("becomes") + token;
        return new Brief(tableWords.say("marajoara.captures"), text);
    }

    private String line() {
        return id("from") + "-" + id("to");
    }

    private String id(String name) {
        return argument(name) instanceof Argument.Term term ? term.id() : "";
    }

    private String number(String name) {
        return argument(name) instanceof Argument.Amount amount
                ? Integer.toString(amount.value())
                : "";
    }

    private Argument argument(String name) {
        return move.arguments().stream()
                .filter(argument -> argument.name().equals(name))
                .findFirst()
                .orElseThrow(() ->
                        new IllegalStateException(move.key() + " is described without " + name));
    }
}
