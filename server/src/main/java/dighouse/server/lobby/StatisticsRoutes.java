package dighouse.server.lobby;

import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.Route;
import dighouse.server.people.Person;
import dighouse.server.request.TableRequests;
import dighouse.server.store.LobbyQueries;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The route for statistics over a person's finished games. Nothing of it is stored: it follows
/// from the cards of the tables where they sat, and disappears with them.
public final class StatisticsRoutes {
    private static final Logger LOG = LoggerFactory.getLogger(StatisticsRoutes.class);
    private static final int MOST_GAMES = 2_000; // the newest

    private final TableRequests requests;
    private final LobbyQueries queries;

    public StatisticsRoutes(TableRequests requests, LobbyQueries queries) {
        this.requests = requests;
        this.queries = queries;
    }

    public List<Route> routes() {
        return List.of(
                Route.get(
                        "/api/statistics",
                        "Statistics over my finished games, game by game.",
                        this::mine));
    }

    private Reply mine(Request request) {
        Person person = requests.person(request);
        Map<String, GameTotals> sums = new TreeMap<>();
        for (LobbyQueries.CardRow row :
                queries.finishedOf(person.id(), Long.MAX_VALUE, MOST_GAMES)) {
            try {
                add(row, person, sums);
            } catch (RuntimeException broken) {
                LOG.error("cannot count the card of table {}", row.table(), broken);
            }
        }
        JsonWriter json = new JsonWriter().beginObject().name("games").beginArray();
        sums.forEach((game, sum) -> sum.write(game, json));
        return Reply.json(200, json.endArray().endObject().text());
    }

    private static void add(LobbyQueries.CardRow row, Person person, Map<String, GameTotals> sums) {
        Json card = Json.parse(row.body());
        int seat = seat(card, person.id());
        if (seat >= 0 && counts(card)) {
            sums.computeIfAbsent(card.get("game").string(), game -> new GameTotals())
                    .add(card, seat, row.changed() - row.created());
        }
    }

    /// The seat of a person; -1 if only their guests sat there.
    private static int seat(Json card, String person) {
        List<Json> chairs = card.get("chairs").array();
        for (int seat = 0; seat < chairs.size(); seat++) {
            if (chairs.get(seat).get("person").string().equals(person)) {
                return seat;
            }
        }
        return -1;
    }

    /// Whether a game counts. Guided, imported and branched games say nothing of how somebody plays
    /// here.
    private static boolean counts(Json card) {
        return !is(card, "guided") && !is(card, "imported") && !is(card, "playedOn");
    }

    static boolean is(Json json, String name) {
        return json.has(name) && json.get(name).bool();
    }
}
