package dighouse.server;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.kernel.Malformed;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// One store belongs to one server: a second one would show outdated tables.
class OneServerTest extends OnEveryStore {
    @TempDir Path folder;

    @Test
    void aSecondServerIsRefusedUntilTheFirstHasStopped() {
        String cookie;
        String table;
        try (Server first = ServerForTests.open(folder);
                Visitor ann = Visitor.named(first.port(), "Ann")) {
            cookie = ann.cookie();
            table = ann.open(CommandsTest.TWO_OF_MINE, "");

            assertThatThrownBy(() -> ServerForTests.open(folder))
                    .isInstanceOf(Malformed.class)
                    .hasMessageMatching("Another server has opened .*: stop that server first.*");

            ann.play(table, ScriptedChoices.lastMoves(ann, table)).expect(200);
        }
        try (Server second = ServerForTests.open(folder);
                Visitor ann = new Visitor(second.port(), cookie)) {
            ann.play(table, ScriptedChoices.lastMoves(ann, table)).expect(200);
        }
    }
}
