package dighouse.server.lobby;

import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;
import dighouse.server.hall.NameCache;
import dighouse.server.http.Reply;
import dighouse.server.people.Person;
import dighouse.server.store.LobbyQueries;
import dighouse.server.store.StoreFault;
import java.util.List;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Writes lists of tables. Cards are stored with people's ids, and shown with their present names.
public record TableCards(NameCache names) {
    private static final Logger LOG = LoggerFactory.getLogger(TableCards.class);
    private static final Set<String> INSIDE = Set.of("chairs", "points", "opener");

    /// Writes a list of tables as JSON. A card that cannot be read is left out.
    ///
    /// @param person who looks; their own chairs are marked
    /// @param waiting the tables that wait for them
    public Reply reply(
            String name, List<LobbyQueries.CardRow> rows, Person person, List<String> waiting) {
        JsonWriter json = new JsonWriter().beginObject().name(name).beginArray();
        for (LobbyQueries.CardRow row : rows) {
            try {
                json.raw(card(row, person, waiting));
            } catch (StoreFault away) {
                throw away;
            } catch (RuntimeException broken) {
                LOG.error("left out the damaged card of table {}", row.table(), broken);
            }
        }
        return Reply.json(200, json.endArray().endObject().text());
    }

    private String card(LobbyQueries.CardRow row, Person person, List<String> waiting) {
        JsonWriter json = new JsonWriter().beginObject().name("table").value(row.table());
        json.name("status").value(row.status()).name("created").value(row.created());
        json.name("changed").value(row.changed());
        json.name("waitsForMe").value(waiting.contains(row.table()));
        card(Json.parse(row.body()), person, json);
        return json.endObject().text();
    }

    private void card(Json body, Person viewer, JsonWriter json) {
        body.object()
                .forEach((name, member) -> {
                    if (!INSIDE.contains(name)) {
                        member.write(json.name(name));
                    }
                });
        json.name("chairs").beginArray();
        for (Json chair : body.get("chairs").array()) {
            String person = chair.get("person").string();
            json.beginObject().name("kind").value(chair.get("kind").string());
            json.name("taken").value(!person.isEmpty());
            json.name("me").value(viewer.isKnown() && person.equals(viewer.id()));
            json.name("name").value(person.isEmpty() ? "" : names.name(person));
            json.name("level").value(chair.get("level").string()).endObject();
        }
        json.endArray();
    }
}
