package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Json;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Kills the real process under load, with a bot at every table: every answered command is stored
/// once, listeners resume as if nothing had happened, and at every table somebody acts next.
class KillTest extends OnEveryStore {
    private static final int TABLES = 6;
    private static final long PLAY_MILLIS = 400; // most games are not over by then

    @TempDir Path folder;

    @Test
    void nothingThatWasAnsweredIsLost() throws Exception {
        rounds(1);
    }

    @Test
    @Tag("full")
    void nothingThatWasAnsweredIsLostInFiftyKills() throws Exception {
        rounds(Integer.getInteger("dighouse.kills", 50));
    }

    /// Prints how long a start takes; the machine decides whether that is soon.
    @Test
    @Tag("full")
    void aThousandTablesAreBackAfterAKill() throws Exception {
        ServerProcess server = ServerProcess.start(folder);
        List<String> tables = new ArrayList<>();
        List<String> states = new ArrayList<>();
        String cookie;
        try (Visitor ann = Visitor.named(server.port(), "Ann")) {
            cookie = ann.cookie();
            for (int i = 0; i < 1_000; i++) {
                tables.add(ann.open(CommandsTest.TWO_OF_MINE, ""));
                ann.play(tables.getLast(), ScriptedChoices.lastMoves(ann, tables.getLast()))
                        .expect(200);
                states.add(ann.state(tables.getLast()).compact());
            }
        }
        server.kill();
        long start = System.nanoTime();
        server = ServerProcess.start(folder);
        long open = System.nanoTime();
        try (Visitor ann = new Visitor(server.port(), cookie)) {
            for (int i = 0; i < tables.size(); i++) {
                assertThat(ann.state(tables.get(i)).compact()).isEqualTo(states.get(i));
            }
            System.out.printf(
                    "a thousand tables after a kill: open after %d ms, all answered after %d ms%n",
                    (open - start) / 1_000_000, (System.nanoTime() - start) / 1_000_000);
        } finally {
            server.kill();
        }
    }

    private void rounds(int rounds) throws Exception {
        ServerProcess server = ServerProcess.start(folder);
        int all = 0;
        int unfinished = 0;
        try {
            for (int round = 0; round < rounds; round++) {
                List<Load> loads = load(server);
                Thread.sleep(PLAY_MILLIS);
                server.kill();
                for (Load load : loads) {
                    load.join();
                }
                server = ServerProcess.start(folder);
                int answered = 0;
                for (Load load : loads) {
                    load.check(server.port());
                    answered += load.answered;
                    unfinished += load.unfinished ? 1 : 0;
                }
                assertThat(answered).as("moves answered in round %d", round).isPositive();
                all += answered;
            }
            System.out.printf(
                    "%s: %d kills, %d moves answered: all there, once; %d unfinished tables with a"
                            + " bot, all of them went on%n",
                    StoreForTests.current(), rounds, all, unfinished);
        } finally {
            server.kill();
        }
    }

    private static List<Load> load(ServerProcess server) throws Exception {
        List<Load> loads = new ArrayList<>();
        for (int i = 0; i < TABLES; i++) {
            loads.add(new Load(server.port()));
        }
        loads.forEach(load -> load.thread.start());
        return loads;
    }

    /// A table with two seats in one browser and a bot on the third, played as fast as possible
    /// until the server is gone.
    private static final class Load {
        private static final String SEATS =
                CommandsTest.TWO_OF_MINE.replace("]", "," + WithServer.BOT + "]");
        private static final int LOOKS = 1_000;

        private final Visitor visitor;
        private final String table;
        private final int base; // events before the first that was heard
        private final StreamReader streamReader;
        private final Thread thread = Thread.ofVirtual().unstarted(this::play);
        private int answered; // moves that were answered with success
        private String underWay = ""; // the command that was not answered
        private boolean unfinished; // when the server was back

        Load(int port) throws Exception {
            visitor = Visitor.named(port, "Ann");
            table = visitor.open(SEATS, "");
            base = number(awaitPerson(visitor));
            streamReader = StreamReader.at(visitor, table, base);
        }

        private void play() {
            try {
                for (Json state = awaitPerson(visitor);
                        isPlaying(state);
                        state = awaitPerson(visitor)) {
                    underWay =
                            "{\"id\":\""
                                    + visitor.commandId()
                                    + "\",\"seen\":"
                                    + number(state)
                                    + ",\"moves\":"
                                    + Visitor.quoted(ScriptedChoices.lastMoves(visitor, table))
                                    + "}";
                    visitor.post("/api/tables/" + table + "/moves", underWay).expect(200);
                    answered++;
                    underWay = "";
                }
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
            } catch (AssertionError gone) {
                assertThat(gone.getCause()).as("the line broke").isNotNull();
            }
        }

        void join() throws InterruptedException {
            thread.join();
        }

        private static boolean isPlaying(Json state) {
            return state.get("status").string().equals("playing");
        }

        /// The table as soon as a person must decide or the game is over: bots go on by themselves.
        private Json awaitPerson(Visitor who) throws InterruptedException {
            Json state = who.state(table);
            for (int i = 0; isPlaying(state) && state.get("decider").number(-1, 9) > 1; i++) {
                assertThat(i).as("looks at a bot that does not move").isLessThan(LOOKS);
                Thread.sleep(10);
                state = who.state(table);
            }
            return state;
        }

        /// Every answered move is stored once; the unanswered one can be sent again; the news are
        /// those of somebody who never left.
        void check(int port) throws Exception {
            try (Visitor back = new Visitor(port, visitor.cookie())) {
                unfinished = isPlaying(awaitPerson(back));
                int most = underWay.isEmpty() ? answered : answered + 1;
                assertThat(moves(back, base).size()).isBetween(answered, most);
                if (!underWay.isEmpty()) {
                    back.post("/api/tables/" + table + "/moves", underWay).expect(200);
                    answered++;
                    awaitPerson(back);
                    assertThat(moves(back, base)).hasSize(answered);
                }
                checkNews(back);
            } finally {
                visitor.close();
            }
        }

        /// The news of moves that people made after this number.
        private List<String> moves(Visitor who, int number) throws Exception {
            int last = number(who.state(table));
            try (StreamReader fresh = StreamReader.at(who, table, number)) {
                return news(fresh.next(last - number)).stream()
                        .filter(each -> each.contains("\"event\":\"played\""))
                        .filter(each -> !each.contains("\"event\":\"played\",\"seat\":2"))
                        .toList();
            }
        }

        private void checkNews(Visitor back) throws Exception {
            int events = number(back.state(table)) - base;
            List<StreamReader.Heard> heard = new ArrayList<>(streamReader.soFar());
            String last = heard.isEmpty() ? table + ":" + base : heard.getLast().id();
            try (StreamReader resumed = StreamReader.resume(back, last);
                    StreamReader fresh = StreamReader.at(back, table, base)) {
                heard.addAll(resumed.next(events - heard.size()));
                assertThat(news(heard)).isEqualTo(news(fresh.next(events)));
                assertThat(heard).hasSize(events);
            }
        }

        private static List<String> news(List<StreamReader.Heard> heard) {
            return heard.stream().map(StreamReader.Heard::news).toList();
        }

        private static int number(Json json) {
            return json.get("number").number(1, Integer.MAX_VALUE);
        }
    }
}
