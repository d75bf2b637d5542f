package dighouse.processor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PhraseSourceTest {
    @Test
    void eachRecordIsACase() {
        Compilation compilation =
                Compilation.of(
                        "TrenchEvent",
                        "@Told sealed interface TrenchEvent { record DugUp(int seat) implements TrenchEvent {}"
                                + " record GameEnded() implements TrenchEvent {} }");

        assertThat(compilation.generated())
                .containsEntry(
                        "trench.TrenchEventPhrases",
                        """
                        package trench;

                        import dighouse.kernel.Argument;
                        import dighouse.kernel.Phrase;
                        import javax.annotation.processing.Generated;

                        /// Generated from [TrenchEvent]: change that instead.
                        @Generated("dighouse.processor")
                        final class TrenchEventPhrases {
                            private TrenchEventPhrases() {}

                            static Phrase of(TrenchEvent told) {
                                return switch (told) {
                                    case TrenchEvent.DugUp it ->
                                            Phrase.of(
                                                    "dugUp",
                                                    Argument.seat("seat", it.seat()));
                                    case TrenchEvent.GameEnded _ -> Phrase.of("gameEnded");
                                };
                            }
                        }
                        """);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    int weeks                               | number("weeks", it.weeks())
                    int seat                                | seat("seat", it.seat())
                    @Seat int victim                        | seat("victim", it.victim())
                    String find                             | term("find", "find", it.find())
                    @Kind("place") String city              | term("city", "place", it.city())
                    @Kind("treasure") List<Count> given     | tally("given", "treasure", it.given())
                    """)
    void typeAndNameSayWhichArgumentItIs(String component, String argument) {
        String source =
                "@Told sealed interface Told1 { record Dug("
                        + component
                        + ") implements Told1 {} }";

        assertThat(Compilation.of("Told1", source).body()).contains("Argument." + argument + ");");
    }

    @Test
    void aRecordStandsForItsComponents() {
        Compilation compilation =
                Compilation.of(
                        "All",
                        "@Told sealed interface All { record Tile(int tile, String left) {}"
                                + " record Add(int seat, Tile what) implements All {} }");

        assertThat(compilation.body())
                .containsSubsequence(
                        "Argument.seat(\"seat\", it.seat()),",
                        "Argument.number(\"tile\", it.what().tile()),",
                        "Argument.term(\"left\", \"left\", it.what().left()));");
    }

    @Test
    void familiesMayHaveFamilies() {
        Compilation compilation =
                Compilation.of(
                        "All",
                        "@Told sealed interface All { sealed interface Some extends All {} record A() implements Some {}"
                                + " record B() implements All {} }");

        assertThat(compilation.errors()).isEmpty();
        assertThat(compilation.body()).contains("case All.A _", "case All.B _");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    record Dug(\\nlong x) implements All {}                  | 2: This type cannot be told: a phrase may hold int, String and lists of counts.
                    record Dug(\\n@Nullable String x) implements All {}      | 2: An argument of a phrase must not be @Nullable.
                    record Dug(\\n@Kind("find") int x) implements All {}     | 2: A number cannot have a @Kind.
                    record Dug(\\n@Seat String x) implements All {}          | 2: Only an int can be a @Seat.
                    record Dug(\\nList<Count> x) implements All {}           | 2: Counts need the kind of what is counted, as in @Kind("treasure").
                    \\nfinal class Dug implements All {}                     | 2: Only records can be told.
                    """)
    void aMisuseIsOneErrorWhereItStands(String inner, String error) {
        String source = "@Told sealed interface All { " + inner.replace("\\n", "\n") + " }";

        assertThat(Compilation.of("All", source).errors()).containsExactly(error);
    }

    @Test
    void onlyASealedInterfaceIsTold() {
        assertThat(Compilation.of("Open", "@Told interface Open {}").errors())
                .containsExactly("1: Only a sealed interface of records can be @Told.");
    }
}
