package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Json;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The real process is killed under load: what was answered is there, once, and whoever listened
/// goes on as if nothing had happened.
class KillTest {
    private static final int TABLES = 6;
    private static final long PLAY_MILLIS = 1_200;

    @TempDir Path folder;

    @Test
    void nothingThatWasAnsweredIsLost() throws Exception {
        rounds(2);
    }

    @Test
    @Tag("full")
    void nothingThatWasAnsweredIsLostInFiftyKills() throws Exception {
        rounds(50);
    }

    /// Prints how long it takes; the machine decides whether that is soon.
    @Test
    @Tag("full")
    void aThousandTablesAreBackAfterAKill() throws Exception {
        HouseProcess house = HouseProcess.start(folder);
        List<String> tables = new ArrayList<>();
        List<String> states = new ArrayList<>();
        String cookie;
        try (Visitor ann = Visitor.named(house.port(), "Ann")) {
            cookie = ann.cookie();
            for (int i = 0; i < 1_000; i++) {
                tables.add(ann.open(CommandsTest.TWO_OF_MINE, ""));
                ann.play(tables.getLast(), Script.lastMoves(ann, tables.getLast())).expect(200);
                states.add(ann.state(tables.getLast()).compact());
            }
        }
        house.kill();
        long start = System.nanoTime();
        house = HouseProcess.start(folder);
        long open = System.nanoTime();
        try (Visitor ann = new Visitor(house.port(), cookie)) {
            for (int i = 0; i < tables.size(); i++) {
                assertThat(ann.state(tables.get(i)).compact()).isEqualTo(states.get(i));
            }
            System.out.printf(
                    "a thousand tables after a kill: open after %d ms, all answered after %d ms%n",
                    (open - start) / 1_000_000, (System.nanoTime() - start) / 1_000_000);
        } finally {
            house.kill();
        }
    }

    private void rounds(int rounds) throws Exception {
        HouseProcess house = HouseProcess.start(folder);
        int all = 0;
        try {
            for (int round = 0; round < rounds; round++) {
                List<Load> loads = load(house);
                Thread.sleep(PLAY_MILLIS);
                house.kill();
                for (Load load : loads) {
                    load.join();
                }
                house = HouseProcess.start(folder);
                int answered = 0;
                for (Load load : loads) {
                    load.check(house.port());
                    answered += load.answered;
                }
                assertThat(answered).as("moves answered in round %d", round).isPositive();
                all += answered;
            }
            System.out.println(rounds + " kills, " + all + " moves answered: all there, once.");
        } finally {
            house.kill();
        }
    }

    private static List<Load> load(HouseProcess house) {
        List<Load> loads = new ArrayList<>();
        for (int i = 0; i < TABLES; i++) {
            loads.add(new Load(house.port()));
        }
        loads.forEach(load -> load.thread.start());
        return loads;
    }

    /// A table with two seats in one browser, played as fast as it goes until the house is gone.
    private static final class Load {
        private final Visitor visitor;
        private final String table;
        private final int base; // events before the first move
        private final Ear ear;
        private final Thread thread = Thread.ofVirtual().unstarted(this::play);
        private int answered; // moves that were answered with success
        private String underWay = ""; // the command that was not answered

        Load(int port) {
            visitor = Visitor.named(port, "Ann");
            table = visitor.open(CommandsTest.TWO_OF_MINE, "");
            base = number(visitor.state(table));
            ear = Ear.at(visitor, table, base);
        }

        private void play() {
            try {
                while (visitor.state(table).get("status").string().equals("playing")) {
                    underWay =
                            "{\"id\":\""
                                    + visitor.commandId()
                                    + "\",\"seen\":"
                                    + number(visitor.state(table))
                                    + ",\"moves\":"
                                    + Visitor.quoted(Script.lastMoves(visitor, table))
                                    + "}";
                    visitor.post("/api/tables/" + table + "/moves", underWay).expect(200);
                    answered++;
                    underWay = "";
                }
            } catch (AssertionError gone) {
                assertThat(gone.getCause()).as("the line broke").isNotNull();
            }
        }

        void join() throws InterruptedException {
            thread.join();
        }

        /// Every answered move is there, once; the one under way can be sent again; the news are
        /// those of somebody who never left.
        void check(int port) throws Exception {
            try (Visitor back = new Visitor(port, visitor.cookie())) {
                int kept = number(back.state(table)) - base;
                int most = underWay.isEmpty() ? answered : answered + 1;
                assertThat(kept).isBetween(answered, most);
                if (!underWay.isEmpty()) {
                    back.post("/api/tables/" + table + "/moves", underWay).expect(200);
                    answered++;
                    assertThat(number(back.state(table)) - base).isEqualTo(answered);
                }
                checkNews(back);
            } finally {
                visitor.close();
            }
        }

        private void checkNews(Visitor back) throws Exception {
            List<Ear.Heard> heard = new ArrayList<>(ear.soFar());
            String last = heard.isEmpty() ? table + ":" + base : heard.getLast().id();
            try (Ear resumed = Ear.resume(back, last);
                    Ear fresh = Ear.at(back, table, base)) {
                heard.addAll(resumed.next(answered - heard.size()));
                assertThat(news(heard)).isEqualTo(news(fresh.next(answered)));
                assertThat(heard).hasSize(answered);
            }
        }

        private static List<String> news(List<Ear.Heard> heard) {
            return heard.stream().map(Ear.Heard::news).toList();
        }

        private static int number(Json json) {
            return json.get("number").number(1, Integer.MAX_VALUE);
        }
    }
}
