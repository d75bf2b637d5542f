package dighouse.catalogue;

import dighouse.kernel.Json;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Which plural a language uses for a whole number: `one`, `few`, `many`, … or `other`.
///
/// The rules are those of the Unicode CLDR, as they are written there; `dighouse/plurals.json`
/// holds them for all languages. The browser has the same ones in `Intl.PluralRules`.
final class PluralRules {
    /// The category that every language has.
    static final String OTHER = "other";

    private static final String LANGUAGES = "languages";
    private static final Json ALL = Json.parse(TextResource.text("/dighouse/plurals.json"));
    private static final Pattern RELATION =
            Pattern.compile("([a-z])(?: % (?<divisor>\\d+))? (?<sign>!?=) (?<ranges>[0-9.,]+)");

    private final Map<String, String> rules = new LinkedHashMap<>(); // by category

    private PluralRules(Map<String, Json> written) {
        written.forEach((category, rule) -> {
            if (!category.equals(LANGUAGES)) {
                rules.put(category, rule.string());
            }
        });
    }

    /// @throws IllegalStateException if the CLDR knows no such language
    static PluralRules of(String language) {
        for (Json group : ALL.array()) {
            if (List.of(group.get(LANGUAGES).string().split(" ")).contains(language)) {
                return new PluralRules(group.object());
            }
        }
        throw new IllegalStateException("no plural rules for the language " + language);
    }

    String category(int number) {
        long size = Math.abs((long) number);
        for (Map.Entry<String, String> rule : rules.entrySet()) {
            if (holds(rule.getValue(), size)) {
                return rule.getKey();
            }
        }
        return OTHER;
    }

    private static boolean holds(String rule, long size) {
        return Arrays.stream(rule.split(" or "))
                .anyMatch(all ->
                        Arrays.stream(all.split(" and "))
                                .allMatch(relation -> relationHolds(relation, size)));
    }

    /// Such as `n % 10 = 2..4`. `n` and `i` are the number itself; all other letters speak of
    /// digits behind a decimal point, or of an exponent, of which a whole number has none.
    private static boolean relationHolds(String relation, long size) {
        Matcher read = RELATION.matcher(relation);
        if (!read.matches()) {
            throw new IllegalStateException("no relation of a plural rule: " + relation);
        }
        boolean whole = read.group(1).equals("n") || read.group(1).equals("i");
        long value = whole ? size : 0;
        String divisor = read.group("divisor");
        long operand = divisor == null ? value : value % Long.parseLong(divisor);
        boolean isIn =
                Arrays.stream(read.group("ranges").split(","))
                        .anyMatch(range -> holds(range.split("\\.\\."), operand));
        return isIn == read.group("sign").equals("=");
    }

    private static boolean holds(String[] ends, long operand) {
        return Long.parseLong(ends[0]) <= operand
                && operand <= Long.parseLong(ends[ends.length - 1]);
    }
}
