package dighouse.server.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// From when the driver counts.
class UnderWayTest {
    private final UnderWay underWay = new UnderWay();

    @Test
    void aSeatThatCommandsTwiceRunningHasTwoStarts() {
        underWay.send(0, 5, 100);
        underWay.send(0, 6, 130);

        assertThat(underWay.hear(1, 5, 150)).isEqualTo(50);
        assertThat(underWay.hear(1, 6, 151)).isEqualTo(21);
    }

    @Test
    void onlyTheOtherSeatsReadingCountsAndOnce() {
        underWay.send(0, 5, 100);

        assertThat(underWay.hear(0, 5, 110)).isEqualTo(UnderWay.NOT_COUNTED);
        assertThat(underWay.hear(1, 5, 120)).isEqualTo(20);
        assertThat(underWay.hear(1, 5, 130)).isEqualTo(UnderWay.NOT_COUNTED);
        assertThat(underWay.hear(1, 4, 130)).isEqualTo(UnderWay.NOT_COUNTED);
    }
}
