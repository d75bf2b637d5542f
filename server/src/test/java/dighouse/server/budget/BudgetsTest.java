package dighouse.server.budget;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.kernel.Argument;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/// Charges come back with time, or when they are released; a person's budget does not help if that
/// of their address is used up.
class BudgetsTest {
    private static final long SECOND = 1_000_000_000;
    private static final Payer ANN = new Payer("ann", "192.0.2.1");
    private static final Payer BEN = new Payer("ben", "192.0.2.1");
    private static final Payer CAT = new Payer("cat", "192.0.2.2");

    private final AtomicLong clock = new AtomicLong();
    private final Budgets budgets = budgets(Map.of());

    private Budgets budgets(Map<String, Double> settings) {
        Map<String, Double> few =
                Map.of(
                        "tables-per-hour",
                        2.0,
                        "address-tables-per-hour",
                        3.0,
                        "hints-at-once",
                        1.0);
        Amounts amounts =
                Amounts.read(name -> settings.getOrDefault(name, few.getOrDefault(name, 100.0)), 1);
        return new Budgets(amounts, clock::get);
    }

    @Test
    void whatIsTakenComesBackWithTime() {
        budgets.spend(Budget.TABLES, ANN);
        budgets.spend(Budget.TABLES, ANN);
        assertThatThrownBy(() -> budgets.spend(Budget.TABLES, ANN))
                .isInstanceOfSatisfying(
                        OverBudget.class,
                        over -> {
                            assertThat(over.denial().key()).isEqualTo("tooManyTables");
                            assertThat(over.denial().retrySeconds()).isBetween(1_800, 1_801);
                            assertThat(over.denial().arguments())
                                    .contains(Argument.term("wait", "plain", "31 min"));
                        });

        clock.addAndGet(1_801 * SECOND);
        budgets.spend(Budget.TABLES, ANN);
    }

    @Test
    void oneAddressHasNoMoreForBeingManyPeople() {
        budgets.spend(Budget.TABLES, ANN);
        budgets.spend(Budget.TABLES, ANN);
        budgets.spend(Budget.TABLES, BEN);

        assertThatThrownBy(() -> budgets.spend(Budget.TABLES, BEN)).isInstanceOf(OverBudget.class);
        budgets.spend(Budget.TABLES, CAT);
    }

    /// Otherwise somebody who is refused for their address would lose their own budget too.
    @Test
    void whatIsRefusedTakesNothing() {
        Payer elsewhere = new Payer("ben", "192.0.2.9");
        budgets.spend(Budget.TABLES, ANN);
        budgets.spend(Budget.TABLES, ANN);
        budgets.spend(Budget.TABLES, BEN);
        for (int i = 0; i < 5; i++) {
            assertThatThrownBy(() -> budgets.spend(Budget.TABLES, BEN))
                    .isInstanceOf(OverBudget.class);
        }
        budgets.spend(Budget.TABLES, elsewhere);
    }

    @Test
    void whatIsHeldIsFreeOnceItIsGivenBack() {
        Budgets.Place place = budgets.hold(Budget.HINTS_AT_ONCE, ANN);
        assertThatThrownBy(() -> budgets.hold(Budget.HINTS_AT_ONCE, ANN))
                .isInstanceOf(OverBudget.class);
        budgets.hold(Budget.HINTS_AT_ONCE, BEN).close();

        place.close();
        place.close();
        budgets.hold(Budget.HINTS_AT_ONCE, ANN);
        assertThatThrownBy(() -> budgets.hold(Budget.HINTS_AT_ONCE, ANN))
                .isInstanceOf(OverBudget.class);
    }

    @Test
    void aTableCountsUntilItEndsOrADayHasPassed() {
        OpenTables open = new OpenTables(budgets(Map.of("tables-open", 2.0)), clock::get);
        open.open("one", ANN);
        open.open("two", ANN);
        assertThatThrownBy(() -> open.open("three", ANN)).isInstanceOf(OverBudget.class);
        assertThat(open.address("one")).isEqualTo("192.0.2.1");

        open.end("one");
        open.open("three", ANN);
        assertThatThrownBy(() -> open.open("four", ANN)).isInstanceOf(OverBudget.class);
        clock.addAndGet(25 * 3_600 * SECOND);
        open.open("four", ANN);
    }
}
