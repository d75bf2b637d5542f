package dighouse.tables.thinking;

import dighouse.bots.Bot;
import dighouse.bots.BotSpeed;
import dighouse.bots.TableBots;
import dighouse.bots.levels.Bots;
import dighouse.kernel.Hash64;
import dighouse.kernel.Position;
import dighouse.tables.Chair;
import dighouse.tables.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The bots of one table, with what they remember of their turn. They stay the same while the same
/// bots decide there.
///
/// @param <P> the game's position
public final class RememberedBots<P extends Position<P>> {
    private static final int SMALL_BYTES = 100_000; // everything that is not counted one by one

    private final List<String> levels;
    private final BotSpeed speed;
    private final TableBots<P> tableBots;

    public RememberedBots(Table<P> table, BotSpeed speed) {
        this.speed = speed;
        levels = levels(table);
        List<@Nullable Bot> bots = new ArrayList<>();
        for (String level : levels) {
            bots.add(level.isEmpty() ? null : Bots.named(level));
        }
        long seed = Hash64.of(table.charter().secret());
        tableBots = new TableBots<>(table.entry().game(), table.match().setup(), bots, speed, seed);
    }

    private static List<String> levels(Table<?> table) {
        return table.chairs().stream().map(Chair::level).toList();
    }

    /// Whether these are the bots that decide at the table now.
    public boolean fits(Table<?> table, BotSpeed wanted) {
        return speed.equals(wanted) && levels.equals(levels(table));
    }

    public TableBots<P> tableBots() {
        return tableBots;
    }

    /// Roughly how much memory they use.
    public long bytes() {
        return SMALL_BYTES + tableBots.bytes();
    }
}
