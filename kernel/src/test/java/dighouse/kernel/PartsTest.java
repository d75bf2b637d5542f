package dighouse.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PartsTest {
    @Test
    void aTextIsTakenApartAtEverySeparator() {
        assertThat(Parts.of("a,b,c", ',')).containsExactly("a", "b", "c");
        assertThat(Parts.of(",a,,b,", ',')).containsExactly("", "a", "", "b", "");
        assertThat(Parts.of("a", ',')).containsExactly("a");
        assertThat(Parts.of("", ',')).containsExactly("");
    }

    @Test
    void wordsMayBeAnyNumberOfSpacesApart() {
        assertThat(Parts.words("  3 A   turn ")).containsExactly("3", "A", "turn");
        assertThat(Parts.words("3")).containsExactly("3");
        assertThat(Parts.words("  ")).containsExactly("");
    }
}
