package dighouse.archaeology;

import static dighouse.archaeology.TestTable.GAME;
import static dighouse.archaeology.TestTable.setup;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

class LengthTest {
    @Test
    @Rule("ARC-DEC-15")
    void theBoundIsTheSumOfItsParts() {
        int dealing = 2 * 4 + 5 + 1;
        int digging = 58 + 2 * 8 + 6 * 36;
        int exploring = 3 + 15;
        int selling = 2 * 72;
        int turns = 58 + (2 * 2 + 1) * (72 + 3 + 1);
        int trading = 10 * (turns + 72 + 3) * (72 + 3);

        assertThat(GAME.longest(setup(2)))
                .isEqualTo(dealing + digging + exploring + selling + turns + trading);
    }

    @Test
    @Rule({"ARC-DEC-15", "ARC-RULING-13", "ARC-RULING-25"})
    void theBoundGrowsWithItsOptionsAndFitsAnInt() {
        int standard = GAME.longest(setup(4));
        int idle = GAME.longest(setup(4, "closingIdleRoundsBeforeForcedSale=20"));
        int both =
                GAME.longest(
                        setup(4, "closingIdleRoundsBeforeForcedSale=20", "tradesInARowLimit=20"));

        assertThat(standard).isPositive().isLessThan(idle);
        assertThat(both).isGreaterThan(idle);
    }
}
