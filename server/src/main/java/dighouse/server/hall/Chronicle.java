package dighouse.server.hall;

import dighouse.kernel.JsonWriter;
import dighouse.kernel.Malformed;
import dighouse.server.store.Shelves;
import dighouse.server.store.Store;
import dighouse.server.store.StoredEvent;
import dighouse.server.table.BrokenLog;
import dighouse.server.table.EventText;
import dighouse.server.table.Narrator;
import dighouse.server.table.Notebook;
import dighouse.server.table.Table;
import dighouse.server.table.TableEvent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What has happened at tables, read from the store.
///
/// @param narrator says what a viewer hears of it
public record Chronicle(Store store, Narrator narrator) {

    /// Adds up the events from the first one on.
    static Table<?> fold(String id, List<StoredEvent> events) {
        Table<?> table = null;
        for (StoredEvent stored : events) {
            TableEvent event = read(stored);
            if (table != null) {
                table.apply(event, stored.houseAt());
            } else if (event instanceof TableEvent.Opened opened) {
                table = open(id, opened);
            } else {
                throw new BrokenLog(stored.number(), "the first event opens the table");
            }
        }
        if (table == null) {
            throw new BrokenLog(0, "there is no event");
        }
        return table;
    }

    private static Table<?> open(String id, TableEvent.Opened opened) {
        try {
            return Table.open(id, opened);
        } catch (Malformed fault) {
            throw new BrokenLog(1, fault);
        }
    }

    static TableEvent read(StoredEvent stored) {
        try {
            return EventText.read(stored.body());
        } catch (Malformed fault) {
            throw new BrokenLog(stored.number(), fault);
        }
    }

    private Map<Integer, String> remarks(String id) {
        Map<Integer, String> remarks = new LinkedHashMap<>();
        for (Shelves.RemarkRow remark : store.shelves().remarks(id)) {
            remarks.put(remark.number(), remark.text());
        }
        return remarks;
    }

    /// Everything that happened at a table, as a viewer heard it.
    ///
    /// @param muted voices that the reader does not want to hear
    public String notebook(String id, int viewer, Set<String> muted) {
        List<StoredEvent> events = store.log().after(id, 0);
        Map<Integer, String> remarks = remarks(id);
        Notebook notebook = new Notebook(narrator, viewer, fold(id, events).status(), muted);
        Table<?> table = fold(id, events.subList(0, 1));
        for (StoredEvent stored : events.subList(1, events.size())) {
            String said = remarks.getOrDefault(stored.number(), "");
            notebook.add(table, read(stored), stored.at(), stored.houseAt(), said);
        }
        JsonWriter json = new JsonWriter().beginObject().name("number").value(table.number());
        return json.name("entries").raw(notebook.entries()).endObject().text();
    }
}
