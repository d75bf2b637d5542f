package dighouse.bots.marajoara;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dighouse.bots.Advice;
import dighouse.bots.Arena;
import dighouse.kernel.Actor;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Xoshiro;
import dighouse.marajoara.MarajoaraPosition;
import dighouse.testkit.Allocation;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class MarajoaraAdviceTest {
    private static final int MOST_MOVES = 512;
    private static final Arena<MarajoaraPosition> TWO = Arena.marajoara(2, 0);

    private static MarajoaraPosition position(Arena<MarajoaraPosition> arena, String text) {
        MarajoaraPosition position = arena.game().position();
        arena.game().notation().position(arena.setup(), text, position);
        return position;
    }

    private static Advice<MarajoaraPosition> advice(Arena<MarajoaraPosition> arena) {
        return new MarajoaraAdvisor().advice(arena.game(), arena.setup());
    }

    private static double forecast(String text, int seat) {
        double[] points = new double[2];
        advice(TWO).forecast(position(TWO, text), points);
        return points[seat];
    }

    private static double part(String text, String name) {
        return advice(TWO).parts(position(TWO, text), 0).stream()
                .filter(part -> part.what().key().equals(name))
                .mapToDouble(Advice.Part::points)
                .sum();
    }

    /// Positions of random games in which a seat must decide.
    private static List<MarajoaraPosition> decisions(
            Arena<MarajoaraPosition> arena, int games, int every) {
        List<MarajoaraPosition> decisions = new ArrayList<>();
        for (long seed = 1; seed <= games; seed++) {
            arena.visit(
                    seed,
                    every,
                    (position, _, _) -> {
                        MarajoaraPosition copy = arena.game().position();
                        copy.copyFrom(position);
                        decisions.add(copy);
                    });
        }
        return decisions;
    }

    /// All numbers of seats and all missions.
    static Stream<Arena<MarajoaraPosition>> tables() {
        return Stream.concat(
                IntStream.rangeClosed(1, 4).mapToObj(seats -> Arena.marajoara(seats, 0)),
                IntStream.rangeClosed(1, 8).mapToObj(mission -> Arena.marajoara(1, mission)));
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

    private static double lead(int round) {
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

    /// A random game up to the final awards.
    private static MarajoaraPosition beforeTheEnd(Arena<MarajoaraPosition> arena, long seed) {
        Xoshiro random = new Xoshiro(seed);
        MoveList list = new MoveList();
        MarajoaraPosition position = arena.game().position();
        MarajoaraPosition before = arena.game().position();
        arena.game().start(arena.setup(), position);
        for (int actor = arena.game().actor(position);
                actor != Actor.NOBODY;
                actor = arena.game().actor(position)) {
            before.copyFrom(position);
            arena.game()
                    .play(position, Playout.choose(arena.game(), position, actor, random, list));
        }
        return before;
    }

    @ParameterizedTest
    @MethodSource("tables")
    void partsAddUpToTheForecast(Arena<MarajoaraPosition> arena) {
        Advice<MarajoaraPosition> advice = advice(arena);
        int seats = arena.setup().seats();
        double[] forecast = new double[seats];
        for (MarajoaraPosition position : decisions(arena, 2, 1)) {
            advice.forecast(position, forecast);
            for (int seat = 0; seat < seats; seat++) {
                double sum =
                        advice.parts(position, seat).stream()
                                .mapToDouble(Advice.Part::points)
                                .sum();
                assertThat(sum).isCloseTo(forecast[seat], within(1e-9));
            }
            assertThat(advice.doubt(position)).isPositive();
            assertThat(advice.hope(position)).isBetween(0.0, 1.0);
        }
    }

    @ParameterizedTest
    @MethodSource("tables")
    void weightsLieBetweenHopelessAndObviousAndSuggestionsAreLegal(Arena<MarajoaraPosition> arena) {
        Advice<MarajoaraPosition> advice = advice(arena);
        MoveList moves = new MoveList();
        Xoshiro random = new Xoshiro(9);
        double[] weights = new double[MOST_MOVES];
        for (MarajoaraPosition position : decisions(arena, 2, 1)) {
            moves.clear();
            arena.game().moves(position, moves);
            int seat = arena.game().actor(position);
            advice.weigh(position, seat, moves, weights);
            for (int i = 0; i < moves.size(); i++) {
                assertThat(weights[i]).isBetween(0.0, 1.0);
            }
            assertThat(weights).contains(1.0);
            assertThat(moves.contains(advice.suggest(position, seat, moves, random))).isTrue();
        }
    }

    /// Whatever was asked before, the same position gets the same answer.
    @ParameterizedTest
    @MethodSource("tables")
    void whatWasAskedBeforeChangesNothing(Arena<MarajoaraPosition> arena) {
        Advice<MarajoaraPosition> experienced = advice(arena);
        MoveList moves = new MoveList();
        double[] one = new double[MOST_MOVES];
        double[] other = new double[MOST_MOVES];
        for (MarajoaraPosition position : decisions(arena, 1, 5)) {
            moves.clear();
            arena.game().moves(position, moves);
            int seat = arena.game().actor(position);
            experienced.suggest(position, seat, moves, new Xoshiro(1));
            experienced.weigh(position, seat, moves, one);
            experienced.weigh(position, seat, moves, other);
            assertThat(one).containsExactly(other);
            experienced.forecast(position, one);
            advice(arena).forecast(position, other);
            assertThat(one).containsExactly(other);
        }
    }

    @ParameterizedTest
    @CsvSource({"4, 0", "1, 4", "1, 6", "1, 8"})
    void adviceAllocatesNothing(int seats, int mission) {
        Arena<MarajoaraPosition> arena = Arena.marajoara(seats, mission);
        List<MarajoaraPosition> decisions = decisions(arena, 1, 1);
        Advice<MarajoaraPosition> advice = advice(arena);
        MoveList moves = new MoveList();
        Xoshiro random = new Xoshiro(3);
        double[] points = new double[seats];
        double[] weights = new double[MOST_MOVES];

        long bytes =
                Allocation.least(() -> {
                    for (int i = 0; i < decisions.size(); i++) {
                        MarajoaraPosition position = decisions.get(i);
                        int seat = arena.game().actor(position);
                        moves.clear();
                        arena.game().moves(position, moves);
                        advice.forecast(position, points);
                        advice.hope(position);
                        advice.weigh(position, seat, moves, weights);
                        advice.suggest(position, seat, moves, random);
                    }
                });

        assertThat(bytes).isZero();
    }

    // ---- missions -----------------------------------------------------------------------------

    private static double hope(int mission, String text) {
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
