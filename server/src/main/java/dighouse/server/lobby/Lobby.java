package dighouse.server.lobby;

import dighouse.kernel.Json;
import dighouse.kernel.Malformed;
import dighouse.server.budget.Budget;
import dighouse.server.budget.Budgets;
import dighouse.server.budget.OpenTables;
import dighouse.server.budget.Scope;
import dighouse.server.budget.Usage;
import dighouse.server.store.LobbyQueries;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;

/// Lists public tables, the newest first. Only a few of one person's, and of one address's, are
/// listed, so that nobody fills the list alone. The others are open to whoever has their link.
public final class Lobby {
    static final int MOST_CARDS = 100;
    private static final int MOST_PAGES = 10; // read from the store for one list

    private final LobbyQueries queries;
    private final Budgets budgets;
    private final OpenTables openTables;

    public Lobby(LobbyQueries queries, Usage usage) {
        this.queries = queries;
        budgets = usage.budgets();
        openTables = usage.openTables();
    }

    List<LobbyQueries.CardRow> list(LobbyQueries.Filter filter) {
        List<LobbyQueries.CardRow> listed = new ArrayList<>();
        Map<String, Integer> seen = new HashMap<>();
        int skipped = 0;
        for (int page = 0; page < MOST_PAGES; page++) {
            List<LobbyQueries.CardRow> rows = queries.lobby(filter, skipped, MOST_CARDS);
            for (LobbyQueries.CardRow row : rows) {
                if (listed.size() < MOST_CARDS && isFew(row, seen)) {
                    listed.add(row);
                }
            }
            if (rows.size() < MOST_CARDS || listed.size() == MOST_CARDS) {
                break;
            }
            skipped += rows.size();
        }
        return listed;
    }

    private boolean isFew(LobbyQueries.CardRow row, Map<String, Integer> seen) {
        return isFew(Scope.PERSON, opener(row.body()), seen)
                && isFew(Scope.ADDRESS, openTables.address(row.table()), seen);
    }

    private boolean isFew(Scope scope, String who, Map<String, Integer> seen) {
        return who.isEmpty()
                || seen.merge(scope + who, 1, Integer::sum) <= budgets.most(Budget.LOBBY, scope);
    }

    /// The opener. Older cards do not name one: there it is the person on the first chair. A
    /// damaged card has none; [TableCards] leaves it out and logs it.
    private static String opener(String body) {
        try {
            Json card = Json.parse(body);
            return card.has("opener")
                    ? card.get("opener").string()
                    : card.get("chairs").array().getFirst().get("person").string();
        } catch (Malformed | NoSuchElementException broken) {
            return "";
        }
    }
}
