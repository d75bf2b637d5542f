package dighouse.pergamon;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

class EventTellerTest {
    @Test
    @Rule("PRG-INFO-01")
    void eventsTellEverybodyTheSame() {
        TestTable table = TestTable.of(3, "1 share fund=5 A=0@1 B=0@4 C=0@5");

        assertThat(table.told("share"))
                .startsWith(
                        "{\"event\":\"received\",\"seat\":0,\"coins\":0}",
                        "{\"event\":\"received\",\"seat\":1,\"coins\":2}",
                        "{\"event\":\"received\",\"seat\":2,\"coins\":3}");
    }
}
