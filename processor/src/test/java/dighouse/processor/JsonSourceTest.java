package dighouse.processor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonSourceTest {
    private static String membersOf(String components) {
        Compilation compilation =
                Compilation.of("View", "@Written record View(" + components + ") {}");
        assertThat(compilation.errors()).isEmpty();
        String body = compilation.body();
        String begin = "json.beginObject();\n";
        int start = body.indexOf(begin) + begin.length();
        int end = body.indexOf("    json.endObject();\n}");
        return body.substring(start, end).stripTrailing().stripIndent();
    }

    @Test
    void membersStandInTheOrderOfTheComponents() {
        Compilation compilation =
                Compilation.of(
                        "TrenchView", "@Written record TrenchView(int seat, String phase) {}");

        assertThat(compilation.generated())
                .containsEntry(
                        "trench.TrenchViewJson",
                        """
                        package trench;

                        import dighouse.kernel.JsonWriter;
                        import javax.annotation.processing.Generated;

                        /// Generated from [TrenchView]: change that instead.
                        @Generated("dighouse.processor")
                        final class TrenchViewJson {
                            private TrenchViewJson() {}

                            static void write(TrenchView view, JsonWriter json) {
                                json.beginObject();
                                json.name("seat").value(view.seat());
                                json.name("phase").value(view.phase());
                                json.endObject();
                            }
                        }
                        """);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    int x               | json.name("x").value(view.x());
                    long x              | json.name("x").value(view.x());
                    boolean x           | json.name("x").value(view.x());
                    Integer x           | json.name("x").value(view.x());
                    @Nullable Integer x | json.name("x").orNull(view.x());
                    @Nullable String x  | json.name("x").orNull(view.x());
                    List<Integer> x     | json.name("x").numbers(view.x());
                    List<String> x      | json.name("x").texts(view.x());
                    Thread.State x      | json.name("x").value(view.x().name());
                    SeatRange x         | write(view.x(), json.name("x"));
                    @KeyName("verb") Phrase x | view.x().write(json.name("x"), "verb");
                    """)
    void aValueTakesOneLine(String component, String line) {
        assertThat(membersOf(component)).isEqualTo(line);
    }

    @Test
    void whatIsMissingIsNull() {
        assertThat(membersOf("@Nullable SeatRange range"))
                .isEqualTo(
                        """
                        var rangeOrNull = view.range();
                        if (rangeOrNull == null) {
                            json.name("range").nullValue();
                        } else {
                            write(rangeOrNull, json.name("range"));
                        }\
                        """);
    }

    @Test
    void whatIsMissingCanBeOmitted() {
        assertThat(membersOf("@OmittedIfNull @Nullable String name"))
                .isEqualTo(
                        """
                        var nameOrNull = view.name();
                        if (nameOrNull != null) {
                            json.name("name").value(nameOrNull);
                        }\
                        """);
    }

    @Test
    void listsMayStandInListsAndHaveGaps() {
        assertThat(membersOf("List<List<@Nullable SeatRange>> rows"))
                .isEqualTo(
                        """
                        json.name("rows").beginArray();
                        for (var each : view.rows()) {
                            json.beginArray();
                            for (var each1 : each) {
                                var rowsOrNull2 = each1;
                                if (rowsOrNull2 == null) {
                                    json.nullValue();
                                } else {
                                    write(rowsOrNull2, json);
                                }
                            }
                            json.endArray();
                        }
                        json.endArray();\
                        """);
    }

    @Test
    void countsNameEachThing() {
        String counts =
                """
                json.name("left").beginObject();
                for (var count : view.left()) {
                    json.name(count.id()).value(count.number());
                }
                json.endObject();\
                """;

        assertThat(membersOf("List<Count> left, int x"))
                .isEqualTo(counts + "\njson.name(\"x\").value(view.x());");
    }

    @Test
    void aRecordOfCountsIsAnObjectThatNamesEachThing() {
        Compilation compilation =
                Compilation.of(
                        "View",
                        "@Written record View(Cards cards) { record Cards(List<Count> counts) {} }");

        assertThat(compilation.body())
                .contains("    write(view.cards(), json.name(\"cards\"));\n")
                .endsWith(
                        """
                        static void write(View.Cards view, JsonWriter json) {
                            json.beginObject();
                            for (var count : view.counts()) {
                                json.name(count.id()).value(count.number());
                            }
                            json.endObject();
                        }\
                        """);
    }

    @Test
    void aRecordIsDescribedOnceHoweverOftenItStands() {
        Compilation compilation =
                Compilation.of(
                        "View",
                        "@Written record View(Die one, Die two, List<Die> all) { record Die(int pips) {} }");

        assertThat(compilation.body()).containsOnlyOnce("static void write(View.Die view,");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    @Written record View(\\nMap<String, Integer> x) {}    | 2: This type cannot be written: a view may hold int, long, boolean, String, enums, phrases, records and lists of these.
                    @Written record View(int y,\\nList x) {}              | 2: This type cannot be written: a view may hold int, long, boolean, String, enums, phrases, records and lists of these.
                    @Written record View(int y,\\nList<byte[]> x) {}      | 2: This type cannot be written: a view may hold int, long, boolean, String, enums, phrases, records and lists of these.
                    @Written record View(\\nPhrase x) {}                  | 2: A phrase needs the name of its key, as in @KeyName("verb").
                    @Written record View(\\n@OmittedIfNull String x) {}   | 2: Only a @Nullable component can be @OmittedIfNull.
                    @Written record View(Die x) {\\nprivate record Die(int pips) {} } | 2: A private record cannot be written.
                    \\n@Written class View {}                             | 2: Only a record can be @Written.
                    class View {\\n@Written record Inner(int x) {} }      | 2: Only a top-level type can be @Written or @Told.
                    """)
    void aMisuseIsOneErrorWhereItStands(String source, String error) {
        assertThat(Compilation.of("View", source.replace("\\n", "\n")).errors())
                .containsExactly(error);
    }
}
