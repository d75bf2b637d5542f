package dighouse.server.api;

import dighouse.catalogue.FirstGame;
import dighouse.catalogue.GameEntry;
import dighouse.catalogue.Games;
import dighouse.catalogue.Language;
import dighouse.kernel.Argument;
import dighouse.kernel.Hash64;
import dighouse.kernel.JsonWriter;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.Route;
import dighouse.server.request.Caller;
import dighouse.server.request.DeniedException;
import dighouse.tables.Denial;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// Routes for texts about a game: the rules for players, and the notes of a guided first game.
///
/// The texts change only with the program, so each is built once, and a browser caches it: after a
/// while it asks again and hears that nothing is new.
final class RulebookRoutes {
    private static final String KEPT = "public, max-age=600";

    private final Map<String, Printed> printed = new ConcurrentHashMap<>(); // by path and language

    /// @param tag changes with the text
    private record Printed(String json, String tag) {}

    /// Writes a text about a game.
    @FunctionalInterface
    private interface Telling {
        void write(GameEntry<?> entry, Language language, JsonWriter json);
    }

    List<Route> routes() {
        return List.of(
                Route.get(
                                "/api/rules/{game}",
                                "The rules of a game for its players.",
                                request -> tell(request, RulebookRoutes::rules))
                        .asking("lang"),
                Route.get(
                                "/api/guide/{game}",
                                "The notes of a guided first game; none if a game has no guide.",
                                request -> tell(request, RulebookRoutes::guide))
                        .asking("lang"));
    }

    private static void rules(GameEntry<?> entry, Language language, JsonWriter json) {
        entry.rulebook(language).write(json);
    }

    private static void guide(GameEntry<?> entry, Language language, JsonWriter json) {
        FirstGame.of(entry.id(), language).write(json);
    }

    private Reply tell(Request request, Telling telling) {
        GameEntry<?> entry = playable(request.value("game"));
        Language language = Caller.language(request);
        Printed text =
                printed.computeIfAbsent(
                        request.path() + "." + language.code(),
                        absent -> print(telling, entry, language));
        Reply reply =
                request.header("if-none-match").contains(text.tag())
                        ? Reply.json(304, "")
                        : Reply.json(200, text.json());
        return reply.with("ETag", text.tag())
                .with("Cache-Control", KEPT)
                .with("Content-Language", language.code())
                .with("Vary", "Accept-Language");
    }

    /// The entry of a game that can be played at tables.
    static GameEntry<?> playable(String game) {
        List<String> games = Games.all().stream().map(GameEntry::id).toList();
        if (!games.contains(game)) {
            throw new DeniedException(
                    Denial.of(
                            Denial.Kind.NOT_FOUND,
                            "noSuchGame",
                            Argument.term("games", "plain", String.join(", ", games))));
        }
        return Games.find(game);
    }

    private static Printed print(Telling telling, GameEntry<?> entry, Language language) {
        JsonWriter json = new JsonWriter();
        telling.write(entry, language, json);
        return new Printed(json.text(), "\"" + Hash64.hex(Hash64.of(json.text())) + "\"");
    }
}
