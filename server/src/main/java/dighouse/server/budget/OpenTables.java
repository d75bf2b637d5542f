package dighouse.server.budget;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/// Charges each opener for their tables that were opened within a day and are not finished.
public final class OpenTables {
    private static final long DAY_NANOS = 24L * 60 * 60 * 1_000_000_000;

    private final Budgets budgets;
    private final LongSupplier nanos;
    private final Map<String, Opened> tables = new LinkedHashMap<>(); // the oldest first

    private record Opened(Payer payer, Budgets.Place place, long atNanos) {}

    public OpenTables(Budgets budgets) {
        this(budgets, System::nanoTime);
    }

    /// @param nanos a clock
    OpenTables(Budgets budgets, LongSupplier nanos) {
        this.budgets = budgets;
        this.nanos = nanos;
    }

    /// Charges for a table that is about to be opened.
    ///
    /// @throws OverBudget if its opener, or their address, has as many as allowed
    public synchronized void open(String table, Payer payer) {
        forgetOld();
        Budgets.Place place = budgets.hold(Budget.TABLES_OPEN, payer);
        tables.put(table, new Opened(payer, place, nanos.getAsLong()));
    }

    /// Ends the charge for a table that has ended or could not be opened.
    public synchronized void end(String table) {
        Opened opened = tables.remove(table);
        if (opened != null) {
            opened.place().close();
        }
    }

    /// The address that a table was opened from; empty if that is forgotten.
    public synchronized String address(String table) {
        Opened opened = tables.get(table);
        return opened == null ? "" : opened.payer().address();
    }

    private void forgetOld() {
        Iterator<Opened> oldest = tables.values().iterator();
        while (oldest.hasNext()) {
            Opened opened = oldest.next();
            if (nanos.getAsLong() - opened.atNanos() < DAY_NANOS) {
                return;
            }
            opened.place().close();
            oldest.remove();
        }
    }
}
