package dighouse.server.hall;

import dighouse.bots.Bot;
import dighouse.bots.Company;
import dighouse.bots.Pace;
import dighouse.bots.levels.Bots;
import dighouse.kernel.Hash64;
import dighouse.kernel.Position;
import dighouse.server.table.Chair;
import dighouse.server.table.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The bots of one table. They remember what they thought and how far their turn is, so they stay
/// the same while the same bots decide there.
///
/// @param <P> the game's position
final class TableBots<P extends Position<P>> {
    private static final int SMALL_BYTES = 100_000; // what is not counted one by one

    private final List<String> levels;
    private final Pace pace;
    private final Company<P> company;

    TableBots(Table<P> table, Pace pace) {
        this.pace = pace;
        levels = levels(table);
        List<@Nullable Bot> bots = new ArrayList<>();
        for (String level : levels) {
            bots.add(level.isEmpty() ? null : Bots.named(level));
        }
        long seed = Hash64.of(table.charter().secret());
        company = new Company<>(table.entry().game(), table.match().setup(), bots, pace, seed);
    }

    private static List<String> levels(Table<?> table) {
        return table.chairs().stream().map(Chair::level).toList();
    }

    /// Whether these are the bots that decide at the table now.
    boolean fits(Table<?> table, Pace wanted) {
        return pace.equals(wanted) && levels.equals(levels(table));
    }

    Company<P> company() {
        return company;
    }

    /// About how much memory they take.
    long bytes() {
        return SMALL_BYTES + company.bytes();
    }
}
