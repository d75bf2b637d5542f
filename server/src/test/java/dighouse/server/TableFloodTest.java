package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.JsonWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// One address opens tables with its own editions as fast as it may, also with new guests: the
/// server stays healthy, and somebody else's game goes on.
class TableFloodTest {
    private static final int SECONDS = Integer.getInteger("dighouse.flood.seconds", 60);
    private static final String EASY = "{\"kind\":\"bot\",\"level\":\"easy\"}";
    private static final String EXPERT = "{\"kind\":\"bot\",\"level\":\"expert\"}";
    private static final int EDITION = 198_000; // characters, nearly the most allowed

    @TempDir Path folder;
    private final Map<Integer, Integer> statuses = new TreeMap<>();
    private final Map<String, Integer> refusals = new TreeMap<>();

    @Test
    void aFloodOfASecondLeavesTheServerHealthy() throws Exception {
        flood(1);
    }

    @Test
    @Tag("full")
    void aFloodLeavesTheServerHealthy() throws Exception {
        flood(SECONDS);
    }

    private void flood(int seconds) throws Exception {
        ServerProcess server = ServerProcess.startWithLimits(folder);
        try (Visitor ben = Visitor.named(server.port(), "Ben", "192.0.2.2")) {
            String own = paddedEdition(ben);
            long before = server.residentKilobytes();
            String table = ben.open("[" + Visitor.me() + "," + EASY + "]", "");
            List<Visitor> guests = new ArrayList<>();
            long end = System.nanoTime() + seconds * 1_000_000_000L;
            double slowest = answer(ben, table);
            for (int i = 0; System.nanoTime() < end; i++) {
                if (i % 20 == 0) { // a new guest, or as new as allowed
                    Visitor guest = new Visitor(server.port(), "", "192.0.2.1");
                    note(guest.post("/api/me", "{\"name\":\"Guest " + i + "\"}"));
                    guests.add(guest.cookie().isEmpty() ? guests.get(i % guests.size()) : guest);
                }
                openOne(guests.getLast(), own, i);
                if (i % 200 == 0) {
                    slowest = Math.max(slowest, answer(ben, table));
                    if (!ben.state(table).get("status").string().equals("playing")) {
                        table = ben.open("[" + Visitor.me() + "," + EASY + "]", "");
                    }
                }
            }
            String fresh = ben.open("[" + Visitor.me() + "," + EASY + "]", "");
            slowest = Math.max(slowest, answer(ben, fresh));
            int listed = ben.get("/api/tables").expect(200).json().get("tables").array().size();
            ben.get("/health").expect(200);
            System.out.printf(
                    "A flood of %d s: answers by status %s, refusals %s; resident memory %d MB before"
                            + " and %d MB after; %d tables in the lobby; somebody else's easy bot took"
                            + " at most %.0f ms.%n",
                    seconds,
                    statuses,
                    refusals,
                    before / 1024,
                    server.residentKilobytes() / 1024,
                    listed,
                    slowest);
            Set.copyOf(guests).forEach(Visitor::close);
            assertThat(statuses.keySet()).as("no fault of the server").allMatch(code -> code < 500);
            assertThat(listed).isLessThan(100);
        } finally {
            server.kill();
        }
    }

    private void note(Visitor.Answer answer) {
        statuses.merge(answer.status(), 1, Integer::sum);
        if (answer.status() >= 400) {
            refusals.merge(answer.error(), 1, Integer::sum);
        }
    }

    /// Opens a public table, each with another edition: some wait for people, at others a bot
    /// thinks for long.
    private void openOne(Visitor guest, String own, int number) {
        String another = own.replace("\"id\":\"mine\"", "\"id\":\"mine-" + number + "\"");
        note(
                guest.post(
                        "/api/tables",
                        "{\"id\":\""
                                + guest.commandId()
                                + "\",\"game\":\"pergamon\",\"visibility\":\"public\",\"own\":"
                                + new JsonWriter().value(another).text()
                                + ",\"seats\":["
                                + (number % 2 == 0 ? EXPERT : "{\"kind\":\"open\"}")
                                + ","
                                + Visitor.me()
                                + "]}"));
    }

    /// A person's own edition that is as long as allowed.
    private static String paddedEdition(Visitor visitor) {
        String edition = visitor.get("/api/editions/pergamon/first2011").expect(200).text();
        String mine = edition.replace("\"id\":\"first2011\"", "\"id\":\"mine\"");
        String padding = "x".repeat(EDITION - mine.length());
        return mine.substring(0, mine.length() - 1) + ",\"notes\":\"" + padding + "\"}";
    }

    /// How long a bot takes to answer a choice of this visitor.
    ///
    /// @return milliseconds
    private static double answer(Visitor visitor, String table)
            throws IOException, InterruptedException {
        if (visitor.state(table).get("decider").number(-1, 9) != 0) {
            return 0;
        }
        visitor.play(table, ScriptedChoices.lastMoves(visitor, table)).expect(200);
        long asked = System.nanoTime();
        while (visitor.state(table).get("status").string().equals("playing")
                && visitor.state(table).get("decider").number(-1, 9) != 0) {
            Thread.sleep(2);
        }
        return (System.nanoTime() - asked) * 1e-6;
    }
}
