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

                        /// Generated from [TrenchEvent]: change that instead.
                        @javax.annotation.processing.Generated("dighouse.processor")
                        final class TrenchEventPhrases {
                            private TrenchEventPhrases() {}

                            static dighouse.kernel.Phrase of(TrenchEvent told) {
                                return switch (told) {
                                    case trench.TrenchEvent.DugUp it -> dighouse.kernel.Phrase.of("dugUp", dighouse.kernel.Argument.seat("seat", it.seat()));
                                    case trench.TrenchEvent.GameEnded _ -> dighouse.kernel.Phrase.of("gameEnded");
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

        assertThat(Compilation.of("Told1", source).body())
                .contains("of(\"dug\", dighouse.kernel.Argument." + argument + ");");
    }

    @Test
    void familiesMayHaveFamilies() {
        Compilation compilation =
                Compilation.of(
                        "All",
                        "@Told sealed interface All { sealed interface Some extends All {} record A() implements Some {}"
                                + " record B() implements All {} }");

        assertThat(compilation.errors()).isEmpty();
        assertThat(compilation.body()).contains("case trench.All.A _", "case trench.All.B _");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    record Dug(\\nlong x) implements All {}                  | 2: This cannot be told: a phrase holds int, String and lists of counts.
                    record Dug(\\n@Nullable String x) implements All {}      | 2: An argument of a phrase is always there: this may be null.
                    record Dug(\\n@Kind("find") int x) implements All {}     | 2: A number has no @Kind.
                    record Dug(\\n@Seat String x) implements All {}          | 2: Only an int is a @Seat.
                    record Dug(\\nList<Count> x) implements All {}           | 2: Counts need the kind of what is counted, as in @Kind("treasure").
                    \\nfinal class Dug implements All {}                     | 2: Only records are told: this is none.
                    """)
    void aMisuseIsOneErrorWhereItStands(String inner, String error) {
        String source = "@Told sealed interface All { " + inner.replace("\\n", "\n") + " }";

        assertThat(Compilation.of("All", source).errors()).containsExactly(error);
    }

    @Test
    void onlyASealedInterfaceIsTold() {
        assertThat(Compilation.of("Open", "@Told interface Open {}").errors())
                .containsExactly("1: Only a sealed interface of records is told: this is none.");
    }
}
