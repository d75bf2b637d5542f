package dighouse.server.api;

import dighouse.catalogue.GameEntry;
import dighouse.catalogue.Language;
import dighouse.catalogue.Words;
import dighouse.kernel.Argument;
import dighouse.kernel.Edition;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Malformed;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.Route;
import dighouse.server.request.Body;
import dighouse.server.request.Caller;
import java.util.List;

/// Routes that show a printed edition and check a person's own. The game itself reads it, as it
/// would at a table.
final class EditionRoutes {
    List<Route> routes() {
        return List.of(
                Route.get(
                        "/api/editions/{game}/{edition}",
                        "The printed edition of a game.",
                        this::show),
                Route.post(
                        "/api/editions/{game}",
                        "Check a person's own edition; if it makes no game, the line and what is"
                                + " wrong there.",
                        this::check));
    }

    private Reply show(Request request) {
        GameEntry<?> entry = RulebookRoutes.playable(request.value("game"));
        return Reply.json(200, entry.edition(request.value("edition")).json());
    }

    private Reply check(Request request) {
        GameEntry<?> entry = RulebookRoutes.playable(request.value("game"));
        String own = Body.of(request, "own").text("own");
        JsonWriter json = new JsonWriter().beginObject();
        try {
            Edition edition = entry.game().edition(own);
            boolean taken =
                    entry.editions().stream().anyMatch(each -> each.id().equals(edition.id()));
            json.name("ok").value(!taken).name("id").value(edition.id());
            json.name("line").value(0).name("text");
            json.value(taken ? ofTheHouse(edition, Caller.language(request)) : "");
        } catch (Malformed fault) {
            json.name("ok").value(false).name("id").value("");
            json.name("line").value(fault.line()).name("text").value(fault.sentence());
        }
        return Reply.json(200, json.endObject().text());
    }

    private static String ofTheHouse(Edition edition, Language language) {
        Argument id = Argument.term("id", "plain", edition.id());
        return Words.in(language).say("server", "editionOfTheHouse", List.of(id), List.of());
    }
}
