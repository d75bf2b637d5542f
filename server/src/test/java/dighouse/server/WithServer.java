package dighouse.server;

import dighouse.kernel.Json;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/// Runs tests on a running server, on every store, with two visitors who have taken names.
abstract class WithServer extends OnEveryStore {
    static final int MANY = 1_000_000;
    static final String BOT = "{\"kind\":\"bot\",\"level\":\"random\"}";

    @TempDir Path folder;
    Server server;
    Visitor ann;
    Visitor ben;

    @BeforeEach
    final void open() {
        server = ServerForTests.open(folder);
        ann = Visitor.named(server.port(), "Ann");
        ben = Visitor.named(server.port(), "Ben");
    }

    @AfterEach
    final void close() {
        ann.close();
        ben.close();
        server.close();
    }

    /// Stops the server, and starts it again with the same store; Ann comes back.
    final void reopen() {
        ann.close();
        server.close();
        server = ServerForTests.open(folder);
        ann = new Visitor(server.port(), ann.cookie());
    }

    /// Lets Ann decide somehow, until the game is over.
    final void playOut(String table) {
        for (Json state = ann.state(table);
                state.get("status").string().equals("playing");
                state = ann.state(table)) {
            if (state.get("decider").number(-9, 9) == 0) {
                ann.play(table, ScriptedChoices.lastMoves(ann, table));
            }
        }
    }
}
