package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.house.GameEntry;
import dighouse.house.Games;
import dighouse.kernel.Json;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.kernel.Viewer;
import dighouse.kernel.Xoshiro;
import dighouse.server.store.Append;
import dighouse.server.store.SqliteDatabase;
import dighouse.server.store.Store;
import dighouse.server.store.StoredEvent;
import dighouse.server.table.Charter;
import dighouse.server.table.EventText;
import dighouse.server.table.Pace;
import dighouse.server.table.TableEvent;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The same game with other hidden cards gives whoever may not know them the very same bytes:
/// answers, news, refusals, previews, hints and what the house logs meanwhile.
///
/// Two houses are alike but for games that differ in what is hidden from one viewer ([TwinGames]);
/// that viewer asks both houses everything that can be asked.
class WireLeakTest {
    private static final int PAIRS = 4; // for each game and viewer
    private static final int LONGEST = 160; // plies
    private static final String SECRET = "5e".repeat(32);

    @TempDir Path left;
    @TempDir Path right;
    private final List<String> people = new ArrayList<>();
    private final List<String> cookies = new ArrayList<>();

    /// Ann, Ben and Cat have sat at a table once, Dan looks on: from then on the house knows them.
    @BeforeEach
    void welcomePeople() throws IOException {
        String known;
        try (Server server = HouseForTests.open(left)) {
            List<Visitor> guests = new ArrayList<>();
            for (String name : List.of("Ann", "Ben", "Cat", "Dan")) {
                guests.add(Visitor.named(server.port(), name));
            }
            String open = "{\"kind\":\"open\"}";
            String table =
                    guests.getFirst().open("[" + Visitor.me() + "," + open + "," + open + "]", "");
            guests.get(1).sit(table).expect(200);
            guests.get(2).sit(table).expect(200);
            for (Visitor guest : guests) {
                cookies.add(guest.cookie());
                guest.close();
            }
            known = table;
        }
        try (Store store = store(left)) {
            for (StoredEvent stored : store.log().after(known, 0)) {
                if (EventText.read(stored.body()) instanceof TableEvent.Sat sat) {
                    people.add(sat.person());
                }
            }
        }
        Files.copy(left.resolve("house.db"), right.resolve("house.db"));
    }

    @ParameterizedTest
    @CsvSource({"archaeology,2", "archaeology,3", "thebes,2", "pergamon,2", "marajoara,2"})
    void aSeatHearsTheSameOfTwinGames(String id, int seats) throws Exception {
        compare(Games.find(id), seats, 0, List.of(cookies.getFirst()));
    }

    @ParameterizedTest
    @CsvSource({"archaeology,2", "archaeology,3", "thebes,2", "pergamon,2", "marajoara,2"})
    void whoLooksOnHearsTheSameOfTwinGames(String id, int seats) throws Exception {
        compare(Games.find(id), seats, Viewer.BYSTANDER, List.of(cookies.getLast(), ""));
    }

    private <P extends Position<P>> void compare(
            GameEntry<P> entry, int seats, int viewer, List<String> keys)
            throws IOException, InterruptedException {
        Setup setup = Setup.of(entry.game(), entry.standardEdition(), seats);
        List<String> tables = new ArrayList<>();
        int differing = 0;
        try (Store lefts = store(left);
                Store rights = store(right)) {
            for (int pair = 0; pair < PAIRS; pair++) {
                Xoshiro random = new Xoshiro(1000L * seats + 10L * pair + viewer);
                TwinGames.Pair twins =
                        new TwinGames<>(entry.game(), setup, viewer, random)
                                .play(1 + random.below(LONGEST));
                differing += twins.differ() ? 1 : 0;
                String table = "twin" + pair;
                lay(lefts, table, entry, seats, twins.left());
                lay(rights, table, entry, seats, twins.right());
                tables.add(table);
            }
        }
        try (Server lefts = open(left);
                Server rights = open(right)) {
            for (String key : keys) {
                try (Visitor here = new Visitor(lefts.port(), key);
                        Visitor there = new Visitor(rights.port(), key)) {
                    for (String table : tables) {
                        assertThat(hears(there, table)).isEqualTo(hears(here, table));
                    }
                }
            }
        }
        // Only Archaeology hides anything from one viewer that the position holds (the other games
        // draw lazily and play openly); there, twins that never differ would prove nothing.
        assertThat(differing)
                .isGreaterThanOrEqualTo(entry.id().equals("archaeology") ? PAIRS / 2 : 0);
    }

