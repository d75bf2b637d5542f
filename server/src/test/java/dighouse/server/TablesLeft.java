package dighouse.server;

import dighouse.kernel.Json;
import java.nio.file.Path;

/// Leaves tables while something is still to happen there: a bot must decide, or a clock runs.
final class TablesLeft {
    static final String AGAINST_A_BOT = "[" + Visitor.me() + "," + WithServer.BOT + "]";
    static final String LIVE = ",\"pace\":{\"kind\":\"live\",\"bankSeconds\":30,\"turnSeconds\":0}";

    private TablesLeft() {}

    /// A table where a bot had not decided when the server stopped.
    ///
    /// @param number of its last event
    record ToABot(String cookie, String table, int number) {}

    /// Starts a server, leaves a table to a bot that cannot decide, and stops the server.
    static ToABot toABot(Path folder, Outage outage) throws InterruptedException {
        try (Server server = troubled(folder, outage);
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            return toABot(ann, outage);
        }
    }

    static ToABot toABot(Visitor ann, Outage outage) throws InterruptedException {
        String table = ann.open(AGAINST_A_BOT, "");
        int number = endTurn(ann, table, outage);
        outage.awaitMet(1);
        return new ToABot(ann.cookie(), table, number);
    }

    /// A server whose commits fail while the outage lasts.
    static Server troubled(Path folder, Outage outage) {
        return new Server(
                ServerForTests.settings(folder).read(),
                WrappedDatabase.troubled(StoreForTests.current().database(folder), outage));
    }

    /// Lets Ann play until she has ended her turn; whatever is written after that meets the outage.
    ///
    /// @return the number of her last event
    static int endTurn(Visitor ann, String table, Outage outage) throws InterruptedException {
        while (true) {
            String end = "\"seen\":" + untilTurnEnds(ann, table) + ",\"moves\":[\"end\"]";
            outage.beginAfter(1);
            Visitor.Answer answer = ann.act(table, "moves", end);
            if (answer.status() == 200 && isForTheBot(ann, table)) {
                return number(answer.json());
            }
            outage.end(); // the server clock was written first, or a card makes Ann choose
        }
    }

    /// Whether the bot must decide. Once it has met the outage, the table may have to be loaded
    /// again, which may fail too.
    private static boolean isForTheBot(Visitor ann, String table) {
        Visitor.Answer shown = ann.get("/api/tables/" + table);
        return shown.status() != 200 || shown.json().get("state").get("decider").number(-1, 9) == 1;
    }

    /// Plays until Ann may end her turn; a bot may have to choose something meanwhile.
    ///
    /// @return the number of the last event
    static int untilTurnEnds(Visitor ann, String table) throws InterruptedException {
        while (true) {
            Json state = ann.state(table);
            if (state.get("decider").number(-1, 9) != 0) {
                Thread.sleep(10);
            } else if (state.get("moves").compact().contains("\"move\":\"end\"")) {
                return number(state);
            } else {
                ann.play(table, ScriptedChoices.moves(ann, table, count -> 0)).expect(200);
            }
        }
    }

    static int number(Json state) {
        return state.get("number").number(1, Integer.MAX_VALUE);
    }
}
