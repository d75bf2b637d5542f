package dighouse.catalogue;

import dighouse.kernel.Malformed;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A sentence with places for arguments.
///
/// | written             | says                                                              |
/// |---------------------|-------------------------------------------------------------------|
/// | `{seat}`            | a number, the name of a seat, a thing, or a tally: *2 coins*       |
/// | `{treasure:a}`      | a thing with its article: *a coin*                                |
/// | `{treasure:many}`   | a thing in the plural: *coins*                                    |
/// | `{size treasure}`   | so many of a thing: *3 coins*                                     |
/// | `{maps|map|maps}`   | the word that fits an amount: *map*                               |
record Template(List<Piece> pieces) {
    private static final Pattern PLACE = Pattern.compile("\\{([^{}]*)}");
    private static final String NAME = "([a-zA-Z]+)";
    private static final Pattern VALUE = Pattern.compile(NAME + "(?::(a|many))?");
    private static final Pattern COUNTED = Pattern.compile(NAME + " " + NAME);
    private static final Pattern FITTING = Pattern.compile(NAME + "\\|([^|]*)\\|([^|]*)");

    Template {
        pieces = List.copyOf(pieces);
    }

    /// A stretch of a sentence.
    sealed interface Piece {}

    /// Words that are always the same.
    record Fixed(String text) implements Piece {}

    /// An argument by itself.
    record Value(String name, Form form) implements Piece {}

    /// An amount and, in the number it asks for, the thing.
    record Counted(String amount, String thing) implements Piece {}

    /// One of two words, by an amount.
    record Fitting(String amount, String one, String many) implements Piece {}

    /// How a thing is said. The names of its forms in the words: `treasure.coin.one`.
    enum Form {
        ONE("one"),
        MANY("many"),
        WITH_ARTICLE("a");

        final String key;

        Form(String key) {
            this.key = key;
        }
    }

    /// Reads a sentence.
    ///
    /// @throws Malformed if a place in it is none of those above
    static Template parse(String text) {
        List<Piece> pieces = new ArrayList<>();
        Matcher place = PLACE.matcher(text);
        int end = 0;
        while (place.find()) {
            addFixed(text.substring(end, place.start()), pieces);
            pieces.add(piece(place.group(1)));
            end = place.end();
        }
        addFixed(text.substring(end), pieces);
        return new Template(pieces);
    }

    private static void addFixed(String text, List<Piece> pieces) {
        if (text.contains("{") || text.contains("}")) {
            throw new Malformed("A brace is open or closed alone in \"" + text + "\".");
        }
        if (!text.isEmpty()) {
            pieces.add(new Fixed(text));
        }
    }

    private static Piece piece(String inside) {
        Matcher value = VALUE.matcher(inside);
        if (value.matches()) {
            return new Value(value.group(1), form(value.group(2)));
        }
        Matcher counted = COUNTED.matcher(inside);
        if (counted.matches()) {
            return new Counted(counted.group(1), counted.group(2));
        }
        Matcher fitting = FITTING.matcher(inside);
        if (fitting.matches()) {
            return new Fitting(fitting.group(1), fitting.group(2), fitting.group(3));
        }
        throw new Malformed("\"{" + inside + "}\" is no place for an argument.");
    }

    private static Form form(@Nullable String key) {
        for (Form form : Form.values()) {
            if (form.key.equals(key)) {
                return form;
            }
        }
        return Form.ONE;
    }

    /// The names of all arguments it needs.
    Set<String> arguments() {
        Set<String> names = new LinkedHashSet<>();
        for (Piece piece : pieces) {
            switch (piece) {
                case Fixed _ -> {}
                case Value value -> names.add(value.name());
                case Counted counted -> {
                    names.add(counted.amount());
                    names.add(counted.thing());
                }
                case Fitting fitting -> names.add(fitting.amount());
            }
        }
        return names;
    }
}
