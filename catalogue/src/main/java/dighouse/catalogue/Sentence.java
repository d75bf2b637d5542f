package dighouse.catalogue;

import dighouse.kernel.Argument;
import java.util.ArrayList;
import java.util.List;

/// One message being filled with one list of arguments.
///
/// @param wordList the name of the word list that has the names of things
/// @param key of the message, to be named in errors
/// @param seatNames one name for each seat
record Sentence(
        Words words,
        String wordList,
        String key,
        List<Argument> arguments,
        List<String> seatNames) {

    String fill(Message message) {
        StringBuilder text = new StringBuilder();
        append(message, text);
        return text.toString();
    }

    private void append(Message message, StringBuilder text) {
        for (Message.Part part : message.parts()) {
            switch (part) {
                case Message.Text fixed -> text.append(fixed.text());
                case Message.Place place -> text.append(value(place));
                case Message.Plural plural -> append(fitting(plural), text);
                case Message.Select select -> append(fitting(select), text);
            }
        }
    }

    private String value(Message.Place place) {
        return switch (argument(place.name())) {
            case Argument.Amount amount when place.form().isEmpty() ->
                    Integer.toString(amount.value());
            case Argument.Tally tally when place.form().isEmpty() -> tally(tally);
            case Argument.Amount _, Argument.Tally _ -> throw wrong(place.name(), "a thing");
            case Argument.Seat seat -> words.name(seatNames.get(seat.seat()), place.form());
            case Argument.Term term -> words.term(wordList, term.kind(), term.id(), place.form());
        };
    }

    private Message fitting(Message.Plural plural) {
        if (argument(plural.name()) instanceof Argument.Amount amount) {
            Message byCategory =
                    plural.cases()
                            .getOrDefault(words.pluralCategory(amount.value()), plural.other());
            return plural.cases().getOrDefault("=" + amount.value(), byCategory);
        }
        throw wrong(plural.name(), "an amount");
    }

    private Message fitting(Message.Select select) {
        return select.cases().getOrDefault(choice(select.name()), select.other());
    }

    private String choice(String name) {
        return switch (argument(name)) {
            case Argument.Amount amount -> Integer.toString(amount.value());
            case Argument.Seat seat -> seatNames.get(seat.seat());
            case Argument.Term term -> term.id();
            case Argument.Tally _ -> throw wrong(name, "a thing");
        };
    }

    /// A list of things with their numbers: *2 parchment scraps, 1 map and 1 coin*.
    private String tally(Argument.Tally tally) {
        List<String> items = new ArrayList<>();
        for (Argument.Count count : tally.counts()) {
            if (count.number() != 0) {
                items.add(words.item(wordList, count.number(), tally.kind(), count.id()));
            }
        }
        return words.list(items);
    }

    private Argument argument(String name) {
        for (Argument argument : arguments) {
            if (argument.name().equals(name)) {
                return argument;
            }
        }
        throw new IllegalStateException(
                wordList + " says " + key + " with {" + name + "}, which it is not given");
    }

    private IllegalStateException wrong(String name, String expected) {
        return new IllegalStateException(
                wordList + " says " + key + " with {" + name + "}, which is not " + expected);
    }
}
