package dighouse.app;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.app.io.Exit;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The commands for the store of a server.
class StoreCommandsTest {
    @TempDir Path folder;

    @Test
    void withoutAStoreThereIsNothingToCheckOrCopy() {
        String data = "data=" + folder.resolve("none");

        String file = folder.resolve("b.db").toString();

        assertThat(Run.of("check", "--set", data).answers(Exit.BAD_INPUT).err())
                .contains("There is no store");
        assertThat(Run.of("backup", file, "--set", data).answers(Exit.BAD_INPUT).err())
                .contains("There is no store");
        assertThat(Run.of("restore", file, "--set", data).answers(Exit.BAD_INPUT).err())
                .contains("There is no file");
    }
}
