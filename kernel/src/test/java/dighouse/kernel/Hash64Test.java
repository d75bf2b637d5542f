package dighouse.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class Hash64Test {
    @Test
    void valuesThatDifferInOneBitAreToldApart() {
        for (int bit = 0; bit < 64; bit++) {
            for (long value : new long[] {0, 1, -1, 0x0123456789ABCDEFL}) {
                long other = value ^ (1L << bit);

                assertThat(Hash64.mix(7, value))
                        .as("bit " + bit)
                        .isNotEqualTo(Hash64.mix(7, other));
                assertThat(Hash64.mix(value, 7))
                        .as("bit " + bit)
                        .isNotEqualTo(Hash64.mix(other, 7));
            }
        }
    }

    @Test
    void everyByteOfAnArrayCounts() {
        Set<Long> hashes = new HashSet<>();
        for (int length = 0; length < 20; length++) {
            hashes.add(Hash64.mix(1, new byte[length]));
            for (int i = 0; i < length; i++) {
                for (int value : new int[] {1, -128, 127}) {
                    byte[] bytes = new byte[length];
                    bytes[i] = (byte) value;
                    hashes.add(Hash64.mix(1, bytes));
                }
            }
        }

        assertThat(hashes).hasSize(20 + 3 * 190);
    }

    @Test
    void textsAndOrdersAreToldApart() {
        assertThat(Hash64.of("ab")).isNotEqualTo(Hash64.of("ba")).isNotEqualTo(Hash64.of("ab "));
        assertThat(Hash64.mix(Hash64.mix(0, 1), 2)).isNotEqualTo(Hash64.mix(Hash64.mix(0, 2), 1));
    }

    @Test
    void digitsComeFromTheTop() {
        assertThat(Hash64.hex(0x0123456789ABCDEFL)).isEqualTo("0123456789abcdef");
        assertThat(Hash64.hex(0xFEDC000000000000L, 3)).isEqualTo("fed");
    }
}
