package dighouse.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Argument;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Refusal;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What the browser needs to say the same in the same words: the kinds of arguments, which the wire
/// leaves out, and sentences to compare its own with.
class WebWordsTest {
    private static final List<String> NAMES = List.of("Ann", "Bob", "Cleo", "Dan");

    static List<String> games() {
        return WordsOfGamesTest.GAMES;
    }

    @ParameterizedTest
    @MethodSource("games")
    void theBrowserKnowsTheKindOfEveryArgument(String game) {
        Map<String, String> usual = new TreeMap<>();
        Map<String, String> special = new TreeMap<>();
        for (Spoken spoken : Spoken.all(WordsOfGamesTest.heard(game))) {
            for (Argument argument : spoken.phrase().arguments()) {
                String kind = argument.meaning();
                String known = usual.putIfAbsent(argument.name(), kind);
                if (known != null && !known.equals(kind)) {
                    String place = spoken.phrase().key() + "." + argument.name();
                    special.put(spoken.prefix() + "." + place, kind);
                    if (spoken.prefix().equals("score")) {
                        special.put("scores." + place, kind);
                    }
                }
            }
        }
        assertThat(usual).isNotEmpty();
        usual.putAll(special);
        new WebFile("words/kinds/" + game + ".json").holds(lines(usual));
    }

    private static String lines(Map<String, String> kinds) {
        StringBuilder text = new StringBuilder("{");
        kinds.forEach((name, kind) -> {
            text.append(text.length() == 1 ? "\n" : ",\n");
            text.append("  \"").append(name).append("\": \"").append(kind).append('"');
        });
        return text.append("\n}\n").toString();
    }

    /// Of every key one sentence, the one whose wire form comes first.
    @Test
    void theBrowserSaysTheSame() {
        StringBuilder text = new StringBuilder("[");
        for (String game : games()) {
            Map<String, Spoken> chosen = new TreeMap<>();
            for (Spoken spoken : Spoken.all(WordsOfGamesTest.heard(game))) {
                chosen.merge(
                        spoken.key(),
                        spoken,
                        (one, other) -> one.wire().compareTo(other.wire()) <= 0 ? one : other);
            }
            for (Spoken spoken : chosen.values()) {
                text.append(text.length() == 1 ? "\n" : ",\n").append(vector(game, spoken));
            }
            for (Refusal refusal : refusals(game)) {
                text.append(",\n").append(vector(game, refusal));
            }
        }
        new WebFile("words/vectors.json").holds(text.append("\n]\n").toString());
    }

    /// Of every rule and names of arguments one refusal, the one whose wire form comes first.
    private static Collection<Refusal> refusals(String game) {
        Map<String, Refusal> chosen = new TreeMap<>();
        for (Refusal refusal : WordsOfGamesTest.heard(game).refusals) {
            chosen.merge(
                    RefusalKeys.exact(refusal),
                    refusal,
                    (one, other) -> wire(one).compareTo(wire(other)) <= 0 ? one : other);
        }
        chosen.put(Refusal.NOT_YOUR_DECISION, Refusal.notYourDecision());
        return chosen.values();
    }

    private static String wire(Refusal refusal) {
        JsonWriter json = new JsonWriter();
        RefusalKeys.write(refusal, json);
        return json.text();
    }

    private static String vector(String game, Refusal refusal) {
        JsonWriter json = new JsonWriter().beginObject().name("game").value(game);
        json.name("prefix").value("refusal").name("wire").raw(wire(refusal));
        for (Language language : Language.all()) {
            json.name(language.code()).value(Words.in(language).refusal(game, refusal, NAMES));
        }
        return json.endObject().text();
    }

    private static String vector(String game, Spoken spoken) {
        JsonWriter json = new JsonWriter().beginObject().name("game").value(game);
        json.name("prefix").value(spoken.prefix()).name("wire").raw(spoken.wire());
        for (Language language : Language.all()) {
            json.name(language.code());
            json.value(
                    Words.in(language).say(game, spoken.key(), spoken.phrase().arguments(), NAMES));
        }
        return json.endObject().text();
    }
}
