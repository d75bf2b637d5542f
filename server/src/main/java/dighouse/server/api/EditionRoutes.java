package dighouse.server.api;

import dighouse.catalogue.GameEntry;
import dighouse.catalogue.Words;
import dighouse.kernel.Edition;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Malformed;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.Route;
import java.util.List;

/// What is printed on the pieces of a game, to start from, and whether a person's own version of it
/// makes a game: the game reads it as it would at a table.
final class EditionRoutes {
    List<Route> routes() {
        return List.of(
                Route.get(
                        "/api/editions/{game}/{edition}",
                        "What is printed on the pieces of a game.",
                        this::show),
                Route.post(
                        "/api/editions/{game}",
                        "Whether an edition of one's own makes a game; if not, the line and what"
                                + " is wrong there.",
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
        Words words = Words.in(RequestFilter.language(request));
        json.name("line").value(fault.line()).name("text").value(words.fault(fault));
        json.name("key").value(fault.key()).name("place").value(fault.place());
        DenialReplies.arguments(json, fault.arguments());
    }
}
