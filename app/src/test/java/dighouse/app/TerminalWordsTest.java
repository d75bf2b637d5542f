package dighouse.app;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.catalogue.Words;
import dighouse.kernel.Json;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The word file of the terminal is complete in both languages and contains no unused key.
class TerminalWordsTest {
    /// A brace opens an argument, but not behind the name of a case: `one {card}`.
    private static final Pattern ARGUMENT = Pattern.compile("(?<!\\b(?:one|other) )\\{([a-zA-Z]+)");

    private static final Pattern SAID = Pattern.compile("\"([a-z][a-zA-Z.]*)\"");

    private static Map<String, Json> wordList(String language) throws IOException {
        String path = "/dighouse/words/terminal." + language + ".json";
        try (InputStream in = Words.class.getResourceAsStream(path)) {
            byte[] bytes = Objects.requireNonNull(in).readAllBytes();
            return Json.parse(new String(bytes, StandardCharsets.UTF_8)).object();
        }
    }

    private static Set<String> arguments(Json template) {
        Set<String> names = new TreeSet<>();
        ARGUMENT.matcher(template.string()).results().forEach(it -> names.add(it.group(1)));
        return names;
    }

    @Test
    void bothLanguagesSayTheSameThings() throws IOException {
        Map<String, Json> english = wordList("en");
        Map<String, Json> french = wordList("fr");

        assertThat(french.keySet()).containsExactlyElementsOf(english.keySet());
        english.forEach((key, template) ->
                assertThat(arguments(Objects.requireNonNull(french.get(key))))
                        .as(key)
                        .isEqualTo(arguments(template)));
    }

    @Test
    void frenchKeepsItsPunctuationOnTheLine() throws IOException {
        wordList("fr")
                .forEach((key, template) ->
                        assertThat(template.string().replaceAll("\\{[^}]*}", "…"))
                                .as(key)
                                .doesNotContain("'")
                                .doesNotContainPattern("[^\u202f][:;?!](?!\\d)"));
    }

    /// Prefixes from which commands, questions and blocks of an edition build their keys.
    @Test
    void everyKeyIsSaidSomewhere() throws IOException {
        Set<String> said = new TreeSet<>();
        Path sources =
                Path.of(Objects.requireNonNull(System.getProperty("dighouse.root")))
                        .resolve("app/src/main/java");
        try (Stream<Path> files = Files.walk(sources)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
                SAID.matcher(Files.readString(file)).results().forEach(it -> said.add(it.group(1)));
            }
        }

        assertThat(wordList("en").keySet())
                .allMatch(key ->
                        said.contains(key)
                                || key.startsWith("command.")
                                || key.matches("[a-z]+\\.(ask|block)\\..+"));
    }
}
