package dighouse.server.api;

import dighouse.bots.levels.Bots;
import dighouse.catalogue.GameEntry;
import dighouse.catalogue.Games;
import dighouse.catalogue.Provenance;
import dighouse.catalogue.Words;
import dighouse.kernel.Edition;
import dighouse.kernel.Game;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Option;
import dighouse.kernel.Phrase;
import dighouse.kernel.SeatRange;
import dighouse.kernel.Setup;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.Route;
import dighouse.server.request.Caller;
import java.util.List;
import java.util.Map;

/// The route that lists games, with their editions, options, missions and bots.
final class GameRoutes {
    List<Route> routes() {
        return List.of(
                Route.get("/api/games", "The games, their editions, options and bots.", this::games)
                        .asking("lang"));
    }

    private Reply games(Request request) {
        Words words = Words.in(Caller.language(request));
        JsonWriter json = new JsonWriter().beginObject().name("levels").beginArray();
        Bots.levels().forEach(bot -> json.value(bot.name()));
        json.endArray().name("games").beginArray();
        Games.all().forEach(entry -> game(entry, words, json));
        return Reply.json(200, json.endArray().endObject().text());
    }

    private static void game(GameEntry<?> entry, Words words, JsonWriter json) {
        json.beginObject().name("id").value(entry.id());
        json.name("title").value(words.title(entry.id()));
        json.name("rules").value(entry.game().rulesNumber()).name("editions").beginArray();
        for (Edition edition : entry.editions()) {
            SeatRange seats = entry.game().seats(edition);
            json.beginObject().name("id").value(edition.id());
            json.name("leastSeats").value(seats.least()).name("mostSeats").value(seats.most());
            json.name("missions").value(entry.game().missions(edition));
            json.name("missionList").beginArray();
            for (int mission = 1; mission <= entry.game().missions(edition); mission++) {
                mission(entry.game(), edition, mission, words, json);
            }
            json.endArray().name("options").beginArray();
            for (int number = seats.least(); number <= seats.most(); number++) {
                options(entry, edition, number, words, json);
            }
            json.endArray();
            provenance(edition, json);
            json.endObject();
        }
        json.endArray().endObject();
    }

    private static void mission(
            Game<?> game, Edition edition, int mission, Words words, JsonWriter json) {
        json.beginObject().name("number").value(mission);
        json.name("title").value(words.missionTitle(game.id(), mission));
        json.name("help").value(words.missionHelp(game.id(), mission));
        json.name("goals").beginArray();
        for (Phrase goal : game.goals(Setup.of(game, edition, 1, mission, Map.of()))) {
            json.beginObject();
            goal.writeMembers(json, "key");
            json.name("text").value(words.scorePart(game.id(), goal, List.of())).endObject();
        }
        json.endArray().name("options").beginArray();
        for (Option option : game.options(edition, 1, mission)) {
            option(game.id(), option, words, json);
        }
        json.endArray().endObject();
    }

    /// Which blocks of an edition are printed, and which had to be reconstructed.
    private static void provenance(Edition edition, JsonWriter json) {
        json.name("provenance").beginArray();
        for (Provenance block : Provenance.of(edition)) {
            json.beginObject().name("block").value(block.block());
            json.name("kind").value(block.kind()).name("notes").texts(block.notes()).endObject();
        }
        json.endArray();
    }

    private static void options(
            GameEntry<?> entry, Edition edition, int seats, Words words, JsonWriter json) {
        json.beginObject().name("seats").value(seats).name("options").beginArray();
        for (Option option : entry.game().options(edition, seats, 0)) {
            option(entry.id(), option, words, json);
        }
        json.endArray().endObject();
    }

    private static void option(String game, Option option, Words words, JsonWriter json) {
        json.beginObject().name("id").value(option.id()).name("rule").value(option.rule());
        json.name("name").value(words.optionName(game, option.id()));
        json.name("help").value(words.optionHelp(game, option.id()));
        json.name("least").value(option.least()).name("most").value(option.most());
        json.name("standard").value(option.text(option.standard()));
        json.name("values").beginArray();
        for (String name : option.names()) {
            json.beginObject().name("id").value(name).name("name");
            json.value(words.optionValue(game, option.id(), name)).endObject();
        }
        json.endArray().endObject();
    }
}
