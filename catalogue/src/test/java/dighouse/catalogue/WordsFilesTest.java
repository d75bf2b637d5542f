package dighouse.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The files of words, whoever wrote them.
class WordsFilesTest {
    private static final Path FOLDER =
            Path.of(
                    System.getProperty("dighouse.root"),
                    "catalogue/src/main/resources/dighouse/words");

    static List<String> shelves() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            Set<String> shelves = new TreeSet<>();
            files.map(file -> file.getFileName().toString())
                    .forEach(name -> shelves.add(name.substring(0, name.indexOf('.'))));
            return List.copyOf(shelves);
        }
    }

    @Test
    void everyGameAndTheHouseHaveAShelf() throws IOException {
        assertThat(shelves())
                .contains("common")
                .containsAll(Games.all().stream().map(GameEntry::id).toList());
    }

    @ParameterizedTest
    @MethodSource("shelves")
    void bothLanguagesHaveTheSameKeysWithTheSameArguments(String shelf) {
        assertThat(arguments(shelf, Language.FR)).isEqualTo(arguments(shelf, Language.EN));
    }

    private static Map<String, Set<String>> arguments(String shelf, Language language) {
        WordList words = WordList.read(shelf, language);
        Map<String, Set<String>> arguments = new TreeMap<>();
        for (String key : words.keys()) {
            arguments.put(key, new TreeSet<>(words.template(key).arguments()));
        }
        return arguments;
    }

    /// No space at all is wrong before these signs, and a plain one would break the line there.
    @ParameterizedTest
    @MethodSource("shelves")
    void frenchSignsStandBehindASpaceThatDoesNotBreak(String shelf) throws IOException {
        assertThat(sentences(shelf, Language.FR))
                .allSatisfy((key, sentence) ->
                        assertThat(withoutPlaces(sentence))
                                .as(key)
                                .doesNotContainPattern("[^\\u00a0\\u202f][;?!»]")
                                .doesNotContainPattern("[^\\u00a0\\u202f]:(?![/0-9])")
                                .doesNotContainPattern("«[^\\u00a0\\u202f]"));
    }

    @ParameterizedTest
    @MethodSource("shelves")
    void nothingIsEmptyOrSpacedByMistake(String shelf) throws IOException {
        for (Language language : Language.values()) {
            assertThat(sentences(shelf, language))
                    .allSatisfy((key, sentence) ->
                            assertThat(sentence)
                                    .as(key)
                                    .isNotBlank()
                                    .isEqualTo(sentence.strip())
                                    .doesNotContain("  "));
        }
    }

    /// All words are set in type: quotes and apostrophes are curved.
    @ParameterizedTest
    @MethodSource("shelves")
    void apostrophesAreCurved(String shelf) throws IOException {
        for (Language language : Language.values()) {
            assertThat(sentences(shelf, language))
                    .allSatisfy((key, sentence) ->
                            assertThat(sentence).as(key).doesNotContain("'", "\""));
        }
    }

    /// Colons and bars in the places of arguments are no signs of the language.
    private static String withoutPlaces(String sentence) {
        return sentence.replaceAll("\\{[^}]*}", "X");
    }

    private static Map<String, String> sentences(String shelf, Language language)
            throws IOException {
        Path file = FOLDER.resolve(shelf + "." + language.code() + ".json");
        Map<String, String> sentences = new TreeMap<>();
        Json.parse(Files.readString(file))
                .object()
                .forEach((key, sentence) -> sentences.put(key, sentence.string()));
        return sentences;
    }
}
