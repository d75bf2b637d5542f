package dighouse.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Argument;
import dighouse.kernel.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A language with four plurals and cases of its own needs files of words, and no code: an excerpt
/// in Polish, which the browser says as well (`third.test.ts`).
class ThirdLanguageTest {
    private static final List<String> NAMES = List.of("Ann", "Bob");
    private static final Words POLISH =
            new Words(new Language("pl"), file -> TextResource.text("/third/" + file));

    /// What a bare value stands for; the browser's list of this kind is `words/kinds`.
    private static final Map<String, String> SEATS = Map.of("seat", "", "victim", "");

    static Stream<Json> sentences() {
        return Json.parse(TextResource.text("/third/said.json")).array().stream();
    }

    @ParameterizedTest
    @MethodSource("sentences")
    void anotherLanguageIsFilesOnly(Json sentence) {
        String prefix = sentence.get("prefix").string();
        Map<String, Json> wire = sentence.get("wire").object();
        String keyName = prefix.equals("move") ? "verb" : "event";
        List<Argument> arguments = new ArrayList<>();
        wire.forEach((name, value) -> {
            if (!name.equals(keyName)) {
                arguments.add(argument(name, value));
            }
        });
        String key = prefix + "." + sentence.get("wire").get(keyName).string();

        assertThat(POLISH.say("archaeology", key, arguments, NAMES))
                .isEqualTo(sentence.get("said").string());
    }

    private static Argument argument(String name, Json value) {
        return switch (value) {
            case Json.Num number when SEATS.containsKey(name) ->
                    Argument.seat(name, number.number(0, 9));
            case Json.Num number -> Argument.number(name, number.number(0, 999));
            case Json.Obj counts -> Argument.tally(name, "treasure", counts(counts));
            default -> Argument.term(name, value.string());
        };
    }

    private static List<Argument.Count> counts(Json.Obj counts) {
        return counts.members().entrySet().stream()
                .map(count -> new Argument.Count(count.getKey(), count.getValue().number(0, 99)))
                .toList();
    }
}
