package dighouse.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {
    @Test
    void readsAndWritesTheSameText() {
        String text =
                "{\"a\":[1,-20,3.5e+2,0],\"b\":{\"c\":true,\"d\":null},\"e\":\"é \\\"\\\\ \\n\\u0001\",\"f\":[]}";

        assertThat(Json.parse(text).compact()).isEqualTo(text);
    }

    @Test
    void everyPieceKnowsItsLineAndPlace() {
        Json count =
                Json.parse("{\n \"items\": [\n  {\"count\": 4},\n  {\"count\": 5}\n ]\n}")
                        .get("items")
                        .array()
                        .get(1)
                        .get("count");

        assertThat(count.line()).isEqualTo(4);
        assertThat(count.place()).isEqualTo("items[1].count");
        assertThat(count.number(0, 9)).isEqualTo(5);
    }

    @Test
    void whatIsNotThereIsSaidWithLineAndPlace() {
        Json json = Json.parse("{\n\"size\": \"big\",\n\"list\": [1, 2.5]}");

        assertThatThrownBy(() -> json.get("size").number(1, 20))
                .hasMessage("Line 2: size: a whole number from 1 to 20 is expected here.");
        assertThatThrownBy(() -> json.get("size").number(4, 4))
                .hasMessage("Line 2: size: the number 4 is expected here.");
        assertThatThrownBy(() -> json.get("list").numbers(0, 5))
                .hasMessage("Line 3: list[1]: a whole number from 0 to 5 is expected here.");
        assertThatThrownBy(() -> json.get("colour")).hasMessage("Line 1: \"colour\" is missing.");
        assertThatThrownBy(() -> json.get("size").array())
                .hasMessage("Line 2: size: a list […] is expected here.");
        assertThatThrownBy(() -> json.get("list").get("x"))
                .hasMessage("Line 3: list: an object {…} is expected here.");
        assertThatThrownBy(() -> json.get("list").string()).isInstanceOf(Malformed.class);
        assertThatThrownBy(() -> json.get("list").bool()).isInstanceOf(Malformed.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[1,]",
                "[1 2]",
                "{\"a\":1,}",
                "{\"a\" 1}",
                "{a:1}",
                "tru",
                "nul",
                "01",
                "-",
                "1.",
                "1e",
                "\"",
                "\"\\x\"",
                "\"\\u12g4\"",
                "\"\n\"",
                "{} {}",
                "{\"a\":1,\"a\":2}",
                "+1",
                "\u00a0 1",
                "'a'",
                "[1]]"
            })
    void whatIsNotJsonIsRefusedInOneSentence(String text) {
        assertThatThrownBy(() -> Json.parse(text))
                .isInstanceOf(Malformed.class)
                .hasMessageMatching("(?s)Line \\d+: not JSON: .*\\.");
    }

    @Test
    void namesAreFitForRecords() {
        assertThat(Json.parse("\"zman-2009\"").identifier()).isEqualTo("zman-2009");
        for (String text : new String[] {"", "my edition", "Édition", "a\\nb", "A"}) {
            assertThatThrownBy(() -> Json.parse('"' + text + '"').identifier())
                    .as(text)
                    .isInstanceOf(Malformed.class);
        }
    }

    @Test
    void hostileNestingIsRefused() {
        assertThatThrownBy(() -> Json.parse("[".repeat(100_000)))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining("64 deep");
    }

    @ParameterizedTest
    @CsvSource({"2147483647,true", "2147483648,false", "-1,false", "1.0,false", "1e2,false"})
    void numbersAreWholeAndWithinBounds(String text, boolean accepted) {
        Json json = Json.parse(text);

        if (accepted) {
            assertThat(json.number(0, Integer.MAX_VALUE)).isEqualTo(Integer.parseInt(text));
        } else {
            assertThatThrownBy(() -> json.number(0, Integer.MAX_VALUE))
                    .isInstanceOf(Malformed.class);
        }
    }

    @Test
    void writesListsAndWhatIsNotThere() {
        JsonWriter json = new JsonWriter().beginObject();
        json.name("numbers").numbers(List.of(3, -1)).name("texts").texts(List.of("a", "\""));
        json.name("here").beginArray().orNull(7).orNull("b").endArray();
        json.name("gone").beginArray();
        json.orNull((Integer) null).orNull((String) null);

        assertThat(json.endArray().endObject().text())
                .isEqualTo(
                        "{\"numbers\":[3,-1],\"texts\":[\"a\",\"\\\"\"],"
                                + "\"here\":[7,\"b\"],\"gone\":[null,null]}");
    }

    @Test
    void phrasesAreFlatObjects() {
        Phrase phrase =
                Phrase.of(
                        "lost",
                        Argument.seat("seat", 1),
                        Argument.term("treasure", "coin"),
                        Argument.number("size", 3),
                        Argument.tally(
                                "treasures", "treasure", List.of(new Argument.Count("coin", 2))));

        assertThat(phrase.json("event"))
                .isEqualTo(
                        "{\"event\":\"lost\",\"seat\":1,\"treasure\":\"coin\",\"size\":3,\"treasures\":{\"coin\":2}}");
    }
}
