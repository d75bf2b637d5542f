package dighouse.server.api;

import dighouse.house.GameEntry;
import dighouse.house.Games;
import dighouse.house.Language;
import dighouse.kernel.Argument;
import dighouse.kernel.Hash64;
import dighouse.kernel.JsonWriter;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.Route;
import dighouse.server.table.Denial;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The rules of the games for their players.
///
/// They change only with the house itself, so each is put together once, and a browser keeps what
/// it has read: it asks again after a while and is told that nothing is new.
public final class RulebookRoutes {
    private static final String KEPT = "public, max-age=600";

    private final Map<String, Printed> printed = new ConcurrentHashMap<>(); // by game and language

    /// @param tag names just this text
    private record Printed(String json, String tag) {}

    public List<Route> routes() {
        return List.of(
                Route.get("/api/rules/{game}", "The rules of a game for its players.", this::rules)
                        .asking("lang"));
    }

    private Reply rules(Request request) {
        GameEntry<?> entry = playable(request.value("game"));
        Language language = Front.language(request);
        Printed book =
                printed.computeIfAbsent(
                        entry.id() + "." + language.code(), absent -> print(entry, language));
        Reply reply =
                request.header("if-none-match").contains(book.tag())
                        ? Reply.json(304, "")
                        : Reply.json(200, book.json());
        return reply.with("ETag", book.tag())
                .with("Cache-Control", KEPT)
                .with("Content-Language", language.code())
                .with("Vary", "Accept-Language");
    }

    private static GameEntry<?> playable(String game) {
        List<String> games = Games.all().stream().map(GameEntry::id).toList();
        if (!games.contains(game)) {
            throw new Denied(
                    Denial.of(
                            Denial.Kind.NOT_FOUND,
                            "noSuchGame",
                            Argument.term("games", "plain", String.join(", ", games))));
        }
        return Games.find(game);
    }

    private static Printed print(GameEntry<?> entry, Language language) {
        JsonWriter json = new JsonWriter();
        entry.rulebook(language).write(json);
        return new Printed(json.text(), "\"" + Hash64.hex(Hash64.of(json.text())) + "\"");
    }
}
