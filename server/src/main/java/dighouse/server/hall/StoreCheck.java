package dighouse.server.hall;

import dighouse.server.store.Store;
import dighouse.tables.BrokenLog;
import java.util.ArrayList;
import java.util.List;

/// Folds every table of a store with this program, and finds those that would be set aside; meant
/// for before an upgrade, while the old program still serves them.
///
/// @param tables how many were folded
/// @param stopped those whose log is damaged
public record StoreCheck(int tables, List<Stopped> stopped) {
    public StoreCheck {
        stopped = List.copyOf(stopped);
    }

    /// A table that would be set aside, and why.
    public record Stopped(String table, String why) {}

    public static StoreCheck of(Store store) {
        List<String> tables = store.log().tables();
        List<Stopped> stopped = new ArrayList<>();
        for (String table : tables) {
            try {
                LogReader.fold(table, store.log().after(table, 0));
            } catch (BrokenLog broken) {
                stopped.add(new Stopped(table, String.valueOf(broken.getMessage())));
            }
        }
        return new StoreCheck(tables.size(), stopped);
    }
}
