package dighouse.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Invisible characters are removed, visible ones stay.
class SafeTextTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Zoë & Søren",
                "Ἀριστοτέλης",
                "李小龙",
                "محمد علی",
                "अनुष्का",
                "นภาพร",
                "Nguyễn Thị Ánh",
                "می\u200Cخواهم", // Persian parts letters so
                "\uD83D\uDC68\u200D\uD83D\uDC69\u200D\uD83D\uDC67", // a family
                "\u2764\uFE0F\u200D\uD83D\uDD25", // a heart on fire
                "\uD83D\uDC4D\uD83C\uDFFD", // a thumb
                "1\uFE0F\u20E3",
                "\uD83C\uDFF4\uDB40\uDC67\uDB40\uDC62\uDB40\uDC73\uDB40\uDC63\uDB40\uDC74\uDB40\uDC7F",
                "\uD83C\uDDEB\uD83C\uDDF7" // France
            })
    void whatIsSeenStays(String text) {
        assertThat(SafeText.of(text)).isEqualTo(text);
        assertThat(SafeText.isSafe(text)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "An\u0000n",
                "An\u200Bn",
                "An\u200Dn",
                "An\u200Cn",
                "An\u2060n",
                "An\uFEFFn",
                "An\u00ADn",
                "\u202EAnn",
                "\u2066Ann\u2069",
                "An\u200En",
                "An\u061Cn",
                "An\u034Fn",
                "An\uFE0Fn",
                "An\u3164n",
                "An\u115Fn",
                "An\u2800n",
                "An\uDB40\uDC67n",
                "An\uD800n",
                "An\uE000n"
            })
    void whatIsNotSeenGoes(String text) {
        assertThat(SafeText.of(text)).isEqualTo("Ann");
        assertThat(SafeText.isSafe(text)).isFalse();
    }

    @Test
    void spacesOfEveryWidthAreOne() {
        assertThat(SafeText.of(" \u3000Ann\t\n \u00A0Lee ")).isEqualTo("Ann Lee");
        assertThat(SafeText.isSafe("Ann  Lee")).isTrue();
        assertThat(SafeText.of(" \u200B\u202E ")).isEmpty();
    }

    @Test
    void marksPileUpToAFew() {
        assertThat(SafeText.of("a" + "\u0323\u0308".repeat(30)).length()).isLessThanOrEqualTo(6);
        assertThat(SafeText.isSafe("a" + "\u0323\u0308".repeat(30))).isFalse();
    }

    @Test
    void theSameLettersAreTheSameText() {
        assertThat(SafeText.of("e\u0301")).isEqualTo("\u00E9");
    }
}
