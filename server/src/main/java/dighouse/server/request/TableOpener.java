package dighouse.server.request;

import dighouse.server.budget.Budget;
import dighouse.server.budget.Budgets;
import dighouse.server.budget.OpenTables;
import dighouse.server.budget.Payer;
import dighouse.server.budget.Usage;
import dighouse.server.hall.CommandResult;
import dighouse.server.hall.Hall;
import dighouse.server.store.Append;
import dighouse.tables.TableEvent;
import java.util.List;
import java.util.function.Supplier;

/// Opens tables within the budgets of whoever asks. There is no other way to a new table.
public final class TableOpener {
    private static final double KILO = 1_000;

    private final Hall hall;
    private final Budgets budgets;
    private final OpenTables open;

    TableOpener(Hall hall, Usage usage) {
        this.hall = hall;
        budgets = usage.budgets();
        open = usage.openTables();
    }

    /// Opens a table at which people and bots will play, perhaps with events that have already
    /// happened.
    ///
    /// @param opening lets the hall open it
    public CommandResult open(
            Payer payer, String id, TableEvent.Opened opened, Supplier<CommandResult> opening) {
        open.open(id, payer);
        boolean done = false;
        try {
            budgets.spend(Budget.TABLES, payer);
            payForEdition(payer, opened);
            CommandResult answer = opening.get();
            done = answer instanceof CommandResult.Done;
            return answer;
        } finally {
            if (!done) {
                open.end(id);
            }
        }
    }

    /// Stores a table whose game is over; the import has paid for reading it.
    public CommandResult admit(
            Payer payer,
            String id,
            Append.Sender sender,
            TableEvent.Opened opened,
            List<TableEvent> events) {
        payForEdition(payer, opened);
        return hall.admit(id, sender, opened, events);
    }

    private void payForEdition(Payer payer, TableEvent.Opened opened) {
        int letters = opened.charter().game().own().length();
        if (letters > 0) {
            budgets.spend(Budget.EDITIONS, payer, letters / KILO);
        }
    }
}
