package dighouse.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Option;
import java.util.List;
import org.junit.jupiter.api.Test;

class SetupsTest {
    @Test
    void aNumberIsTriedAtItsBoundsItsDefaultOneAndTwenty() {
        assertThat(Setups.values(Option.number("limit", 0, 99, 3, "X-1")))
                .containsExactly(3, 0, 99, 1, 20);
        assertThat(Setups.values(Option.number("limit", 2, 5, 2, "X-1"))).containsExactly(2, 5);
    }

    @Test
    void aChoiceIsTriedAtEveryValue() {
        assertThat(Setups.values(Option.choice("market", List.of("a", "b", "c"), "X-1")))
                .containsExactly(0, 1, 2);
        assertThat(Setups.values(Option.flag("open", true, "X-1"))).containsExactly(1, 0);
    }
}
