package dighouse.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.util.ULocale;
import dighouse.kernel.Argument;
import dighouse.kernel.JsonWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// The words are genuine ICU messages: ICU itself reads each of them, and says the same.
class IcuTest {
    /// Below a thousand, where ICU groups digits and the words do not; a million is `many` in
    /// French.
    private static final int[] NUMBERS = {0, 1, 2, 3, 5, 11, 21, 101, 999};

    static List<String> wordLists() throws IOException {
        return WordsFilesTest.wordLists();
    }

    @ParameterizedTest
    @MethodSource("wordLists")
    void icuReadsEveryMessage(String wordList) throws IOException {
        for (Language language : Language.all()) {
            WordsFilesTest.sentences(wordList, language)
                    .forEach((key, message) ->
                            assertThatCode(() -> new MessagePattern(message))
                                    .as(key)
                                    .doesNotThrowAnyException());
        }
    }

    @ParameterizedTest
    @MethodSource("wordLists")
    void icuSaysTheSame(String wordList) throws IOException {
        for (Language language : Language.all()) {
            WordsFilesTest.sentences(wordList, language)
                    .forEach((key, message) -> {
                        for (int number : NUMBERS) {
                            assertThat(said(language, message, number))
                                    .as("%s.%s %s", wordList, language.code(), key)
                                    .isEqualTo(saidByIcu(language, message, number));
                        }
                    });
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "it''s {n, plural, one {one} other {#}}",
                "it's {n, plural, one {one '#'} other {'#' is #}}",
                "'{'{n, plural, =0 {none} one {one} other {#}}'}'",
                "a 'quoted {word}' {n, plural, other {it''s # '#o''clock'}} '{open",
                "{n, plural, other {{t, select, 5 {five #} other {# {n, plural, one {#} other {#s}}}}}}",
                "{ n , plural , one{#}other{ # } }",
            })
    void quotationAndNestingAreThoseOfIcu(String message) {
        for (int number : NUMBERS) {
            assertThat(said(Language.EN, message, number))
                    .isEqualTo(saidByIcu(Language.EN, message, number));
        }
    }

    @Test
    void aMillionTakesTheOtherPluralWhereAWordHasNoFormForMany() {
        String message = "{n, plural, one {objet} other {objets}}";
        Language french = Language.of("fr");

        assertThat(said(french, message, 1_000_000))
                .isEqualTo("objets")
                .isEqualTo(saidByIcu(french, message, 1_000_000));
    }

    private static String said(Language language, String text, int number) {
        Message message = Message.parse(text);
        List<Argument> arguments = new ArrayList<>();
        for (String name : message.arguments()) {
            arguments.add(
                    isCounted(message, name)
                            ? Argument.number(name, number)
                            : Argument.term(name, Words.PLAIN, chosen(message, name, number)));
        }
        Words words = new Words(language, file -> forms(message));
        return new Sentence(words, "", "", arguments, List.of()).fill(message);
    }

    /// Words for every form in which the message says a name: its own name behind it.
    private static String forms(Message message) {
        JsonWriter json = new JsonWriter().beginObject();
        message.all()
                .filter(part -> part instanceof Message.Place place && !place.form().isEmpty())
                .map(part -> ((Message.Place) part).form())
                .distinct()
                .forEach(form -> json.name("name." + form).value("{name}_" + form));
        return json.endObject().text();
    }

    private static String saidByIcu(Language language, String text, int number) {
        Message message = Message.parse(text);
        Map<String, Object> arguments = new HashMap<>();
        message.all()
                .forEach(part -> {
                    if (part instanceof Message.Place place && !place.form().isEmpty()) {
                        String name = place.name() + "_" + place.form();
                        String value = chosen(message, place.name(), number);
                        arguments.put(name, value + "_" + place.form());
                    }
                });
        for (String name : message.arguments()) {
            arguments.put(name, isCounted(message, name) ? number : chosen(message, name, number));
        }
        return new MessageFormat(text, new ULocale(language.code())).format(arguments);
    }

    private static boolean isCounted(Message message, String name) {
        return message.all()
                .anyMatch(part -> part instanceof Message.Plural it && it.name().equals(name));
    }

    /// One of the cases, if there are any.
    private static String chosen(Message message, String name, int number) {
        List<String> cases = new ArrayList<>(List.of("X" + name));
        message.all()
                .forEach(part -> {
                    if (part instanceof Message.Select it && it.name().equals(name)) {
                        cases.addAll(it.cases().keySet());
                    }
                });
        return cases.get(number % cases.size());
    }
}
