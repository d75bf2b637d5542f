package dighouse.catalogue;

import dighouse.catalogue.Template.Form;
import dighouse.kernel.Argument;
import java.util.ArrayList;
import java.util.List;

/// One template being filled with one list of arguments.
///
/// @param key of the template, for the one who wrote it wrong
/// @param seatNames one name a seat
record Sentence(
        Words words, String shelf, String key, List<Argument> arguments, List<String> seatNames) {

    String fill(Template template) {
        StringBuilder text = new StringBuilder();
        for (Template.Piece piece : template.pieces()) {
            text.append(
                    switch (piece) {
                        case Template.Fixed fixed -> fixed.text();
                        case Template.Value value -> value(value);
                        case Template.Counted counted -> counted(counted);
                        case Template.Fitting fitting ->
                                words.language().isPlural(amount(fitting.amount()))
                                        ? fitting.many()
                                        : fitting.one();
                    });
        }
        return text.toString();
    }

    private String value(Template.Value value) {
        Argument argument = argument(value.name());
        if (value.form() != Form.ONE && !(argument instanceof Argument.Term)) {
            throw wrong(value.name(), "a thing");
        }
        return switch (argument) {
            case Argument.Amount amount -> Integer.toString(amount.value());
            case Argument.Seat seat -> seatNames.get(seat.seat());
            case Argument.Term term -> words.term(shelf, term.kind(), term.id(), value.form());
            case Argument.Tally tally -> tally(tally);
        };
    }

    private String counted(Template.Counted counted) {
        if (argument(counted.thing()) instanceof Argument.Term term) {
            return count(amount(counted.amount()), term.kind(), term.id());
        }
        throw wrong(counted.thing(), "a thing");
    }

    /// Some of each: *2 parchment scraps, 1 map and 1 coin*.
    private String tally(Argument.Tally tally) {
        List<String> parts = new ArrayList<>();
        for (Argument.Count count : tally.counts()) {
            if (count.number() != 0) {
                parts.add(count(count.number(), tally.kind(), count.id()));
            }
        }
        return words.list(parts);
    }

    private String count(int number, String kind, String id) {
        Form form = words.language().isPlural(number) ? Form.MANY : Form.ONE;
        return number + " " + words.term(shelf, kind, id, form);
    }

    private int amount(String name) {
        if (argument(name) instanceof Argument.Amount amount) {
            return amount.value();
        }
        throw wrong(name, "an amount");
    }

    private Argument argument(String name) {
        for (Argument argument : arguments) {
            if (argument.name().equals(name)) {
                return argument;
            }
        }
        throw new IllegalStateException(
                shelf + " says " + key + " with {" + name + "}, which it is not given");
    }

    private IllegalStateException wrong(String name, String expected) {
        return new IllegalStateException(
                shelf + " says " + key + " with {" + name + "}, which is not " + expected);
    }
}
