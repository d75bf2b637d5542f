package dighouse.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class LayoutTest {
    @Test
    void columnsOfATableAreAsWideAsTheirWidestCell() {
        List<List<String>> rows = List.of(List.of("", "A", "B"), List.of("10", "R1", "Y2+1"));

        assertThat(Layout.table(rows)).containsExactly("    A   B", "10  R1  Y2+1");
        assertThat(Layout.table(rows, 3)).containsExactly("    A    B", "10  R1   Y2+1");
    }

    @Test
    void aRowMayEndEarly() {
        assertThat(Layout.table(List.of(List.of("one"), List.of("a", "b"))))
                .containsExactly("one", "a    b");
    }

    @Test
    void aLongSentenceIsBrokenBetweenWordsAndLosesNone() {
        String sentence = String.join(" ", Collections.nCopies(30, "word\u202f!"));

        List<String> lines = Layout.wrap(sentence);

        assertThat(lines).hasSize(3).allMatch(line -> line.length() <= Layout.WIDTH);
        assertThat(lines.get(1)).startsWith("  word\u202f!");
        assertThat(String.join(" ", lines.stream().map(String::strip).toList()))
                .isEqualTo(sentence);
        assertThat(Layout.wrap("short")).containsExactly("short");
    }

    @Test
    void shortTextsStandSideBySide() {
        List<String> lines = Layout.columns(Collections.nCopies(30, "7. C4"));

        assertThat(lines).hasSize(3).allMatch(line -> line.length() <= Layout.WIDTH);
        assertThat(lines.getFirst()).startsWith("  7. C4  7. C4  ");
        assertThat(Layout.columns(List.of())).isEmpty();
        assertThat(Layout.columns(List.of("x".repeat(90)))).containsExactly("  " + "x".repeat(90));
    }
}
