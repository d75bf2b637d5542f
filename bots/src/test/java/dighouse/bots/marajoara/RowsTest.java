package dighouse.bots.marajoara;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.marajoara.MarajoaraMove;
import org.junit.jupiter.api.Test;

class RowsTest {
    private static int row(int one, int two, int three) {
        return Rows.of(MarajoaraMove.dice(one, two, three));
    }

    @Test
    void theOrderOfDiceMeansNothing() {
        assertThat(row(5, 2, 0)).isEqualTo(row(2, 5, 0)).isEqualTo(row(0, 2, 5));
        assertThat(row(1, 6, 3)).isEqualTo(row(6, 3, 1)).isNotEqualTo(row(6, 3, 2));
    }

    @Test
    void everyRowHasItsDiceInAscendingOrder() {
        for (int row = 0; row < Rows.COUNT; row++) {
            int sum = 0;
            int before = 0;
            for (int place = 0; place < Rows.size(row); place++) {
                assertThat(Rows.value(row, place)).isBetween(Math.max(1, before), 6);
                before = Rows.value(row, place);
                sum += before;
            }
            assertThat(Rows.sum(row)).isEqualTo(sum);
        }
    }

    @Test
    void diceComeGoAndTurn() {
        assertThat(Rows.with(Rows.EMPTY, 4)).isEqualTo(row(4, 0, 0));
        assertThat(Rows.with(row(4, 4, 0), 1)).isEqualTo(row(1, 4, 4));
        assertThat(Rows.with(row(1, 4, 4), 1)).isEqualTo(Rows.NONE);
        assertThat(Rows.without(row(1, 4, 4), 4)).isEqualTo(row(1, 4, 0));
        assertThat(Rows.without(row(1, 4, 4), 5)).isEqualTo(Rows.NONE);
        assertThat(Rows.turned(row(1, 4, 4), 4, 1)).isEqualTo(row(1, 4, 5));
    }

    /// Mission 7: the die will show 1 as soon as the gift of pips is over.
    @Test
    void aDieThatHasPassedSixCountsAsOne() {
        assertThat(row(2, 7, 0)).isEqualTo(row(1, 2, 0));
    }
}
