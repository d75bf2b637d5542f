package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.server.store.Database;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// While the store is away, bots cannot decide and clocks cannot run out. When it is back they go
/// on, without anybody touching their tables.
class StoreOutageTest extends OnEveryStore {
    private static final int SHOWS = 4;
    private static final int CLOCKS = 2;
    private static final int CLOCK_SECONDS = 31; // a bank has half a minute at least

    @TempDir Path folder;
    private final Outage outage = new Outage();

    private Server open(WrappedDatabase wrapped) {
        return new Server(ServerForTests.settings(folder).read(), wrapped);
    }

    private Database real() {
        return StoreForTests.current().database(folder);
    }

    @Test
    void aBotMovesOnceTheStoreIsBack() throws Exception {
        try (Server server = open(WrappedDatabase.away(real(), outage))) {
            stopWhileABotDecides(server);
        }
    }

    @Test
    void aBotMovesAlsoIfOnlyCommitsFailed() throws Exception {
        try (Server server = open(WrappedDatabase.troubled(real(), outage))) {
            stopWhileABotDecides(server);
        }
    }

    private void stopWhileABotDecides(Server server) throws Exception {
        try (Visitor ann = Visitor.named(server.port(), "Ann")) {
            String table = ann.open(TablesLeft.AGAINST_A_BOT, "");
            try (StreamReader streamReader =
                    StreamReader.at(ann, table, TablesLeft.number(ann.state(table)))) {
                int number = TablesLeft.endTurn(ann, table, outage);
                outage.awaitMet(1);
                waitFor(streamReader, table, number);
                assertThat(streamReader.soFar()).as("news of what was not kept").isEmpty();

                outage.end();

                List<StreamReader.Heard> news = streamReader.next(1);
                assertThat(news).as("the bot's move").hasSize(1);
                assertThat(news.getFirst().id()).isEqualTo(table + ":" + (number + 1));
            }
        }
    }

    @Test
    void nobodyIsStuckAfterTwoShortOutages() throws Exception {
        outages(2, 2);
    }

    @Test
    @Tag("full")
    void nobodyIsStuckAfterTwentyOutages() throws Exception {
        outages(
                Integer.getInteger("dighouse.outages", 20),
                Integer.getInteger("dighouse.outage.seconds", 35));
    }

    private void outages(int times, int seconds) throws Exception {
        try (Server server = open(WrappedDatabase.away(real(), outage));
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            int stuck = 0;
            int tables = 0;
            for (int i = 0; i < times; i++) {
                List<StreamReader> ears = new ArrayList<>();
                try {
                    fill(ann, ears, seconds > CLOCK_SECONDS);
                    Thread.sleep(1_000L * seconds);
                    ears.forEach(StreamReader::soFar);
                    outage.end();
                    tables += ears.size();
                    for (StreamReader streamReader : ears) {
                        stuck += streamReader.next(1).isEmpty() ? 1 : 0;
                    }
                } finally {
                    for (StreamReader streamReader : ears) {
                        streamReader.close();
                    }
                }
            }
            System.out.printf(
                    "%s: %d outages of %d s: %d of %d tables stuck%n",
                    StoreForTests.current(), times, seconds, stuck, tables);
            assertThat(stuck).isZero();
        }
    }

    /// Opens tables at which bots play for watchers, tables whose clocks run out during the outage,
    /// and one whose bot must decide when it begins.
    private void fill(Visitor ann, List<StreamReader> ears, boolean clocks) throws Exception {
        List<String> tables = new ArrayList<>();
        for (int i = 0; i < SHOWS; i++) {
            tables.add(ann.open("[" + WithServer.BOT + "," + WithServer.BOT + "]", ""));
        }
        for (int i = 0; i < (clocks ? CLOCKS : 0); i++) {
            tables.add(ann.open(CommandsTest.TWO_OF_MINE, TablesLeft.LIVE));
        }
        tables.add(ann.open(TablesLeft.AGAINST_A_BOT, ""));
        for (String table : tables) {
            ears.add(StreamReader.at(ann, table, TablesLeft.number(ann.state(table))));
        }
        TablesLeft.endTurn(ann, tables.getLast(), outage);
    }

    @Test
    void aClockThatRanOutMeanwhileIsNotForgotten() throws Exception {
        String table;
        String cookie;
        int number;
        try (Server server = ServerForTests.open(folder);
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            cookie = ann.cookie();
            table = ann.open(CommandsTest.TWO_OF_MINE, TablesLeft.LIVE);
            number = TablesLeft.number(ann.state(table));
        }
        passTime();
        try (Server server = open(WrappedDatabase.troubled(real(), outage));
                Visitor ann = new Visitor(server.port(), cookie);
                StreamReader streamReader = StreamReader.at(ann, table, number)) {
            outage.beginAfter(0);
            outage.awaitMet(1);
            if (!streamReader.soFar().isEmpty()) {
                return; // the clock was quicker than the outage: nothing to test
            }
            outage.end();

            assertThat(streamReader.next(1)).as("a bot stands in").hasSize(1);
        }
    }

    @Test
    void aBotMovesAtATableThatCouldNotBeReadAtTheStart() throws Exception {
        TablesLeft.ToABot left = TablesLeft.toABot(folder, outage);
        outage.beginAfter(0);
        try (Server server = open(WrappedDatabase.unreadable(real(), outage));
                Visitor ann = new Visitor(server.port(), left.cookie())) {
            outage.awaitMet(1);
            outage.end();

            try (StreamReader streamReader = StreamReader.at(ann, left.table(), left.number())) {
                assertThat(streamReader.next(1)).as("the bot's move").hasSize(1);
            }
        }
    }

    /// Reads everything up to this event.
    private static void waitFor(StreamReader streamReader, String table, int number)
            throws InterruptedException {
        String last = "";
        while (!last.equals(table + ":" + number)) {
            last = streamReader.next(1).getFirst().id();
        }
    }

    /// Lets a minute of server time go by.
    private void passTime() throws SQLException {
        StoreForTests.change(folder, "UPDATE house_clock SET millis = millis + 60000");
    }
}
