package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/// Plays one game after the other with two seats in one browser, as fast as possible, repeats what
/// the server could not do, and listens all the time.
final class TestPlayer {
    private static final int UNAVAILABLE = 503;
    private static final long PAUSE_MILLIS = 20;

    private final Visitor visitor;
    private final List<Round> rounds = new ArrayList<>();
    private final Thread thread = Thread.ofVirtual().unstarted(this::play);
    private volatile boolean stopped;
    private volatile Throwable fault = new Throwable("none");
    private volatile boolean failed;
    private int again; // answers that had to be asked for again

    /// One game.
    private static final class Round {
        private final String table;
        private final int base; // events before the first move
        private final StreamReader streamReader;
        private int answered; // moves that were answered with success

        Round(String table, int base, StreamReader streamReader) {
            this.table = table;
            this.base = base;
            this.streamReader = streamReader;
        }
    }

    TestPlayer(int port) {
        visitor = Visitor.named(port, "Ann");
        thread.start();
    }

    private Visitor.Answer insist(Supplier<Visitor.Answer> question) {
        Visitor.Answer answer = question.get();
        while (answer.status() == UNAVAILABLE) {
            again++;
            try {
                Thread.sleep(PAUSE_MILLIS);
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
            answer = question.get();
        }
        return answer;
    }

    private Json state(String table) {
        return insist(() -> visitor.get("/api/tables/" + table)).expect(200).json().get("state");
    }

    private void play() {
        try {
            while (!stopped) {
                String wish =
                        "{\"id\":\""
                                + visitor.commandId()
                                + "\",\"game\":\"archaeology\",\"seats\":"
                                + CommandsTest.TWO_OF_MINE
                                + "}";
                String table =
                        insist(() -> visitor.post("/api/tables", wish))
                                .expect(201)
                                .json()
                                .get("table")
                                .string();
                int base = TablesLeft.number(state(table));
                Round round = new Round(table, base, streamReader(table, base));
                rounds.add(round);
                playOut(round);
            }
        } catch (RuntimeException | AssertionError broken) {
            fault = broken;
            failed = true;
        }
    }

    /// A stream is refused too while the store is away.
    private StreamReader streamReader(String table, int base) {
        insist(() -> visitor.get("/api/tables/" + table));
        for (int tries = 0; ; tries++) {
            try {
                return StreamReader.at(visitor, table, base);
            } catch (AssertionError refused) {
                if (tries > 500) {
                    throw refused;
                }
            }
        }
    }

    private void playOut(Round round) {
        Json state = state(round.table);
        while (!stopped && state.get("status").string().equals("playing")) {
            String move = move(state);
            String body =
                    "{\"id\":\""
                            + visitor.commandId()
                            + "\",\"seen\":"
                            + TablesLeft.number(state)
                            + ",\"moves\":"
                            + move
                            + "}";
            insist(() -> visitor.post("/api/tables/" + round.table + "/moves", body)).expect(200);
            round.answered++;
            state = state(round.table);
        }
    }

    /// Ends the turn if that is allowed; otherwise decides somehow.
    private String move(Json state) {
        boolean mayEnd = state.get("moves").compact().contains("\"move\":\"end\"");
        String table = state.get("table").string();
        return mayEnd ? "[\"end\"]" : insisted(table);
    }

    private String insisted(String table) {
        while (true) {
            try {
                return Visitor.quoted(ScriptedChoices.lastMoves(visitor, table));
            } catch (AssertionError unavailable) {
                if (!String.valueOf(unavailable.getMessage()).contains("got 503")) {
                    throw unavailable;
                }
                again++;
            }
        }
    }

    void stop() throws InterruptedException {
        stopped = true;
        thread.join();
    }

    int answered() {
        return rounds.stream().mapToInt(round -> round.answered).sum();
    }

    int again() {
        return again;
    }

    int streams() {
        return rounds.size();
    }

    /// Checks that every answered move is stored once, and that the stream told all of them, in
    /// order, in the same bytes that a new listener receives.
    void check() throws Exception {
        if (failed) {
            throw new AssertionError("a player gave up", fault);
        }
        for (Round round : rounds) {
            assertThat(TablesLeft.number(state(round.table)) - round.base)
                    .as("moves kept")
                    .isEqualTo(round.answered);
            List<StreamReader.Heard> heard = round.streamReader.next(round.answered);
            try (StreamReader fresh = StreamReader.at(visitor, round.table, round.base)) {
                assertThat(heard).as("without a gap").isEqualTo(fresh.next(round.answered));
            }
            assertThat(round.streamReader.soFar()).as("nothing twice").isEmpty();
            round.streamReader.close();
        }
        visitor.close();
    }
}
