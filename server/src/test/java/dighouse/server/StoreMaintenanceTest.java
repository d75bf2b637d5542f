package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.kernel.Malformed;
import dighouse.server.settings.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Checking a store, backing it up while the server runs, and restoring a backup.
class StoreMaintenanceTest {
    @TempDir Path folder;

    @Test
    void aCopyMadeWhileTheServerRunsServesTheSameTables() {
        Path copy = folder.resolve("copy.db");
        Path other = folder.resolve("other");
        String table;
        String state;
        String cookie;
        Settings settings = ServerForTests.settings(folder).read();
        try (Server server = new Server(settings);
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            cookie = ann.cookie();
            table = ann.open(CommandsTest.TWO_OF_MINE, "");
            ann.play(table, ScriptedChoices.lastMoves(ann, table)).expect(200);
            state = ann.state(table).get("view").compact();
            assertThat(StoreMaintenance.backup(settings, copy)).isPositive();
            ann.play(table, ScriptedChoices.lastMoves(ann, table)).expect(200);
        }
        assertThatThrownBy(() -> StoreMaintenance.backup(settings, copy))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining("exists already");
        assertThatThrownBy(() -> StoreMaintenance.restore(settings, copy))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining("move it away first");

        Settings elsewhere = ServerForTests.settings(other).read();
        StoreMaintenance.restore(elsewhere, copy);
        try (Server server = new Server(elsewhere);
                Visitor ann = new Visitor(server.port(), cookie)) {
            assertThat(ann.state(table).get("view").compact()).isEqualTo(state);
            ann.play(table, ScriptedChoices.lastMoves(ann, table)).expect(200);
        }
    }

    @Test
    void whatIsNoCopyIsNotRestored() throws IOException {
        Path file = folder.resolve("letter.txt");
        Files.writeString(file, "Dear house, this is a letter and no backup at all.");
        Settings settings = ServerForTests.settings(folder.resolve("new")).read();

        assertThatThrownBy(() -> StoreMaintenance.restore(settings, file))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining("is not a Dighouse backup");
    }

    @Test
    void aCheckListsTheTablesThatWouldStop() throws SQLException {
        Settings settings = ServerForTests.settings(folder).read();
        assertThatThrownBy(() -> StoreMaintenance.check(settings)).isInstanceOf(Malformed.class);
        String bad;
        try (Server server = new Server(settings);
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            ann.open(CommandsTest.TWO_OF_MINE, "");
            bad = ann.open(CommandsTest.TWO_OF_MINE, "");
            assertThat(StoreMaintenance.check(settings).stopped()).isEmpty();
        }
        StoreForTests.damage(folder, bad);

        var found = StoreMaintenance.check(settings);

        assertThat(found.tables()).isEqualTo(2);
        assertThat(found.stopped())
                .singleElement()
                .satisfies(stopped -> {
                    assertThat(stopped.table()).isEqualTo(bad);
                    assertThat(stopped.why()).contains("another position");
                });
    }
}
