package dighouse.bots.marajoara;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dighouse.bots.Advice;
import dighouse.bots.AdviceContractTest;
import dighouse.bots.Arena;
import dighouse.marajoara.MarajoaraPosition;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MarajoaraAdviceTest extends AdviceContractTest<MarajoaraPosition> {
    private static final Arena<MarajoaraPosition> TWO = Arena.marajoara(2, 0);

    MarajoaraAdviceTest() {
        super(new MarajoaraAdvisor());
    }

    /// All numbers of seats and all missions.
    @Override
    protected Stream<Arena<MarajoaraPosition>> tables() {
        return Stream.concat(
                IntStream.rangeClosed(1, 4).mapToObj(seats -> Arena.marajoara(seats, 0)),
                IntStream.rangeClosed(1, 8).mapToObj(mission -> Arena.marajoara(1, mission)));
    }

    @Override
    protected Stream<Arena<MarajoaraPosition>> measuredTables() {
        return Stream.of(
                Arena.marajoara(4, 0),
                Arena.marajoara(1, 4),
                Arena.marajoara(1, 6),
                Arena.marajoara(1, 8));
    }

    private double forecast(String text, int seat) {
        return forecast(TWO, text, seat);
    }

    private double part(String text, String name) {
        return part(TWO, text, 0, name);
    }

    // ---- what dice are worth ------------------------------------------------------------------

    /// A 6 restores ONE6 for 6 points, 3 and 6 DIFF9 for 10; 4 and 5 restore SUM4 and SUM5, which
    /// are neighbours.
    @ParameterizedTest
    @CsvSource({"b6, 6, 1", "b5, 5, 1", "b3, 3, 1", "b2, 0, 0", "b36, 10, 1", "b45, 10, 2"})
    void inTheLastTurnBlueDiceAreWorthThePiecesThatTheyRestoreAtOnce(
            String dice, int points, int pieces) {
        String text = "14 A turn main=done first=A site=A1r1 dice=" + dice + "/-";
        Parameters parameters = Parameters.of(standard());
        double worth = points + pieces * parameters.piece();

        assertThat(part(text, "vase")).isCloseTo(parameters.keep() * worth, within(1e-4));
    }

    private static double[] standard() {
        return Parameters.KNOBS.stream().mapToDouble(knob -> knob.standard()).toArray();
    }

    /// Whoever has had the last turn can use nothing any more.
    @Test
    void diceOfASeatWithoutFurtherTurnAreWorthNothing() {
        String empty = "14 B turn first=A site=A1r1,C3b1 dice=-/-";
        String stored = "14 B turn first=A site=A1r1,C3b1 dice=b666r6y6/-";

        assertThat(forecast(stored, 0)).isEqualTo(forecast(empty, 0));
    }

    @ParameterizedTest
    @CsvSource({
        "b3, b2",
        "b6, b5",
        "b45, b44",
        "r4y4, r4",
        "r6y6, r5y5",
        "r35y6, r3y6",
        "y6, y1",
        "b1, -",
    })
    void forecastsPreferTheBetterDice(String better, String worse) {
        String text = "8 A turn main=done first=A site=A1r1,C3b1 dice=";

        assertThat(forecast(text + better + "/-", 0))
                .isGreaterThan(forecast(text + worse + "/-", 0));
    }

    @Test
    void aRedDieIsWorthMoreWithTheMoneyToExhibitIt() {
        String text = "13 A turn main=done first=A site=A1r1 dice=";
        double alone = forecast(text + "r5/-", 0) + forecast(text + "y5/-", 0);
        double together = forecast(text + "r5y5/-", 0) + forecast(text + "-/-", 0);

        assertThat(together).isGreaterThan(alone + 3);
    }

    @Test
    void theFirstAtTheEndOfATrackMayExpectMoreThanTheSecond() {
        String first = "12 A turn main=done first=A site=A1r1 disks=090/000 ends=-/A/-";
        String none = "12 A turn main=done first=A site=A1r1 disks=080/000";

        assertThat(part(first, "tracks")).isGreaterThan(part(none, "tracks") + 4);
    }

    /// A blue 6 lies ready for the seat whose turn it is; over a blue 1 it can jump as well.
    @Test
    void whoeverIsToMoveCountsOnTheBestDieThatLiesReady() {
        String rich = "13 A turn first=A site=D4r1,D5b6";
        String poor = "13 A turn first=A site=D4r1,D5b1";

        assertThat(part(rich, "turns")).isGreaterThan(part(poor, "turns") + 3);
    }

    @Test
    void aLeadInVasesCountsMoreTheNearerTheEndIs() {
        assertThat(lead(14)).isGreaterThan(lead(10));
        assertThat(lead(10)).isGreaterThan(lead(3));
    }

    private double lead(int round) {
        String text = round + " A turn main=done first=A site=A1r1 vases=";
        return part(text + "3/2", "awards") - part(text + "2/2", "awards");
    }

    // ---- what holds everywhere ----------------------------------------------------------------

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void beforeTheFinalAwardsHardlyAnythingIsLeftToGuess(int seats) {
        Arena<MarajoaraPosition> arena = Arena.marajoara(seats, 0);
        Advice<MarajoaraPosition> advice = advice(arena);
        for (long seed = 1; seed <= 20; seed++) {
            MarajoaraPosition position = beforeTheEnd(arena, seed);
            double[] forecast = new double[seats];
            advice.forecast(position, forecast);

            arena.game().play(position, arena.game().outcome(position, 0));

            for (int seat = 0; seat < seats; seat++) {
                double points = arena.game().points(position, seat);
                assertThat(forecast[seat]).as("seed %d", seed).isCloseTo(points, within(3.0));
            }
        }
    }

    // ---- missions -----------------------------------------------------------------------------

    private double hope(int mission, String text) {
        Arena<MarajoaraPosition> arena = Arena.marajoara(1, mission);
        return advice(arena).hope(position(arena, text));
    }

    @Test
    void aMissionLooksBetterWithAGoalCollected() {
        String site = " site=D4r1,D5b1 out=b1,b1,b1,b1,b1,b1";

        assertThat(hope(1, "7 A turn goals=2 disks=090 ends=-/A/-" + site))
                .isGreaterThan(hope(1, "7 A turn disks=050" + site));
    }

    @Test
    void aDiskThatHasPassedTheTokenLosesMissionEight() {
        String site = " site=D4r1,D5b1 out=b1,b1 tokens=C4 reserve=3";

        assertThat(hope(8, "3 A turn disks=300" + site)).isLessThan(0.01);
        assertThat(hope(8, "3 A turn disks=100" + site)).isGreaterThan(0.02);
    }
}
