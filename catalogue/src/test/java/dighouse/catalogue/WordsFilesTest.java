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
import java.util.regex.Pattern;
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

    /// Things and names, of which every language has the forms that it needs; see [TermKeys].
    private static final Pattern THING =
            Pattern.compile(
                    "(name|back|bonus|card|chamber|colour|exhibition|find|gallery|marker|object|piece"
                            + "|place|row|step|track|treasure)\\..*");

    static List<String> wordLists() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            Set<String> wordLists = new TreeSet<>();
            files.map(file -> file.getFileName().toString())
                    .forEach(name -> wordLists.add(name.substring(0, name.indexOf('.'))));
            return List.copyOf(wordLists);
        }
    }

    @Test
    void everyGameAndAllGamesTogetherHaveWordLists() throws IOException {
        assertThat(wordLists())
                .contains("common")
                .containsAll(Games.all().stream().map(GameEntry::id).toList());
    }

    @ParameterizedTest
    @MethodSource("wordLists")
    void allLanguagesHaveTheSameKeysWithTheSameArguments(String wordList) {
        for (Language language : Language.all()) {
            assertThat(arguments(wordList, language))
                    .as(language.code())
                    .isEqualTo(arguments(wordList, Language.EN));
        }
    }

    @Test
    void theLanguagesAreThoseOfTheFiles() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            assertThat(
                            files.map(file -> file.getFileName().toString().split("\\.", -1)[1])
                                    .distinct())
                    .containsExactlyInAnyOrderElementsOf(
                            Language.all().stream().map(Language::code).toList());
        }
    }

    private static Map<String, Set<String>> arguments(String wordList, Language language) {
        WordList words = Words.in(language).wordList(wordList);
        Map<String, Set<String>> arguments = new TreeMap<>();
        for (String key : words.keys()) {
            if (!THING.matcher(key).matches()) {
                arguments.put(key, new TreeSet<>(words.message(key).arguments()));
            }
        }
        return arguments;
    }

    /// No space at all is wrong before these signs, and a plain one would break the line there.
    @ParameterizedTest
    @MethodSource("wordLists")
    void frenchSignsStandBehindASpaceThatDoesNotBreak(String wordList) throws IOException {
        assertThat(sentences(wordList, Language.of("fr")))
                .allSatisfy((key, sentence) ->
                        assertThat(withoutPlaces(sentence))
                                .as(key)
                                .doesNotContainPattern("[^\\u00a0\\u202f][;?!»]")
                                .doesNotContainPattern("[^\\u00a0\\u202f]:(?![/0-9])")
                                .doesNotContainPattern("«[^\\u00a0\\u202f]"));
    }

    @ParameterizedTest
    @MethodSource("wordLists")
    void nothingIsEmptyOrSpacedByMistake(String wordList) throws IOException {
        for (Language language : Language.all()) {
            assertThat(sentences(wordList, language))
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
    @MethodSource("wordLists")
    void apostrophesAreCurved(String wordList) throws IOException {
        for (Language language : Language.all()) {
            if (wordList.equals("faults") && language.equals(Language.EN)) {
                continue; // as it stands in the sources
            }
            assertThat(sentences(wordList, language))
                    .allSatisfy((key, sentence) ->
                            assertThat(sentence).as(key).doesNotContain("'", "\""));
        }
    }

    /// Arguments are no words, but what is said in their cases is.
    private static String withoutPlaces(String sentence) {
        return sentence.replaceAll("\\{\\w+}", "X").replaceAll("\\{\\w+, (plural|select),", "");
    }

    static Map<String, String> sentences(String wordList, Language language) throws IOException {
        Path file = FOLDER.resolve(wordList + "." + language.code() + ".json");
        Map<String, String> sentences = new TreeMap<>();
        Json.parse(Files.readString(file))
                .object()
                .forEach((key, sentence) -> sentences.put(key, sentence.string()));
        return sentences;
    }
}
