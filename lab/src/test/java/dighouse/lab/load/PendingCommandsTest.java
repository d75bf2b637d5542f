package dighouse.lab.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// The time from which the driver measures a command.
class PendingCommandsTest {
    private final PendingCommands pendingCommands = new PendingCommands();

    @Test
    void aSeatThatCommandsTwiceRunningHasTwoStarts() {
        pendingCommands.send(0, 5, 100);
        pendingCommands.send(0, 6, 130);

        assertThat(pendingCommands.hear(1, 5, 150)).isEqualTo(50);
        assertThat(pendingCommands.hear(1, 6, 151)).isEqualTo(21);
    }

    @Test
    void onlyTheOtherSeatsReadingCountsAndOnce() {
        pendingCommands.send(0, 5, 100);

        assertThat(pendingCommands.hear(0, 5, 110)).isEqualTo(PendingCommands.NOT_COUNTED);
        assertThat(pendingCommands.hear(1, 5, 120)).isEqualTo(20);
        assertThat(pendingCommands.hear(1, 5, 130)).isEqualTo(PendingCommands.NOT_COUNTED);
        assertThat(pendingCommands.hear(1, 4, 130)).isEqualTo(PendingCommands.NOT_COUNTED);
    }
}
