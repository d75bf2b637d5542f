package dighouse.server.hall;

import dighouse.kernel.JsonWriter;
import dighouse.kernel.Malformed;
import dighouse.server.store.LobbyQueries;
import dighouse.server.store.Store;
import dighouse.server.store.StoredEvent;
import dighouse.tables.BrokenLog;
import dighouse.tables.EventText;
import dighouse.tables.Notebook;
import dighouse.tables.Table;
import dighouse.tables.TableEvent;
import dighouse.tables.ViewerJson;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Reads from the store what has happened at tables.
///
/// @param viewerJson writes what a viewer hears of it
public record LogReader(Store store, ViewerJson viewerJson) {

    /// Folds the events of a table, from the first one on.
    ///
    /// @throws BrokenLog if they are damaged in any way
    static Table<?> fold(String id, List<StoredEvent> events) {
        Table<?> table = null;
        int number = 0;
        for (StoredEvent stored : events) {
            number++;
            if (stored.number() != number) {
                throw new BrokenLog(number, "it is missing");
            }
            table = add(id, table, stored);
        }
        if (table == null) {
            throw new BrokenLog(1, "it is missing");
        }
        return table;
    }

    private static Table<?> add(String id, @Nullable Table<?> table, StoredEvent stored) {
        try {
            TableEvent event = read(stored);
            if (table != null) {
                table.apply(event, stored.serverAt());
                return table;
            }
            if (event instanceof TableEvent.Opened opened) {
                return Table.open(id, opened);
            }
        } catch (BrokenLog known) {
            throw known;
        } catch (RuntimeException | StackOverflowError fault) {
            throw new BrokenLog(stored.number(), fault); // logs are damaged in many ways
        }
        throw new BrokenLog(stored.number(), "the first event opens the table");
    }

    static TableEvent read(StoredEvent stored) {
        try {
            return EventText.read(stored.body());
        } catch (Malformed fault) {
            throw new BrokenLog(stored.number(), fault);
        }
    }

    /// The news by viewer for each event after this number.
    ///
    /// @param events all of the table
    List<Map<Integer, String>> newsFor(
            String id, Set<Integer> viewers, List<StoredEvent> events, int number) {
        List<Map<Integer, String>> news = new ArrayList<>();
        events.subList(number, events.size()).forEach(event -> news.add(new LinkedHashMap<>()));
        for (int viewer : viewers) {
            CatchUp catchUp =
                    new CatchUp(
                            this,
                            id,
                            number,
                            viewer,
                            (from, most) ->
                                    events.subList(from, Math.min(from + most, events.size())));
            for (CatchUp.News heard : catchUp.rest(events.size())) {
                news.get(heard.number() - number - 1).put(viewer, heard.text());
            }
        }
        return news;
    }

    private Map<Integer, String> remarks(String id) {
        Map<Integer, String> remarks = new LinkedHashMap<>();
        for (LobbyQueries.RemarkRow remark : store.queries().remarks(id)) {
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
        Notebook notebook = new Notebook(viewerJson, viewer, fold(id, events).status(), muted);
        Table<?> table = fold(id, events.subList(0, 1));
        for (StoredEvent stored : events.subList(1, events.size())) {
            String said = remarks.getOrDefault(stored.number(), "");
            notebook.add(table, read(stored), stored.at(), stored.serverAt(), said);
        }
        JsonWriter json = new JsonWriter().beginObject().name("number").value(table.number());
        return json.name("entries").raw(notebook.entries()).endObject().text();
    }
}
