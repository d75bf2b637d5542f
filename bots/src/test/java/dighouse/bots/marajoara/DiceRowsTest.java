package dighouse.bots.marajoara;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.marajoara.MarajoaraMove;
import org.junit.jupiter.api.Test;

class DiceRowsTest {
    private static int row(int one, int two, int three) {
        return DiceRows.of(MarajoaraMove.dice(one, two, three));
    }

    @Test
    void theOrderOfDiceMeansNothing() {
        assertThat(row(5, 2, 0)).isEqualTo(row(2, 5, 0)).isEqualTo(row(0, 2, 5));
        assertThat(row(1, 6, 3)).isEqualTo(row(6, 3, 1)).isNotEqualTo(row(6, 3, 2));
    }

    @Test
    void everyRowHasItsDiceInAscendingOrder() {
        for (int row = 0; row < DiceRows.COUNT; row++) {
            int sum = 0;
            int before = 0;
            for (int place = 0; place < DiceRows.size(row); place++) {
                assertThat(DiceRows.value(row, place)).isBetween(Math.max(1, before), 6);
                before = DiceRows.value(row, place);
                sum += before;
            }
            assertThat(DiceRows.sum(row)).isEqualTo(sum);
        }
    }

    @Test
    void diceComeGoAndTurn() {
        assertThat(DiceRows.with(DiceRows.EMPTY, 4)).isEqualTo(row(4, 0, 0));
        assertThat(DiceRows.with(row(4, 4, 0), 1)).isEqualTo(row(1, 4, 4));
        assertThat(DiceRows.with(row(1, 4, 4), 1)).isEqualTo(DiceRows.NONE);
        assertThat(DiceRows.without(row(1, 4, 4), 4)).isEqualTo(row(1, 4, 0));
        assertThat(DiceRows.without(row(1, 4, 4), 5)).isEqualTo(DiceRows.NONE);
        assertThat(DiceRows.turned(row(1, 4, 4), 4, 1)).isEqualTo(row(1, 4, 5));
    }

    /// Mission 7: the die will show 1 as soon as the gift of pips is over.
    @Test
    void aDieThatHasPassedSixCountsAsOne() {
        assertThat(row(2, 7, 0)).isEqualTo(row(1, 2, 0));
    }
}
