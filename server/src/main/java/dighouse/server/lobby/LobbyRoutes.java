package dighouse.server.lobby;

import dighouse.catalogue.GameEntry;
import dighouse.catalogue.Games;
import dighouse.kernel.Edition;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Malformed;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.Route;
import dighouse.server.people.Person;
import dighouse.server.request.TableRequests;
import dighouse.server.store.LobbyQueries;
import java.util.List;

/// Routes of lists: the lobby, the caller's tables, the caller's missions.
public final class LobbyRoutes {
    private static final int MOST_CARDS = 100;
    private static final List<String> STATUSES = List.of("open", "playing", "over");
    private static final List<String> PACES = List.of("", "untimed", "days", "live");

    private final TableRequests requests;
    private final TableCards tableCards;
    private final Lobby lobby;
    private final LobbyQueries queries;
    private final UnlockedMissions missions;

    public LobbyRoutes(
            TableRequests requests,
            TableCards tableCards,
            Lobby lobby,
            LobbyQueries queries,
            UnlockedMissions missions) {
        this.requests = requests;
        this.tableCards = tableCards;
        this.lobby = lobby;
        this.queries = queries;
        this.missions = missions;
    }

    public List<Route> routes() {
        return List.of(
                Route.get(
                                "/api/tables",
                                "Public tables: open to sit down at (status=open), or to watch"
                                        + " (playing, over).",
                                this::lobby)
                        .asking("status", "game", "pace"),
                Route.get("/api/mine", "My tables, those that wait for me first.", this::mine),
                Route.get("/api/next", "The table that has waited longest for me.", this::next),
                Route.get(
                        "/api/missions",
                        "The missions I have won, and the last one I have unlocked.",
                        this::missions));
    }

    private Reply lobby(Request request) {
        String status = oneOf(request, "status", "open", STATUSES);
        String pace = oneOf(request, "pace", "", PACES);
        String game = request.query("game", "");
        if (!game.isEmpty()) {
            Games.find(game);
        }
        return tableCards.reply(
                "tables",
                lobby.list(new LobbyQueries.Filter(status, game, pace)),
                Person.NOBODY,
                List.of());
    }

    private static String oneOf(
            Request request, String name, String otherwise, List<String> known) {
        String value = request.query(name, otherwise);
        if (!known.contains(value)) {
            throw new Malformed(
                    "\""
                            + name
                            + "\" is one of "
                            + String.join(", ", known.stream().filter(it -> !it.isEmpty()).toList())
                            + ".");
        }
        return value;
    }

    private Reply mine(Request request) {
        Person person = requests.person(request);
        return tableCards.reply(
                "tables",
                queries.tablesOf(person.id(), MOST_CARDS),
                person,
                queries.waitingFor(person.id()));
    }

    private Reply next(Request request) {
        List<String> waiting = queries.waitingFor(requests.person(request).id());
        JsonWriter json = new JsonWriter().beginObject().name("table");
        json.value(waiting.isEmpty() ? "" : waiting.getFirst());
        return Reply.json(200, json.name("waiting").value(waiting.size()).endObject().text());
    }

    private Reply missions(Request request) {
        List<LobbyQueries.MissionRow> won = missions.wonBy(requests.person(request));
        JsonWriter json = new JsonWriter().beginObject().name("won").beginArray();
        for (LobbyQueries.MissionRow row : won) {
            json.beginObject().name("game").value(row.game()).name("edition").value(row.edition());
            json.name("mission").value(row.mission()).name("table").value(row.table()).endObject();
        }
        json.endArray().name("unlocked").beginArray();
        for (GameEntry<?> entry : Games.all()) {
            for (Edition edition : entry.editions()) {
                if (entry.game().missions(edition) > 0) {
                    json.beginObject().name("game").value(entry.id());
                    json.name("edition").value(edition.id()).name("mission");
                    json.value(UnlockedMissions.unlocked(won, entry, edition)).name("of");
                    json.value(entry.game().missions(edition)).endObject();
                }
            }
        }
        return Reply.json(200, json.endArray().endObject().text());
    }
}
