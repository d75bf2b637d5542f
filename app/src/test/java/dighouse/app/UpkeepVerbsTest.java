package dighouse.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The verbs for the store of a house.
class UpkeepVerbsTest {
    @TempDir Path folder;

    @Test
    void withoutAStoreThereIsNothingToCheckOrCopy() {
        String data = "data=" + folder.resolve("none");

        Outcome check = Outcome.of("check", "--set", data);
        Outcome backup = Outcome.of("backup", folder.resolve("b.db").toString(), "--set", data);
        Outcome restore = Outcome.of("restore", folder.resolve("b.db").toString(), "--set", data);

        assertThat(check.code()).isEqualTo(Exit.BAD_INPUT);
        assertThat(check.err()).contains("There is no store");
        assertThat(backup.code()).isEqualTo(Exit.BAD_INPUT);
        assertThat(backup.err()).contains("There is no store");
        assertThat(restore.code()).isEqualTo(Exit.BAD_INPUT);
        assertThat(restore.err()).contains("There is no file");
    }
}
