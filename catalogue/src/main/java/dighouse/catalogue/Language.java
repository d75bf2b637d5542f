package dighouse.catalogue;

import dighouse.kernel.Json;
import dighouse.kernel.Malformed;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A language that has words. `dighouse/languages.json` lists all languages; to add one takes files
/// of words and an entry in that list, but no code.
///
/// @param code of ISO 639: `en`
public record Language(String code) {
    /// The default language.
    public static final Language EN = new Language("en");

    private static final List<Language> ALL = read();

    /// All languages that have words.
    public static List<Language> all() {
        return ALL;
    }

    /// The language of this code.
    ///
    /// @throws Malformed if there are no words of it
    public static Language of(String code) {
        return known(code)
                .orElseThrow(() ->
                        Malformed.of(
                                "setup.language",
                                "The house does not speak \"{language}\"; it speaks {languages}.",
                                code,
                                String.join(" and ", codes())));
    }

    /// The language that suits a wish such as `fr-CH, en;q=0.8`: its first one, or else English.
    public static Language wished(String wish) {
        String first = wish.strip().split("[-_,; ]", 2)[0].toLowerCase(Locale.ROOT);
        return known(first).orElse(EN);
    }

    private static Optional<Language> known(String code) {
        return ALL.stream().filter(language -> language.code.equals(code)).findFirst();
    }

    private static List<String> codes() {
        return ALL.stream().map(Language::code).toList();
    }

    private static List<Language> read() {
        return Json.parse(TextResource.text("/dighouse/languages.json")).strings().stream()
                .map(Language::new)
                .toList();
    }
}
