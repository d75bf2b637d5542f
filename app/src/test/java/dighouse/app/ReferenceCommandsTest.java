package dighouse.app;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.app.io.Exit;
import dighouse.kernel.Json;
import org.junit.jupiter.api.Test;

/// `rules` and `editions`.
class ReferenceCommandsTest {
    @Test
    void rulesReadsTheRulesForPlayersChapterByChapter() {
        assertThat(Run.of("rules", "archaeology", "--lang", "en").answers(Exit.OK).out())
                .startsWith("What the game is about\n- 2 to 4 players")
                .contains("\n\nThe thief\n- When you turn up a thief")
                .contains("Level on money, fewer cards sold to the museum wins.  ARC-TIE-01");
        assertThat(Run.of("rules", "archaeology", "--lang", "fr").answers(Exit.OK).out())
                .contains("\n\nLe voleur\n- Quand vous tombez sur un voleur");
    }

    @Test
    void rulesReadsARuleAChapterOrWhatAWordFinds() {
        assertThat(Run.of("rules", "archaeology", "arc-sell-03", "--lang", "en").out())
                .startsWith("- A set has at most 5 pot shards")
                .doesNotContain("ARC-SELL-04");
        assertThat(Run.of("rules", "archaeology", "storm", "--lang", "fr").out())
                .contains("ARC-STORM-01", "ARC-STORM-07")
                .doesNotContain("ARC-THIEF");
        assertThat(Run.of("rules", "archaeology", "--search", "change", "--lang", "en").out())
                .contains("ARC-TRADE-03")
                .doesNotContain("ARC-TRADE-01");
        Json found =
                Json.parse(
                        Run.of("rules", "archaeology", "ARC-TIE-01", "--json", "--lang", "en")
                                .out());
        assertThat(found.array()).hasSize(1);
        assertThat(found.array().getFirst().get("section").string()).contains("ties");
        assertThat(found.array().getFirst().get("kind").string()).isEqualTo("rule");
    }

    @Test
    void whatPlayersNeedNotKnowIsReadFromTheLedger() {
        assertThat(Run.of("rules", "archaeology", "ARC-CHANCE-03").answers(Exit.OK).out())
                .startsWith("ARC-CHANCE-03  Theft: uniform");
    }

    @Test
    void theLedgerListsItsSectionsFirst() {
        assertThat(Run.of("rules", "archaeology", "--ledger").answers(Exit.OK).out())
                .contains("6.1 Thief  (from ARC-THIEF-01)")
                .doesNotContain("One card is taken at random");
        assertThat(Run.of("rules", "archaeology", "arc-sell-03", "--ledger").out())
                .startsWith("ARC-SELL-03  A set may not be larger")
                .doesNotContain("ARC-SELL-04");
        assertThat(Run.of("rules", "archaeology", "--search", "surplus", "--ledger").out())
                .contains("ARC-TRADE-03")
                .doesNotContain("ARC-TRADE-01  ");
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