    /// A house whose bots count their tries instead of looking at the clock.
    private static Server open(Path folder) {
        Settings settings =
                HouseForTests.settings(folder)
                        .set("bot-scale", "0.1")
                        .set("bot-iterations", "40")
                        .read();
        return new Server(settings, StoreForTests.SQLITE.database(folder));
    }

    private static Store store(Path folder) {
        return Store.open(new SqliteDatabase(folder.resolve("house.db")));
    }

    /// Lays a table into the store as if people had played these events.
    private <P extends Position<P>> void lay(
            Store store, String id, GameEntry<P> entry, int seats, List<TableEvent> played) {
        List<Charter.SeatPlan> plans = new ArrayList<>();
        List<TableEvent> events = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            plans.add(Charter.SeatPlan.open());
            String person = people.get(seat);
            events.add(new TableEvent.Sat(seat, person, person, Visitor.CONTRIBUTION));
        }
        Charter charter =
                new Charter(
                        entry.id(),
                        entry.standardEdition().id(),
                        "",
                        Map.of(),
                        0,
                        plans,
                        Charter.Openness.PUBLIC,
                        Charter.Openness.PUBLIC,
                        new Pace.Untimed(),
                        true,
                        false,
                        false,
                        SECRET);
        events.addFirst(new TableEvent.Opened(people.getFirst(), charter));
        events.addAll(played);
        store.log()
                .append(
                        new Append(
                                id,
                                0,
                                events.stream().map(EventText::write).toList(),
                                1000,
                                1000,
                                new Append.Sender(people.getFirst(), "lay " + id),
                                "0",
                                null,
                                List.of(),
                                null,
                                null));
    }

    /// Everything that this visitor can get out of the house about a table, with the table's own id
    /// and the time of day left out.
    private static String hears(Visitor visitor, String table)
            throws IOException, InterruptedException {
        ByteArrayOutputStream logged = new ByteArrayOutputStream();
        PrintStream standardError = System.err;
        System.setErr(new PrintStream(logged, true, StandardCharsets.UTF_8));
        List<String> heard = new ArrayList<>();
        try {
            Json state = ask(visitor, "GET /api/tables/T", "", table, heard);
            for (String page :
                    List.of(
                            "log",
                            "moments?from=0&to=60",
                            "moments?from=0&to=60&as=open",
                            "record",
                            "fairness")) {
                ask(visitor, "GET /api/tables/T/" + page, "", table, heard);
            }
            ask(visitor, "POST /api/tables/T/hint", "{}", table, heard);
            List<String> moves = new ArrayList<>(List.of("end", "dig 3", "nonsense"));
            state.get("state")
                    .get("moves")
                    .array()
                    .forEach(move -> moves.add(move.get("move").string()));
            for (String move : moves) {
                String draft = "{\"moves\":" + Visitor.quoted(List.of(move)) + "}";
                ask(visitor, "POST /api/tables/T/preview", draft, table, heard);
                String late =
                        "{\"id\":\"late "
                                + move
                                + "\",\"seen\":1,\"moves\":"
                                + Visitor.quoted(List.of(move))
                                + "}";
                ask(visitor, "POST /api/tables/T/moves", late, table, heard);
            }
            int last = state.get("state").get("number").number(1, Integer.MAX_VALUE);
            try (Ear ear = Ear.at(visitor, table, 1)) {
                ear.next(last - 1)
                        .forEach(each -> heard.add(masked(each.id() + " " + each.news(), table)));
            }
        } finally {
            System.setErr(standardError);
        }
        heard.add(masked(logged.toString(StandardCharsets.UTF_8), table));
        return String.join("\n", heard);
    }

    private static Json ask(
            Visitor visitor, String what, String body, String table, List<String> heard) {
        String path = what.substring(what.indexOf('/')).replace("/T", "/" + table);
        Visitor.Answer answer =
                what.startsWith("GET") ? visitor.get(path) : visitor.post(path, body);
        heard.add(masked(what + " " + answer.status() + " " + answer.text(), table));
        return answer.json();
    }

    private static String masked(String text, String table) {
        return text.replace(table, "T")
                .replaceAll("\"houseTime\":\\d+", "\"houseTime\":0")
                .replaceAll("\\d+(\\.\\d+)? ?(ms|µs)", "0 ms");
    }
}
