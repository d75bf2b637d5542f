package dighouse.server.budget;

/// What the server counts of people, addresses and tables.
///
/// @param budgets what each may still use
/// @param openTables the tables that openers pay for now
/// @param lastAddresses from which address people acted last
public record Usage(Budgets budgets, OpenTables openTables, LastAddresses lastAddresses) {
    /// Starts with nothing used.
    public static Usage within(Amounts amounts) {
        Budgets budgets = new Budgets(amounts);
        return new Usage(budgets, new OpenTables(budgets), new LastAddresses());
    }
}
