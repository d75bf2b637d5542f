package dighouse.thebes;

import static dighouse.thebes.TestTable.DISPLAY;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

class FallbackTest {
    @Test
    @Rule("THB-DEC-12")
    void forAnAbsentPlayerTheCheapestCardIsTaken() {
        // from Rome: London 2+4, Moscow 3+1, Rome 0+2 and Rome 0+2
        var table = TestTable.of(2, "A goal; A 0 rome; B 90; display C44,C05,C51,C38");
        assertThat(table.fallback()).isEqualTo("take 3");
        var zeppelin =
                TestTable.of(2, "A goal; A 0 warsaw cards C03; B 90; display C44,C05,C51,C38");
        assertThat(zeppelin.fallback()).isEqualTo("take 2");
        zeppelin.play("take 2");
        assertThat(zeppelin.fallback()).isEqualTo("by land");
    }

    @Test
    @Rule("THB-DEC-12")
    void withoutACardThatFitsTheAbsentPlayerExchangesOrRetires() {
        var before = withoutDisplay("A goal; A 103 rome; B 120");
        assertThat(before.fallback()).isEqualTo("exchange");
        var last = withoutDisplay("A goal; A 104 rome; B 120");
        assertThat(last.fallback()).isEqualTo("retire");
        var late = TestTable.of(2, "A goal; A 154 greece; B 155" + DISPLAY);
        assertThat(late.fallback()).isEqualTo("retire");
        late.play("retire");
        assertThat(late.fallback()).isEqualTo("confirm");
    }

    /// The answer must stand even where no game would leave the display empty.
    private static TestTable withoutDisplay(String line) {
        var table = TestTable.of(2, line + DISPLAY);
        for (int slot = 0; slot < ThebesTables.SLOTS; slot++) {
            table.position.slot(slot, ThebesPosition.NONE);
        }
        return table;
    }
}
