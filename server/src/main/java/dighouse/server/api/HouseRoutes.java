package dighouse.server.api;

import dighouse.bots.levels.Bots;
import dighouse.house.GameEntry;
import dighouse.house.Games;
import dighouse.house.Language;
import dighouse.house.Words;
import dighouse.kernel.Edition;
import dighouse.kernel.GameRecord;
import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Option;
import dighouse.kernel.Position;
import dighouse.kernel.SeatRange;
import dighouse.server.hall.Directory;
import dighouse.server.hall.Hall;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.Route;
import dighouse.server.people.Person;
import dighouse.server.people.Reception;
import dighouse.server.store.Shelves;
import dighouse.server.table.Chair;
import dighouse.server.table.Denial;
import dighouse.server.table.Table;
import java.util.ArrayList;
import java.util.List;

/// What the house offers, and the lists of tables.
public final class HouseRoutes {
    private static final int MOST_CARDS = 100;

    private final Hall hall;
    private final Reception reception;
    private final Directory directory;
    private final Shelves shelves;

    public HouseRoutes(Hall hall, Reception reception, Directory directory, Shelves shelves) {
        this.hall = hall;
        this.reception = reception;
        this.directory = directory;
        this.shelves = shelves;
    }

    public List<Route> routes() {
        return List.of(
                Route.get("/api/games", "The games, their editions, options and bots.", this::games)
                        .asking("lang"),
                Route.get(
                                "/api/tables",
                                "Public tables that are open, or being played.",
                                this::lobby)
                        .asking("status"),
                Route.get("/api/mine", "My tables, those that wait for me first.", this::mine),
                Route.get("/api/next", "The table that has waited longest for me.", this::next),
                Route.get("/api/missions", "The missions I have won.", this::missions),
                Route.get(
                        "/api/tables/{table}/record",
                        "The record of a finished game.",
                        this::record));
    }

    private Reply games(Request request) {
        Words words = Words.in(Front.language(request));
        JsonWriter json = new JsonWriter().beginObject().name("levels").beginArray();
        Bots.levels().forEach(bot -> json.value(bot.name()));
        json.endArray().name("games").beginArray();
        Games.all().forEach(entry -> game(entry, words, json));
        return Reply.json(200, json.endArray().endObject().text());
    }

    private static void game(GameEntry<?> entry, Words words, JsonWriter json) {
        json.beginObject().name("id").value(entry.id());
        json.name("title").value(words.title(entry.id())).name("editions").beginArray();
        for (Edition edition : entry.editions()) {
            SeatRange seats = entry.game().seats(edition);
            json.beginObject().name("id").value(edition.id());
            json.name("leastSeats").value(seats.least()).name("mostSeats").value(seats.most());
            json.name("missions").value(entry.game().missions(edition));
            json.name("options").beginArray();
            for (int number = seats.least(); number <= seats.most(); number++) {
                options(entry, edition, number, words, json);
            }
            json.endArray().endObject();
        }
        json.endArray().endObject();
    }

    private static void options(
            GameEntry<?> entry, Edition edition, int seats, Words words, JsonWriter json) {
        json.beginObject().name("seats").value(seats).name("options").beginArray();
        for (Option option : entry.game().options(edition, seats, 0)) {
            json.beginObject().name("id").value(option.id()).name("rule").value(option.rule());
            json.name("name").value(words.optionName(entry.id(), option.id()));
            json.name("help").value(words.optionHelp(entry.id(), option.id()));
            json.name("least").value(option.least()).name("most").value(option.most());
            json.name("standard").value(option.text(option.standard()));
            json.name("values").beginArray();
            for (String name : option.names()) {
                json.beginObject().name("id").value(name).name("name");
                json.value(words.optionValue(entry.id(), option.id(), name)).endObject();
            }
            json.endArray().endObject();
        }
        json.endArray().endObject();
    }

    private Reply lobby(Request request) {
        String status = request.query("status", "open");
        return cards(shelves.lobby(status, MOST_CARDS), Person.NOBODY);
    }

    private Reply mine(Request request) {
        Person person = PeopleRoutes.known(Front.caller(request, reception));
        return cards(shelves.tablesOf(person.id(), MOST_CARDS), person);
    }

    private Reply cards(List<Shelves.CardRow> rows, Person person) {
        List<String> waiting =
                person.isKnown() ? shelves.waitingFor(person.id()) : new ArrayList<>();
        JsonWriter json = new JsonWriter().beginObject().name("tables").beginArray();
        for (Shelves.CardRow row : rows) {
            json.beginObject().name("table").value(row.table());
            json.name("status").value(row.status()).name("created").value(row.created());
            json.name("changed").value(row.changed());
            json.name("waitsForMe").value(waiting.contains(row.table()));
            card(Json.parse(row.body()), json);
            json.endObject();
        }
        return Reply.json(200, json.endArray().endObject().text());
    }

    /// Cards are kept with people's ids, and shown with the names they go by now.
    private void card(Json body, JsonWriter json) {
        body.object()
                .forEach((name, member) -> {
                    if (!name.equals("chairs")) {
                        member.write(json.name(name));
                    }
                });
        json.name("chairs").beginArray();
        for (Json chair : body.get("chairs").array()) {
            String person = chair.get("person").string();
            json.beginObject().name("kind").value(chair.get("kind").string());
            json.name("taken").value(!person.isEmpty());
            json.name("name").value(person.isEmpty() ? "" : directory.name(person));
            json.name("level").value(chair.get("level").string()).endObject();
        }
        json.endArray();
    }

    private Reply next(Request request) {
        Person person = PeopleRoutes.known(Front.caller(request, reception));
        List<String> waiting = shelves.waitingFor(person.id());
        JsonWriter json = new JsonWriter().beginObject().name("table");
        json.value(waiting.isEmpty() ? "" : waiting.getFirst());
        return Reply.json(200, json.name("waiting").value(waiting.size()).endObject().text());
    }

    private Reply missions(Request request) {
        Person person = PeopleRoutes.known(Front.caller(request, reception));
        JsonWriter json = new JsonWriter().beginObject().name("won").beginArray();
        for (Shelves.MissionRow row : shelves.missionsOf(person.id())) {
            json.beginObject().name("game").value(row.game()).name("edition").value(row.edition());
            json.name("mission").value(row.mission()).name("table").value(row.table()).endObject();
        }
        return Reply.json(200, json.endArray().endObject().text());
    }

    private Reply record(Request request) {
        Caller caller = Front.caller(request, reception);
        Reply reply =
                hall.read(
                        request.value("table"),
                        table -> {
                            Access.viewer(table, caller.person(), request);
                            return record(table, caller.language());
                        });
        if (reply == null) {
            throw new Denied(Access.NO_TABLE);
        }
        return reply;
    }

    private <P extends Position<P>> Reply record(Table<P> table, Language language) {
        if (!table.match().isOver()) {
            throw new Denied(Denial.conflict("notOver"), "", table.number());
        }
        List<String> players = new ArrayList<>();
        for (Chair chair : table.chairs()) {
            players.add(player(chair, Words.in(language)));
        }
        GameRecord written =
                GameRecord.of(
                        table.match(),
                        players,
                        table.fair().proof(true),
                        !table.charter().own().isEmpty());
        return Reply.text(200, "text/plain; charset=utf-8", written.text());
    }

    private String player(Chair chair, Words words) {
        if (!chair.bot().isEmpty()) {
            return chair.bot();
        }
        String name = directory.name(chair.person());
        return name.isEmpty() ? words.say("server", "aPlayer", List.of(), List.of()) : name;
    }
}
