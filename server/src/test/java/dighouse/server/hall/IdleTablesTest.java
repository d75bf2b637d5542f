package dighouse.server.hall;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.catalogue.Games;
import dighouse.kernel.Viewer;
import dighouse.server.store.Append;
import dighouse.tables.Admission;
import dighouse.tables.Charter;
import dighouse.tables.ChosenGame;
import dighouse.tables.CommandHandler;
import dighouse.tables.PlannedSeat;
import dighouse.tables.TableEvent;
import dighouse.tables.TableOrigin;
import dighouse.tables.Terms;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Unused tables leave memory, and are as they were when somebody comes back.
class IdleTablesTest extends WithHall {
    private static final long AT_ONCE = 0; // in nanoseconds
    private static final long NEVER = Long.MAX_VALUE / 4;
    private static final String CONTRIBUTION = "00112233445566778899aabbccddeeff";

    /// Opens a game of Archaeology that has begun.
    static void lay(Hall hall, String id) {
        Charter charter =
                new Charter(
                        ChosenGame.standard(Games.find("archaeology")),
                        List.of(PlannedSeat.open(), PlannedSeat.bot("easy")),
                        Admission.BY_LINK,
                        Terms.RELAXED,
                        new TableOrigin.Fresh(),
                        "5e".repeat(32));
        hall.open(
                id,
                new Append.Sender("ann", id),
                new TableEvent.Opened("ann", charter),
                List.of(new TableEvent.Sat(0, "ann", "ann", CONTRIBUTION)));
    }

    @Test
    void aTableThatNobodyUsesLeavesMemoryAndComesBackAsItWas() {
        lay(hall, "quiet");
        String before = hall.state("quiet", Viewer.BYSTANDER);

        hall.sweep(NEVER, NEVER);
        assertThat(hall.size()).as("not idle for long enough").isEqualTo(1);
        hall.sweep(AT_ONCE, NEVER);
        assertThat(hall.size()).isZero();

        assertThat(hall.state("quiet", Viewer.BYSTANDER)).isEqualTo(before);
    }

    @Test
    void aTableThatIsOverLeavesSooner() {
        lay(hall, "over");
        lay(hall, "playing");
        hall.act(
                "over",
                new Hall.Command(
                        new Append.Sender("ann", "c"),
                        0,
                        null,
                        it -> CommandHandler.concede(it, 0)));

        hall.sweep(NEVER, AT_ONCE);

        assertThat(hall.size()).isEqualTo(1);
    }

    @Test
    void aTableThatSomebodyListensToStays() {
        lay(hall, "watched");
        Listener dan = new Deaf();
        hall.join(hall.catchUp("watched", 3, dan.viewer()), dan);

        hall.sweep(AT_ONCE, AT_ONCE);
        assertThat(hall.size()).isEqualTo(1);
        hall.stopListening("watched", dan);
        hall.sweep(AT_ONCE, AT_ONCE);

        assertThat(hall.size()).isZero();
    }

    @Test
    void askingForTablesThatDoNotExistLeavesNothingBehind() {
        for (int i = 0; i < 100; i++) {
            assertThat(hall.state("none" + i, Viewer.BYSTANDER)).isNull();
        }
        assertThat(hall.size()).isZero();
    }

    private record Deaf() implements Listener {
        @Override
        public int viewer() {
            return Viewer.BYSTANDER;
        }

        @Override
        public String person() {
            return "";
        }

        @Override
        public void hear(String table, int number, String news) {}

        @Override
        public void count(String table, int watchers) {}
    }
}
