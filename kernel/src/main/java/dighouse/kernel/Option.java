package dighouse.kernel;

import java.util.List;

/// A choice that a table makes before the game: an open point of the rules, or a variant.
///
/// Inside the engine the value of an option is an int: for a number the number itself, for a choice
/// the place of its name. In text it is the number or the name.
///
/// @param least smallest value
/// @param most largest value
/// @param names names of the values from `least` on; empty for a number
/// @param standard the default
/// @param rule the statement of the ledger that names the option
/// @param later whether older records do not know it: at its default it is left out of records and
///   of the hash of a setup, so that older ones stay valid
public record Option(
        String id,
        int least,
        int most,
        List<String> names,
        int standard,
        String rule,
        boolean later) {
    private static final List<String> NO_YES = List.of("no", "yes");

    public Option {
        names = List.copyOf(names);
        if (least > standard || standard > most) {
            throw new IllegalArgumentException(
                    "default of option " + id + " is none of its values");
        }
    }

    public Option(String id, int least, int most, List<String> names, int standard, String rule) {
        this(id, least, most, names, standard, rule, false);
    }

    /// An option that older records do not know, with named values; the first one is the default.
    public static Option later(String id, List<String> names, String rule) {
        return new Option(id, 0, names.size() - 1, names, 0, rule, true);
    }

    /// An option that is switched on (1) or off (0).
    public static Option flag(String id, boolean standard, String rule) {
        return new Option(id, 0, 1, NO_YES, standard ? 1 : 0, rule);
    }

    public static Option number(String id, int least, int most, int standard, String rule) {
        return new Option(id, least, most, List.of(), standard, rule);
    }

    /// An option with named values; the first name is the default.
    public static Option choice(String id, List<String> names, String rule) {
        return new Option(id, 0, names.size() - 1, names, 0, rule);
    }

    public boolean isNumber() {
        return names.isEmpty();
    }

    /// The value as people write it.
    public String text(int value) {
        return isNumber() ? Integer.toString(value) : names.get(value - least);
    }

    /// Reads a value as people write it.
    ///
    /// @throws Malformed with the values that would be right
    public int value(String text) {
        if (isNumber()) {
            int value = wholeNumber(text);
            if (least <= value && value <= most) {
                return value;
            }
        } else if (names.contains(text)) {
            return least + names.indexOf(text);
        }
        throw isNumber()
                ? Malformed.of(
                        "setup.optionRange",
                        "Option {option} cannot be \"{value}\": it takes a whole number from {least}"
                                + " to {most}.",
                        id,
                        text,
                        least,
                        most)
                : Malformed.of(
                        "setup.optionValue",
                        "Option {option} cannot be \"{value}\": it takes {values}.",
                        id,
                        text,
                        allowed());
    }

    /// The values in words, for messages and help.
    public String allowed() {
        return isNumber()
                ? "a whole number from " + least + " to " + most
                : String.join(" or ", names);
    }

    private int wholeNumber(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException notANumber) {
            return least - 1;
        }
    }
}
