package dighouse.catalogue;

import dighouse.kernel.Malformed;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/// A sentence in the syntax of ICU MessageFormat, as far as the words need it; the page
/// `docs/words.md` explains it to translators.
///
/// | written                                      | says                                         |
/// |----------------------------------------------|----------------------------------------------|
/// | `{seat}`                                     | a number, a name, a thing, a tally: *2 coins* |
/// | `{treasure_article}`                         | a thing or a name in another form: *a coin*  |
/// | `{maps, plural, one {# map} other {# maps}}` | what fits an amount: *3 maps*                |
/// | `{size, select, small {…} other {…}}`        | what fits a thing                            |
record Message(List<Part> parts) {
    Message {
        parts = List.copyOf(parts);
    }

    /// A stretch of a sentence.
    sealed interface Part {}

    /// Words that are always the same.
    record Text(String text) implements Part {}

    /// An argument.
    ///
    /// @param form in which a thing or a name is said; empty for the usual one
    record Place(String name, String form) implements Part {}

    /// What fits an amount: by the number itself, `=0`, or by its category, `one`.
    record Plural(String name, Map<String, Message> cases, Message other) implements Part {}

    /// What fits a thing or a text, by its ID.
    record Select(String name, Map<String, Message> cases, Message other) implements Part {}

    /// Reads a sentence.
    ///
    /// @throws Malformed if it is not written as above
    static Message parse(String text) {
        return new MessageReader(text).whole();
    }

    /// The names of all arguments it needs.
    Set<String> arguments() {
        Set<String> names = new LinkedHashSet<>();
        all().forEach(part -> {
            switch (part) {
                case Text _ -> {}
                case Place place -> names.add(place.name());
                case Plural plural -> names.add(plural.name());
                case Select select -> names.add(select.name());
            }
        });
        return names;
    }

    /// Its parts, and those of all cases in it.
    Stream<Part> all() {
        return parts.stream()
                .flatMap(part ->
                        switch (part) {
                            case Text _, Place _ -> Stream.of(part);
                            case Plural plural -> all(part, plural.cases(), plural.other());
                            case Select select -> all(part, select.cases(), select.other());
                        });
    }

    private static Stream<Part> all(Part part, Map<String, Message> cases, Message other) {
        Stream<Message> messages = Stream.concat(cases.values().stream(), Stream.of(other));
        return Stream.concat(Stream.of(part), messages.flatMap(Message::all));
    }
}
