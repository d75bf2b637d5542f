package dighouse.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dighouse.kernel.Edition;
import dighouse.kernel.Malformed;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProvenanceTest {
    /// An edition of no game: only its text is asked for.
    private record Text(String id, String json) implements Edition {}

    @Test
    void everyBlockTellsWhereItComesFrom() {
        String json =
                """
                {
                  "provenance": "rulebook",
                  "cards": {
                    "provenance": {"kind": "public", "sources": ["a scan", "a review"], "note": "sharp"},
                    "items": [{"id": "coin", "provenance": {"kind": "derived", "confidence": 80}}]
                  },
                  "track": {
                    "provenance": [{"space": 1, "kind": "rulebook"}, {"space": 2, "kind": "reconstructed"}]
                  }
                }
                """;

        assertThat(Provenance.of(new Text("own", json)))
                .containsExactly(
                        new Provenance("", "rulebook", List.of()),
                        new Provenance(
                                "cards",
                                "public",
                                List.of("sources: a scan", "sources: a review", "note: sharp")),
                        new Provenance("cards.items[0]", "derived", List.of("confidence: 80")),
                        new Provenance("track", "rulebook", List.of("space: 1")),
                        new Provenance("track", "reconstructed", List.of("space: 2")));
    }

    @Test
    void thePrintedGameTellsWhatIsPrintedAndWhatIsNot() {
        List<Provenance> told = Provenance.of(Games.find("archaeology").standardEdition());

        assertThat(told)
                .extracting(Provenance::block, Provenance::kind)
                .contains(
                        tuple("edition", "rulebook"),
                        tuple("treasures", "public"),
                        tuple("options", "reconstructed"));
        assertThat(told).allSatisfy(each -> assertThat(each.notes()).isNotEmpty());
    }

    @Test
    void aProvenanceWithoutAKindIsNone() {
        assertThatThrownBy(() ->
                        Provenance.of(
                                new Text("own", "{\"a\": {\"provenance\": {\"note\": \"?\"}}}")))
                .isInstanceOf(Malformed.class)
                .hasMessage("Line 1: a.provenance: \"kind\" is missing.");
        assertThatThrownBy(() -> Provenance.of(new Text("own", "{\"provenance\": 3}")))
                .isInstanceOf(Malformed.class);
    }
}
