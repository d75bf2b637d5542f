package dighouse.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.kernel.Malformed;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunJournalTest {
    private static final String HEADING = "duel of some bots";

    @TempDir Path folder = Path.of("");
    private Path file = Path.of("");

    @BeforeEach
    void name() {
        file = folder.resolve("journal.txt");
    }

    private void write(String... texts) {
        try (RunJournal runJournal = RunJournal.open(file, HEADING)) {
            for (int i = 0; i < texts.length; i++) {
                runJournal.note("game/" + i, texts[i]);
            }
        }
    }

    @Test
    void keepsWhatWasFound() {
        write("a b", "", "c ~d");

        try (RunJournal again = RunJournal.open(file, HEADING)) {
            assertThat(again.keys()).containsExactly("game/0", "game/1", "game/2");
            assertThat(again.find("game/0")).isEqualTo("a b");
            assertThat(again.find("game/1")).isEmpty();
            assertThat(again.find("game/2")).isEqualTo("c ~d");
            assertThat(again.find("game/3")).isNull();
        }
    }

    /// After a kill at any byte, everything before the torn line is kept, and that result can be
    /// added again.
    @Test
    void aTornLineIsForgottenWhereverItWasTorn() throws IOException {
        write("first", "naïve second");
        byte[] whole = Files.readAllBytes(file);
        int opening = ("dighouse journal 1\n" + HEADING + "\n").length();
        int first = new String(whole, StandardCharsets.UTF_8).indexOf("game/1");
        for (int length = 0; length < whole.length; length++) {
            Files.write(file, Arrays.copyOf(whole, length));
            try (RunJournal torn = RunJournal.open(file, HEADING)) {
                assertThat(torn.keys())
                        .as("cut after %d bytes", length)
                        .isEqualTo(length < first ? List.of() : List.of("game/0"));
                if (length < first) {
                    torn.note("game/0", "first");
                }
                torn.note("game/1", "naïve second");
            }
            assertThat(Files.readAllBytes(file)).as("cut after %d bytes", length).isEqualTo(whole);
        }
        assertThat(opening).isLessThan(first);
    }

    @Test
    void aLineThatWasAlteredIsNamed() throws IOException {
        write("one", "two");
        Files.writeString(file, Files.readString(file).replace("one", "eno"));

        assertThatThrownBy(() -> RunJournal.open(file, HEADING))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining("Line 3")
                .hasMessageContaining("was altered");
    }

    @Test
    void refusesTheJournalOfAnotherRun() {
        write("one");

        assertThatThrownBy(() -> RunJournal.open(file, "duel of others"))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining("is of another run (duel of some bots)");
    }

    @Test
    void refusesWhatIsNoJournalAndLeavesItAlone() throws IOException {
        Files.writeString(file, "precious\n");

        assertThatThrownBy(() -> RunJournal.open(file, HEADING))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining("is not a journal");
        assertThat(file).hasContent("precious\n");
    }

    @Test
    void belongsToOneRunAtATime() {
        try (RunJournal ours = RunJournal.open(file, HEADING)) {
            assertThatThrownBy(() -> RunJournal.open(file, HEADING))
                    .isInstanceOf(Malformed.class)
                    .hasMessageContaining("Another run is writing");
            ours.note("game/0", "still ours");
        }
    }

    @Test
    void nothingIsFoundTwice() {
        try (RunJournal runJournal = RunJournal.inMemory()) {
            runJournal.note("game/0", "one");

            assertThatThrownBy(() -> runJournal.note("game/0", "one"))
                    .isInstanceOf(IllegalStateException.class);
        }
    }
}
