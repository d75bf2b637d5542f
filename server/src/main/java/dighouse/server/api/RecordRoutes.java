package dighouse.server.api;

import dighouse.catalogue.Language;
import dighouse.catalogue.Words;
import dighouse.kernel.GameRecord;
import dighouse.kernel.Malformed;
import dighouse.kernel.Position;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.Route;
import dighouse.server.lobby.TableCards;
import dighouse.server.people.Person;
import dighouse.server.people.Secrets;
import dighouse.server.request.Access;
import dighouse.server.request.Caller;
import dighouse.server.request.TableRequests;
import dighouse.server.store.LobbyQueries;
import dighouse.tables.Chair;
import dighouse.tables.Table;
import java.util.ArrayList;
import java.util.List;

/// Routes of finished games: the caller's, as records to download, and records to import.
final class RecordRoutes {
    private static final int MOST_CARDS = 100;

    private final TableRequests requests;
    private final TableCards tableCards;
    private final LobbyQueries queries;
    private final RecordImport imports;

    RecordRoutes(
            TableRequests requests, TableCards tableCards, LobbyQueries queries, Secrets secrets) {
        this.requests = requests;
        this.tableCards = tableCards;
        this.queries = queries;
        imports = new RecordImport(requests, secrets);
    }

    List<Route> routes() {
        return List.of(
                Route.get("/api/records", "My finished games, the newest first.", this::mine)
                        .asking("before"),
                Route.post(
                        "/api/records",
                        "Import a record: its text, or id and record as JSON.",
                        this::bring),
                Route.get(
                                "/api/tables/{table}/record",
                                "The record of a finished game.",
                                this::record)
                        .asking("lang", "invitation"));
    }

    private Reply mine(Request request) {
        Person person = requests.person(request);
        String before = request.query("before", "");
        if (!before.matches("[0-9]{0,15}")) {
            throw new Malformed("\"before\" is a time in milliseconds.");
        }
        long limit = before.isEmpty() ? Long.MAX_VALUE : Long.parseLong(before);
        return tableCards.reply(
                "records", queries.finishedOf(person.id(), limit, MOST_CARDS), person, List.of());
    }

    private Reply bring(Request request) {
        Person person = requests.person(request);
        return TableRequests.tableName(201, imports.bring(person, request));
    }

    private Reply record(Request request) {
        Caller caller = requests.caller(request);
        return requests.look(
                request,
                table -> {
                    Access.viewer(table, caller.person(), request);
                    return record(table, caller.language());
                });
    }

    private <P extends Position<P>> Reply record(Table<P> table, Language language) {
        ReviewRoutes.checkOver(table);
        List<String> players = new ArrayList<>();
        for (Chair chair : table.chairs()) {
            players.add(player(chair, Words.in(language)));
        }
        GameRecord written =
                GameRecord.of(
                        table.match(),
                        players,
                        table.fair().proof(true),
                        table.charter().game().isOwnEdition());
        return Reply.text(200, "text/plain; charset=utf-8", written.text())
                .with(
                        "Content-Disposition",
                        "attachment; filename=\""
                                + table.charter().game().id()
                                + "-"
                                + table.id()
                                + ".txt\"");
    }

    private String player(Chair chair, Words words) {
        if (!chair.bot().isEmpty()) {
            return chair.bot();
        }
        String name = requests.hall().viewerJson().names().apply(chair.person());
        return name.isEmpty() ? words.say("server", "aPlayer", List.of(), List.of()) : name;
    }
}
