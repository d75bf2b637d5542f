package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.server.hall.StoreCheck;
import java.nio.file.Path;
import java.sql.SQLException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The stored events of one table are damaged in one way or another: that table is set aside and
/// named; all others serve, and their bots and clocks go on.
class DamagedTablesTest {
    private static final String LIVE = TablesLeft.LIVE;
    private static final String SHOWN = ",\"visibility\":\"public\",\"watching\":\"public\"";

    @TempDir Path folder;

    @AfterEach
    void useEmbeddedStore() {
        StoreForTests.SQLITE.use();
    }

    /// A way to damage a table.
    enum Damage {
        SECRET_WITHOUT_HEXADECIMAL("body = replace(body, '\"secret\":\"', '\"secret\":\"zz')", 1),
        SECRET_OF_ODD_LENGTH("body = replace(body, '\"secret\":\"', '\"secret\":\"a')", 1),
        NO_SUCH_GAME("body = replace(body, 'archaeology', 'palaeontology')", 1),
        NO_JSON("body = 'dust'", 1),
        EMPTY("body = ''", 2),
        DEEP_NESTING("body = replace(hex(zeroblob(100000)), '00', '[')", 2),
        OTHER_EVENT("body = '{\"event\":\"vanished\"}'", 2),
        SEAT_OUT_OF_RANGE("body = replace(body, '\"seat\":1', '\"seat\":7')", 3),
        CONTRIBUTION_WITHOUT_HEXADECIMAL(
                "body = replace(body, '\"contribution\":\"00', '\"contribution\":\"xy')", 2),
        OTHER_PLIES("body = replace(body, '\"plies\":[\"', '\"plies\":[\"B ')", 4),
        OTHER_HASH("body = replace(body, '\"hash\":\"', '\"hash\":\"0')", 4),
        FIRST_EVENT_MISSING("", 1),
        EVENT_MISSING("", 2),
        ALL_EVENTS_MISSING("", 0);

        private final String change;
        private final int number;

        Damage(String change, int number) {
            this.change = change;
            this.number = number;
        }

        String sql(String table) {
            String where = " WHERE table_id = '" + table + "'";
            if (number == 0) {
                return "DELETE FROM event" + where;
            }
            String one = where + " AND number = " + number;
            return change.isEmpty()
                    ? "DELETE FROM event" + one
                    : "UPDATE event SET " + change + one;
        }
    }

    @ParameterizedTest
    @EnumSource
    void oneBrokenTableStopsNoOther(Damage damage) throws Exception {
        String bad;
        String live;
        int begun;
        TablesLeft.ToABot left;
        Outage outage = new Outage();
        try (Server server = TablesLeft.troubled(folder, outage);
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            bad = ann.open(CommandsTest.TWO_OF_MINE, LIVE + SHOWN);
            live = ann.open(CommandsTest.TWO_OF_MINE, LIVE + SHOWN);
            begun = TablesLeft.number(ann.state(live));
            left = TablesLeft.toABot(ann, outage);
        }
        damage(damage.sql(bad));
        damage("INSERT OR REPLACE INTO house_clock (one, millis) VALUES (1, 60000)");

        StoreCheck found = StoreMaintenance.check(ServerForTests.settings(folder).read());
        assertThat(found.stopped()).extracting(StoreCheck.Stopped::table).containsExactly(bad);
        try (Server server = ServerForTests.open(folder);
                Visitor ann = new Visitor(server.port(), left.cookie());
                StreamReader streamReader = StreamReader.at(ann, left.table(), left.number());
                StreamReader clock = StreamReader.at(ann, live, begun)) {
            assertThat(streamReader.next(1)).as("the bot has woken").hasSize(1);
            assertThat(ann.get("/api/tables/" + bad).status()).isIn(404, 503);
            assertThat(ann.get("/api/tables?status=playing").expect(200).text()).contains(live);
            assertThat(clock.next(1)).as("somebody stands in").hasSize(1);
        }
    }

    @Test
    void aBrokenCardIsLeftOutOfTheLobby() throws Exception {
        String bad;
        String good;
        String other;
        String cookie;
        try (Server server = ServerForTests.open(folder);
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            cookie = ann.cookie();
            bad = ann.open(CommandsTest.TWO_OF_MINE, SHOWN);
            good = ann.open(CommandsTest.TWO_OF_MINE, SHOWN);
            other = ann.open(CommandsTest.TWO_OF_MINE, SHOWN);
        }
        String card = "UPDATE card SET body = replace(body, ";
        damage(card + "'}', '') WHERE table_id = '" + bad + "'");
        damage(card + "'\"chairs\"', '\"stools\"') WHERE table_id = '" + other + "'");
        try (Server server = ServerForTests.open(folder);
                Visitor ann = new Visitor(server.port(), cookie)) {
            String lobby = ann.get("/api/tables?status=playing").expect(200).text();

            assertThat(lobby).contains(good).doesNotContain(bad).doesNotContain(other);
            assertThat(ann.get("/api/mine").expect(200).text()).contains(good);
        }
    }

    private void damage(String sql) throws SQLException {
        StoreForTests.change(folder, sql);
    }
}
