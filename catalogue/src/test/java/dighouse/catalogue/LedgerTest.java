package dighouse.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.catalogue.Ledger.Statement;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LedgerTest {
    private static final Pattern ID = Pattern.compile("[A-Z]{3}-[A-Z]+-[A-Z]?[0-9]+[A-Z]?");

    @Test
    void readsListItemsTablesRowsAndDrawings() {
        Ledger ledger =
                Ledger.parse(
                        """
                        # A game
                        Words before any statement.

                        ## 1. First
                        - **ABC-ONE-01** Bold.
                        - ABC-ONE-02 Plain:

                        | a | b |
                        |---|---|
                        | 1 | 2 |

                        - **ABC-ONE-03** A drawing:
                        ```
                        - ABC-ONE-99 drawn
                        ```
                        A paragraph of its own, see ABC-ONE-01.
                        | a table | of its own |

                        ### 1.1 Second
                        | ID | Topic |
                        |---|---|
                        | ABC-TWO-01 | A row | with cells |
                        - **ABC-TWO-B7** A letter before.
                        - **ABC-TWO-06A** A letter behind.
                        - a list item without an ID
                        """);

        assertThat(ledger.statements())
                .containsExactly(
                        new Statement("ABC-ONE-01", "1. First", "Bold."),
                        new Statement(
                                "ABC-ONE-02",
                                "1. First",
                                "Plain:\n| a | b |\n|---|---|\n| 1 | 2 |"),
                        new Statement(
                                "ABC-ONE-03",
                                "1. First",
                                "A drawing:\n```\n- ABC-ONE-99 drawn\n```"),
                        new Statement("ABC-TWO-01", "1.1 Second", "A row | with cells"),
                        new Statement("ABC-TWO-B7", "1.1 Second", "A letter before."),
                        new Statement("ABC-TWO-06A", "1.1 Second", "A letter behind."));
    }

    @Test
    void findsAStatementByItsId() {
        Ledger ledger = Ledger.parse("## 1. Turns\n- **ABC-TURN-01** One after the other.\n");

        assertThat(ledger.statement("ABC-TURN-01"))
                .contains(new Statement("ABC-TURN-01", "1. Turns", "One after the other."));
        assertThat(ledger.statement("ABC-TURN-02")).isEmpty();
        assertThat(Ledger.empty().statements()).isEmpty();
    }

    /// Also of the games to come: their pages are packaged already.
    @ParameterizedTest
    @ValueSource(strings = {"archaeology", "pergamon", "thebes", "marajoara"})
    void everyIdThatAPageNamesIsAStatementAndStandsOnce(String game) {
        String page = TextResource.text("/dighouse/rules/" + game + ".md");
        List<Statement> statements = Ledger.parse(page).statements();
        List<String> ids = statements.stream().map(Statement::id).toList();

        assertThat(ids).hasSizeGreaterThan(100).doesNotHaveDuplicates();
        assertThat(ID.matcher(page).results().map(found -> found.group()).distinct().toList())
                .containsExactlyInAnyOrderElementsOf(ids);
        assertThat(statements)
                .allSatisfy(statement -> {
                    assertThat(statement.text()).isNotBlank();
                    assertThat(statement.section()).isNotBlank();
                });
    }

    @Test
    void theTableOfTreasuresBelongsToItsStatement() {
        Ledger ledger = Ledger.parse(TextResource.text("/dighouse/rules/archaeology.md"));

        assertThat(ledger.statement("ARC-COMP-02").orElseThrow().text())
                .startsWith("The 72 treasures")
                .endsWith("| Pharaoh's mask | 4 | 4 | 4 | 12 | 26 | 50 | – |");
        assertThat(ledger.statement("ARC-THIEF-01").orElseThrow().section()).isEqualTo("6.1 Thief");
    }
}
