package dighouse.server.api;

import dighouse.catalogue.GameEntry;
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
            fault(taken ? taken(edition) : new Malformed(""), request, json);
        } catch (Malformed fault) {
            json.name("ok").value(false).name("id").value("");
            fault(fault, request, json);
        }
        return Reply.json(200, json.endObject().text());
    }

    private static Malformed taken(Edition edition) {
        return Malformed.of(
                "edition.taken",
                "\"{edition}\" is an edition of the house: yours needs an id of its own.",
                edition.id());
    }

    /// In words, and as the key and the arguments by which a page says it in its own.
    private static void fault(Malformed fault, Request request, JsonWriter json) {
        Words words = Words.in(Caller.language(request));
        json.name("line").value(fault.line()).name("text").value(words.fault(fault));
        json.name("key").value(fault.key()).name("place").value(fault.place());
        Argument.write(fault.arguments(), json.name("arguments"));
    }
}
