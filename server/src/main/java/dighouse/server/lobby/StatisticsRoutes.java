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

/// What a person's finished games add up to. Nothing of it is kept: it follows from the cards of
/// the tables at which they sat, and goes when they do.
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
                        "What my finished games add up to, game by game.",
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
                LOG.error("the card of table {} does not count", row.table(), broken);
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

    /// Where a person sat; -1 if only guests of theirs did.
    private static int seat(Json card, String person) {
        List<Json> chairs = card.get("chairs").array();
        for (int seat = 0; seat < chairs.size(); seat++) {
            if (chairs.get(seat).get("person").string().equals(person)) {
                return seat;
            }
        }
        return -1;
    }

    /// Guided first games, games that were played elsewhere, and games played on from a moment of
    /// another say nothing of how one plays here.
    private static boolean counts(Json card) {
        return !is(card, "guided") && !is(card, "imported") && !is(card, "playedOn");
    }

    static boolean is(Json json, String name) {
        return json.has(name) && json.get(name).bool();
    }
}
