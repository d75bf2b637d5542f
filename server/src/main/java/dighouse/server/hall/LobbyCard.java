package dighouse.server.hall;

import dighouse.kernel.JsonWriter;
import dighouse.server.store.Append;
import dighouse.tables.Chair;
import dighouse.tables.Status;
import dighouse.tables.Table;
import dighouse.tables.ViewerJson;

/// Writes what lists of tables show of one table. No secret stands there: neither the position nor
/// the invitations.
final class LobbyCard {
    private LobbyCard() {}

    static Append.Card of(Table<?> table) {
        Append.Listing listing =
                new Append.Listing(
                        table.charter().game().id(),
                        table.status().id(),
                        table.charter().admission().visibility().id(),
                        table.charter().admission().watching().id(),
                        table.pace().kind());
        return new Append.Card(listing, body(table));
    }

    private static String body(Table<?> table) {
        JsonWriter json = new JsonWriter().beginObject();
        json.name("game").value(table.charter().game().id());
        json.name("edition").value(table.charter().game().edition());
        json.name("mission").value(table.charter().game().mission());
        json.name("opener").value(table.opener());
        json.name("watching").value(table.charter().admission().watching().id());
        table.pace().write(json.name("pace"));
        json.name("chairs").beginArray();
        table.chairs().forEach(chair -> chair(chair, json));
        json.endArray().name("imported").value(table.charter().origin().isImported());
        json.name("guided").value(table.charter().origin().isGuided());
        json.name("playedOn").value(table.charter().origin().isBranch());
        if (table.status() == Status.OVER) {
            ViewerJson.result(table, json.name("result"));
            json.name("plies").value(table.match().size());
            ViewerJson.points(table, json.name("points"));
        }
        return json.endObject().text();
    }

    private static void chair(Chair chair, JsonWriter json) {
        json.beginObject().name("kind").value(chair.plan().kind().id());
        json.name("person").value(chair.person());
        json.name("level").value(chair.level());
        json.name("conceded").value(chair.hasConceded()).endObject();
    }
}
