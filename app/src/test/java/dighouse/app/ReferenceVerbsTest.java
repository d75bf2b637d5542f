package dighouse.app;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Json;
import org.junit.jupiter.api.Test;

/// `rules` and `editions`.
class ReferenceVerbsTest {
    @Test
    void rulesListsSectionsFirst() {
        assertThat(Run.of("rules", "archaeology").answers(Exit.OK).out())
                .contains("6.1 Thief  (from ARC-THIEF-01)")
                .doesNotContain("One card is taken at random");
    }

    @Test
    void rulesReadsAStatementASectionOrWhatAWordFinds() {
        assertThat(Run.of("rules", "archaeology", "arc-sell-03").answers(Exit.OK).out())
                .startsWith("ARC-SELL-03  A set may not be larger")
                .doesNotContain("ARC-SELL-04");
        assertThat(Run.of("rules", "archaeology", "thief").answers(Exit.OK).out())
                .contains("ARC-THIEF-01", "ARC-THIEF-05")
                .doesNotContain("ARC-STORM");
        assertThat(Run.of("rules", "archaeology", "--search", "surplus").out())
                .contains("ARC-TRADE-03")
                .doesNotContain("ARC-TRADE-01  ");
        Json found = Json.parse(Run.of("rules", "archaeology", "ARC-TIE-01", "--json").out());
        assertThat(found.array()).hasSize(1);
        assertThat(found.array().getFirst().get("section").string()).contains("ties");
    }

    @Test
    void rulesSaysWhenThereIsNothing() {
        Run.of("rules", "archaeology", "ARC-SELL-93")
                .complains(Exit.NOT_SO, "Did you mean ARC-SELL-03?");
        Run.of("rules", "archaeology", "--search", "dinosaur")
                .complains(Exit.NOT_SO, "nothing for \"dinosaur\"");
    }

    @Test
    void editionsMarkWhatIsReconstructed() {
        assertThat(Run.of("editions", "archaeology").answers(Exit.OK).out())
                .startsWith("zman2009  2 to 4 seats, ")
                .contains(" 1 reconstructed, ");
        assertThat(Run.of("editions", "archaeology", "zman2009").answers(Exit.OK).out())
                .contains("treasures: public")
                .containsOnlyOnce("RECONSTRUCTED, not printed: ")
                .contains("tradesInARowLimit=10  takes a whole number from");
    }

    @Test
    void editionsInJson() {
        Json list = Json.parse(Run.of("editions", "archaeology", "--json").out());
        assertThat(list.array()).hasSize(1);
        assertThat(list.array().getFirst().get("provenance").array())
                .anyMatch(block -> block.get("reconstructed").bool());
        Json whole = Json.parse(Run.of("editions", "archaeology", "zman2009", "--json").out());
        assertThat(whole.get("treasures").get("items").array()).hasSize(7);
    }
}
