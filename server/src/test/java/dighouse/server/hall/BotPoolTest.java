package dighouse.server.hall;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.bots.BotSpeed;
import dighouse.server.budget.LastAddresses;
import dighouse.server.store.Append;
import dighouse.tables.CommandHandler;
import dighouse.tables.Decision;
import dighouse.tables.Table;
import dighouse.tables.TableEvent;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/// Bots are kept for as long as their table is played and in memory, and think on while people
/// talk.
class BotPoolTest extends WithHall {
    private static final long AT_ONCE = 0; // in nanoseconds
    private static final long NEVER = Long.MAX_VALUE / 4;
    private static final long MUCH = 64 << 20;

    private BotPool hire(BotSpeed speed) {
        BotPool bots = new BotPool(hall, 1, speed, new LastAddresses(), MUCH);
        hall.watch(bots);
        return bots;
    }

    /// A game of Marajoara in which a bot decides first.
    private void lay(String id, String level) {
        hall.open(
                id,
                new Append.Sender("ann", id),
                new TableEvent.Opened("ann", BotMemoryTest.charter(level)),
                List.of(new TableEvent.Sat(1, "ann", "ann", BotMemoryTest.CONTRIBUTION)));
    }

    private CommandResult act(String id, String command, Function<Table<?>, Decision> wish) {
        return hall.act(id, new Hall.Command(new Append.Sender("ann", command), 0, null, wish));
    }

    private int decider(String id) {
        Integer decider = hall.read(id, Table::decider);
        return decider == null ? -1 : decider;
    }

    private void awaitAnn(String id) throws InterruptedException {
        long limit = System.nanoTime() + 60_000_000_000L;
        while (decider(id) != 1 && System.nanoTime() - limit < 0) {
            Thread.sleep(5);
        }
        assertThat(decider(id)).isEqualTo(1);
    }

    @Test
    void botsAreKeptUntilTheirTableEnds() throws Exception {
        try (BotPool bots = hire(new BotSpeed(0.1, 0))) {
            lay("one", "hard");
            awaitAnn("one");
            assertThat(bots.memoryBytes()).isPositive();

            act("one", "c", table -> CommandHandler.concede(table, 1));
            assertThat(bots.memoryBytes()).isZero();
        }
    }

    @Test
    void botsAreKeptUntilTheirTableLeavesMemory() throws Exception {
        try (BotPool bots = hire(new BotSpeed(0.1, 0))) {
            lay("one", "hard");
            awaitAnn("one");
            assertThat(bots.memoryBytes()).isPositive();

            assertThat(hall.sweep(NEVER, NEVER)).isEmpty();
            hall.sweep(AT_ONCE, AT_ONCE).forEach(bots::forget);
            assertThat(bots.memoryBytes()).isZero();
        }
    }

    /// What they play follows from the table alone, also after a restart.
    @Test
    void whereGamesAreCountedNothingIsKept() throws Exception {
        try (BotPool bots = hire(new BotSpeed(0.1, 10))) {
            lay("one", "hard");
            awaitAnn("one");
            assertThat(bots.memoryBytes()).isZero();
        }
    }

    @Test
    void talkDoesNotStopThinking() throws Exception {
        try (BotPool bots = hire(new BotSpeed(4, 0))) {
            lay("one", "expert");
            long limit = System.nanoTime() + 20_000_000_000L;
            while (bots.size() == 0 && System.nanoTime() - limit < 0) {
                Thread.sleep(2);
            }
            assertThat(bots.size()).isEqualTo(1);
            long begun = System.nanoTime();
            for (int i = 0; i < 100 && bots.size() > 0 && decider("one") == 0; i++) {
                act("one", "say" + i, table -> Decision.accept(new TableEvent.Said("ann", false)));
                Thread.sleep(100);
            }
            assertThat(System.nanoTime() - begun)
                    .as("not after all that was said")
                    .isLessThan(9_500_000_000L);
        }
    }
}
