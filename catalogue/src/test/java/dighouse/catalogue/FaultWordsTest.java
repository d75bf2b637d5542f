package dighouse.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Malformed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The English of a fault stands once, where it is thrown; the file for translators is written from
/// the sources, and [WordsFilesTest] compares the other languages with it.
class FaultWordsTest {
    private static final Path ROOT = Path.of(System.getProperty("dighouse.root"));

    /// A key and behind it its English, perhaps in several literals.
    private static final Pattern FAULT =
            Pattern.compile(
                    "\"((?:edition|json|record|setting|setup)\\.[a-zA-Z]+)\",\\s*"
                            + "(\"(?:[^\"\\\\]|\\\\.)*\"(?:\\s*\\+\\s*\"(?:[^\"\\\\]|\\\\.)*\")*)");

    private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");

    private static Map<String, String> inSources() throws IOException {
        Map<String, String> faults = new TreeMap<>();
        try (Stream<Path> files = Files.walk(ROOT)) {
            for (Path file :
                    files.filter(file -> file.toString().endsWith(".java"))
                            .filter(file -> file.toString().contains("/src/main/java/"))
                            .toList()) {
                Matcher fault = FAULT.matcher(Files.readString(file));
                while (fault.find()) {
                    String english = joined(fault.group(2));
                    String other = faults.putIfAbsent(fault.group(1), english);
                    assertThat(english)
                            .as("%s, also said elsewhere", fault.group(1))
                            .isEqualTo(other == null ? english : other);
                }
            }
        }
        return faults;
    }

    private static String joined(String literals) {
        StringBuilder text = new StringBuilder();
        Matcher literal = LITERAL.matcher(literals);
        while (literal.find()) {
            text.append(literal.group(1).translateEscapes());
        }
        return text.toString();
    }

    @Test
    void theEnglishWordsAreThoseOfTheSources() throws IOException {
        StringBuilder text = new StringBuilder("{");
        inSources()
                .forEach((key, english) -> {
                    text.append(text.length() == 1 ? "\n" : ",\n").append("  \"").append(key);
                    text.append("\": ").append(new JsonWriter().value(english).text());
                });
        new WebFile("../../catalogue/src/main/resources/dighouse/words/faults.en.json")
                .holds(text.append("\n}\n").toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"id\": \"Mine\"}",
                "{\"id\": 3}",
                "{\"id\": \"a\", \"id\": \"b\"}",
                "[\"id\"]",
                "{\"ids\": []}",
                "{\"id\": \"mine\"",
            })
    void aFaultIsSaidInEnglishAsItWasThrown(String edition) {
        Malformed fault = fault(edition);

        assertThat(Words.in(Language.EN).fault(fault)).isEqualTo(fault.sentence());
    }

    @Test
    void aFaultIsSaidInFrenchByItsKeyAndPlace() {
        Words french = Words.in(Language.of("fr"));

        assertThat(french.fault(fault("{\"id\": \"Mine\"}")))
                .isEqualTo(
                        "id\u202f: un nom en minuscules, avec des chiffres et des traits d’union, est"
                                + " attendu ici.");
        assertThat(french.fault(Malformed.of("setting.yesOrNo", "…{setting}.", "proxied")))
                .isEqualTo("Le réglage «\u202fproxied\u202f» vaut yes ou no.");
    }

    @Test
    void aFaultWithoutAKeyIsSaidInEnglish() {
        assertThat(Words.in(Language.of("fr")).fault(new Malformed(3, "No such ply.")))
                .isEqualTo("No such ply.");
    }

    @Test
    void everyKeyOfTheEditionsIsMet() throws IOException {
        assertThat(inSources()).hasSizeGreaterThan(150);
        assertThat(List.copyOf(inSources().keySet()))
                .contains("edition.starts", "json.range", "record.check", "setting.unknown");
    }

    private static Malformed fault(String edition) {
        return catchThrowableOfType(
                Malformed.class, () -> Json.parse(edition).get("id").identifier());
    }
}
