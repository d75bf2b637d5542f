package dighouse.server.hall;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.bots.BotSpeed;
import dighouse.catalogue.Games;
import dighouse.kernel.Position;
import dighouse.tables.Admission;
import dighouse.tables.Charter;
import dighouse.tables.ChosenGame;
import dighouse.tables.PlannedSeat;
import dighouse.tables.SeatingRules;
import dighouse.tables.Table;
import dighouse.tables.TableEvent;
import dighouse.tables.TableOrigin;
import dighouse.tables.Terms;
import dighouse.tables.thinking.BotTurn;
import dighouse.tables.thinking.RememberedBots;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// The bots of a table stay the same for its next decision, until they must not.
class BotMemoryTest {
    private static final BotSpeed HURRIED = new BotSpeed(0.02, 0);
    static final String CONTRIBUTION = "00112233445566778899aabbccddeeff";
    private static final long MUCH = 64 << 20;

    /// A table of Marajoara at which a bot decides first.
    static Charter charter(String level) {
        return IntStream.rangeClosed('0', '9')
                .mapToObj(digit -> charter(level, Character.toString(digit).repeat(64)))
                .filter(charter -> table("any", charter).decider() == 0)
                .findFirst()
                .orElseThrow();
    }

    private static Charter charter(String level, String secret) {
        return new Charter(
                ChosenGame.standard(Games.find("marajoara")),
                List.of(PlannedSeat.bot(level), PlannedSeat.open()),
                Admission.BY_LINK,
                Terms.RELAXED,
                new TableOrigin.Fresh(),
                secret);
    }

    private static Table<?> table(String id) {
        return table(id, charter("hard"));
    }

    private static Table<?> table(String id, Charter charter) {
        Table<?> table = Table.open(id, new TableEvent.Opened("ann", charter));
        table.apply(new TableEvent.Sat(1, "ann", "ann", CONTRIBUTION), 0);
        table.apply(SeatingRules.begin(table), 0);
        return table;
    }

    private static <P extends Position<P>> RememberedBots<?> think(
            BotMemory memory, Table<P> table) {
        RememberedBots<P> bots = memory.take(table, HURRIED);
        new BotTurn<>(table, bots).choose();
        memory.keep(table.id(), bots);
        return bots;
    }

    @Test
    void theBotsOfATableStayTheSame() {
        BotMemory memory = new BotMemory(MUCH);
        Table<?> table = table("one");
        RememberedBots<?> first = think(memory, table);

        assertThat(think(memory, table)).isSameAs(first);
        assertThat(think(memory, table("other"))).isNotSameAs(first);
    }

    @Test
    void otherBotsOrAnotherPaceAreNewOnes() {
        BotMemory memory = new BotMemory(MUCH);
        Table<?> table = table("one");
        RememberedBots<?> first = think(memory, table);
        assertThat(memory.take(table, new BotSpeed(0.5, 0))).isNotSameAs(first);

        memory.keep("one", first);
        table.apply(new TableEvent.StoodIn(1, "easy"), 0);
        assertThat(memory.take(table, HURRIED)).isNotSameAs(first);
    }

    @Test
    void whatIsForgottenTakesNoMemory() {
        BotMemory memory = new BotMemory(MUCH);
        RememberedBots<?> first = think(memory, table("one"));
        assertThat(memory.bytes()).isEqualTo(first.bytes()).isPositive();

        memory.forget("one");
        assertThat(memory.bytes()).isZero();
        assertThat(think(memory, table("one"))).isNotSameAs(first);
    }

    @Test
    void beyondTheLimitThoseGoThatDecidedLongestAgo() {
        long each = think(new BotMemory(MUCH), table("any")).bytes();
        BotMemory memory = new BotMemory(2 * each);
        Table<?> one = table("one");
        Table<?> two = table("two");
        RememberedBots<?> first = think(memory, one);
        RememberedBots<?> second = think(memory, two);
        assertThat(think(memory, one)).isSameAs(first);

        think(memory, table("three"));

        assertThat(memory.bytes()).isEqualTo(2 * each);
        assertThat(think(memory, one)).isSameAs(first);
        assertThat(think(memory, two)).isNotSameAs(second);
    }

    @Test
    void nothingIsKeptWhereNothingMayBe() {
        BotMemory memory = new BotMemory(0);
        Table<?> table = table("one");
        assertThat(think(memory, table)).isNotSameAs(think(memory, table));
        assertThat(memory.bytes()).isZero();
    }
}
