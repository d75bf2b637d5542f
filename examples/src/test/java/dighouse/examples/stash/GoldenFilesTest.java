package dighouse.examples.stash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dighouse.kernel.PlainEdition;
import dighouse.kernel.Setup;
import dighouse.testkit.Determinism;
import dighouse.testkit.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Golden games and walks are written on request; what is missing or stale says what to do.
class GoldenFilesTest {
    private static final Setup SETUP = Setup.of(new Stash(), PlainEdition.STANDARD, 2);

    @TempDir Path folder = Path.of("");
    private Path record = folder;

    @BeforeEach
    void layOut() throws IOException {
        record = Files.createDirectory(folder.resolve("golden")).resolve("first.txt");
    }

    private Golden<StashPosition> golden(boolean write) {
        return new Golden<>(new Stash(), List.of(PlainEdition.STANDARD), folder, write);
    }

    private static void run(Stream<DynamicTest> tests) throws Throwable {
        for (DynamicTest test : tests.toList()) {
            test.getExecutable().execute();
        }
    }

    @Test
    void withoutFilesItSaysHowToWriteThem() {
        assertThatThrownBy(golden(false)::games)
                .hasMessage(
                        "there is no golden game in %s: -Ddighouse.golden=write writes a first one",
                        record.getParent());
        assertThatThrownBy(golden(false)::walks)
                .hasMessage(
                        "there is no walk in %s: -Ddighouse.golden=write writes a first one",
                        folder.resolve("walks.txt"));
    }

    @Test
    void whatItWritesHolds() throws Throwable {
        run(golden(true).games());
        run(golden(true).walks());

        assertThat(folder.resolve("golden/random.txt")).exists();
        assertThat(folder.resolve("walks.txt")).content().doesNotContain("?");
        run(golden(false).games());
        run(golden(false).walks());
    }

    @Test
    void aStaleGameIsNamedWithWhatToDo() throws IOException {
        String text = Determinism.record(new Stash(), SETUP, 1);
        Files.writeString(record, text.replaceFirst("~[0-9a-f]+", "~000000"));

        assertThat(catchThrowable(() -> run(golden(false).games())))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("golden/first.txt: Line ")
                .hasMessageContaining("-Ddighouse.golden=write brings its numbers up to date");
    }

    @Test
    void aGameThatNoLongerFitsCannotBeBroughtUpToDate() throws IOException {
        String text = Determinism.record(new Stash(), SETUP, 1);
        Files.writeString(record, text.replaceFirst("B done", "B finish"));

        assertThat(catchThrowable(() -> run(golden(true).games())))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("golden/first.txt: Line ")
                .hasMessageContaining("delete the file and let a new game be written");
    }

    @Test
    void aStaleWalkSaysHowToCountAnew() throws IOException {
        Files.writeString(folder.resolve("walks.txt"), "standard | 2 | - | start | 1 | 99\n");

        assertThat(catchThrowable(() -> run(golden(false).walks())))
                .hasMessageContaining("lines, not 99")
                .hasMessageContaining("write ? for the count");
    }
}
