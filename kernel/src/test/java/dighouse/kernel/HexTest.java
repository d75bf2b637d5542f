package dighouse.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HexTest {
    /// The JDK's own format is the judge.
    @Test
    void writesAndReadsAsTheJdkDoes() {
        Random random = new Random(1);
        for (int length = 0; length < 200; length++) {
            byte[] bytes = new byte[length];
            random.nextBytes(bytes);
            String digits = Hex.of(bytes);
            assertThat(digits).isEqualTo(HexFormat.of().formatHex(bytes));
            assertThat(Hex.bytes(digits)).isEqualTo(bytes);
        }
    }

    @Test
    void readsCapitalsToo() {
        assertThat(Hex.bytes("00FfA9")).containsExactly(0, 255, 169);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "0g", "-1", " 0", "1٣"})
    void refusesWhatIsNotWholeBytes(String digits) {
        assertThatThrownBy(() -> Hex.bytes(digits)).isInstanceOf(IllegalArgumentException.class);
    }
}
