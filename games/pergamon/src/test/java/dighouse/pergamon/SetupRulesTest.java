package dighouse.pergamon;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class SetupRulesTest {
    @Test
    @Rule({"PRG-SETUP-03", "PRG-SETUP-04", "PRG-SETUP-05", "PRG-SETUP-06", "PRG-SETUP-10"})
    void everyTableStartsEmpty() {
        for (int seats = 2; seats <= 4; seats++) {
            TestTable table = TestTable.start(seats).play("begin A");
            PergamonView view = table.view(0);

            assertThat(view.unseen()).isEqualTo(60);
            assertThat(view.cards().left()).containsOnly(3);
            assertThat(view.galleries()).allMatch(List::isEmpty);
            assertThat(view.track()).allMatch(space -> space.figure() == -1);
            assertThat(view.seats()).hasSize(seats);
            for (PergamonView.SeatView seat : view.seats()) {
                assertThat(seat.coins()).isZero();
                assertThat(table.tickets(seat.seat())).isZero();
                assertThat(seat.finds()).isEmpty();
                assertThat(seat.collections()).isEmpty();
            }
        }
    }

    @Test
    @Rule({"PRG-RULING-26", "PRG-SETUP-07"})
    void theFirstPlayerIsDrawnOrNamed() {
        assertThat(TestTable.start(3).odds())
                .containsExactly("begin A: 1", "begin B: 1", "begin C: 1");
        assertThat(TestTable.start(3, "firstPlayer=C").odds()).containsExactly("begin C: 1");
    }
}
