package dighouse.bots.pergamon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dighouse.bots.Advice;
import dighouse.bots.Advisor.Knob;
import dighouse.bots.Arena;
import dighouse.kernel.Actor;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import dighouse.pergamon.BestRow;
import dighouse.pergamon.PergamonEdition;
import dighouse.pergamon.PergamonMove;
import dighouse.pergamon.PergamonPosition;
import dighouse.pergamon.PergamonTables;
import dighouse.testkit.Allocation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class PergamonAdviceTest {
    private static final int FORECASTS = 4; // of every position, in the round that is measured
    private static final Arena<PergamonPosition> TWO = Arena.pergamon(2);

    private static PergamonPosition position(String text) {
        PergamonPosition position = TWO.game().position();
        TWO.game().notation().position(TWO.setup(), text, position);
        return position;
    }

    private static Advice<PergamonPosition> advice(Arena<PergamonPosition> arena) {
        return new PergamonAdvisor().advice(arena.game(), arena.setup());
    }

    /// Advice for two with some knobs turned.
    private static Advice<PergamonPosition> advice(Map<String, Double> turned) {
        List<Knob> knobs = new PergamonAdvisor().knobs();
        double[] values =
                knobs.stream()
                        .mapToDouble(knob -> turned.getOrDefault(knob.name(), knob.standard()))
                        .toArray();
        return new PergamonAdvisor().advice(TWO.game(), TWO.setup(), values);
    }

    private static double part(Advice<PergamonPosition> advice, String text, String name) {
        return advice.parts(position(text), 0).stream()
                .filter(part -> part.what().key().equals(name))
                .mapToDouble(Advice.Part::points)
                .sum();
    }

    /// Positions of random games in which a seat must decide.
    private static List<PergamonPosition> decisions(Arena<PergamonPosition> arena, int every) {
        List<PergamonPosition> decisions = new ArrayList<>();
        for (long seed = 1; seed <= 3; seed++) {
            arena.visit(
                    seed,
                    every,
                    (position, _, _) -> {
                        PergamonPosition copy = arena.game().position();
                        copy.copyFrom(position);
                        decisions.add(copy);
                    });
        }
        return decisions;
    }

    /// Space 20 brings 5, then sinks to 17 (5), 13 (4) and 8 (2).
    @ParameterizedTest
    @CsvSource({"5, 20, 16", "5, 12, 8", "5, 3, 1", "7, 20, 12", "9, 20, 9", "12, 20, 5"})
    void aCollectionBringsTicketsAtAllEvaluationsUntilItHasSunk(
            int round, int space, double tickets) {
        Advice<PergamonPosition> undisturbed = advice(Map.of("quietPush", 0.0, "busyPush", 0.0));
        String text = round + " evaluate A=0@5 B=0@6 raider=0@7 A.I=" + space + ":T49-T33";

        assertThat(part(undisturbed, text, "shown")).isEqualTo(tickets);
    }

    /// Nobody has acted in round 12: B pushes a marker on 5 with half a chance, from 2 tickets to
    /// 1.
    @Test
    void aCollectionMayBePushedByThoseWhoHaveStillToAct() {
        Advice<PergamonPosition> even =
                advice(Map.of("busyPush", 1.0, "reach", 5.0, "spread", 1.0));
        String text = "12 exhibit at=5 A=0@5 B=0@6 raider=0@7 A.I=5:T49-T33 A.finds=T05,T20";

        assertThat(part(even, text, "shown")).isCloseTo(1.5, within(1e-9));
    }

    /// T43, T44 and T49 count 4, 4 and 5, T33 ends the row: space 13 brings 4 tickets and the
    /// exhibition 1.
    @Test
    void findsAreWorthTheBestRowThatTheyMake() {
        Advice<PergamonPosition> undisturbed = advice(Map.of("quietPush", 0.0, "busyPush", 0.0));
        String text = "12 exhibit at=9 A=0@9 B=0@2 raider=0@7 A.finds=T33,T43,T44,T49";

        assertThat(part(undisturbed, text, "finds")).isEqualTo(5);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void beforeTheLastEvaluationNothingIsLeftToGuess(int seats) {
        Arena<PergamonPosition> arena = Arena.pergamon(seats);
        for (long seed = 1; seed <= 20; seed++) {
            PergamonPosition position = beforeTheEnd(arena, seed);
            double[] forecast = new double[seats];
            advice(arena).forecast(position, forecast);

            arena.game().play(position, arena.game().outcome(position, 0));

            for (int seat = 0; seat < seats; seat++) {
                assertThat(forecast[seat])
                        .as("seat %d, seed %d", seat, seed)
                        .isCloseTo(arena.game().points(position, seat), within(1e-9));
            }
        }
    }

    /// Plays a random game up to its last evaluation.
    private static PergamonPosition beforeTheEnd(Arena<PergamonPosition> arena, long seed) {
        PergamonPosition position = arena.game().position();
        PergamonPosition before = arena.game().position();
        MoveList list = new MoveList();
        Xoshiro random = new Xoshiro(seed);
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
    @ValueSource(ints = {2, 3, 4})
    void thePartsAddUpToTheForecast(int seats) {
        Arena<PergamonPosition> arena = Arena.pergamon(seats);
        Advice<PergamonPosition> advice = advice(arena);
        double[] forecast = new double[seats];
        for (PergamonPosition position : decisions(arena, 5)) {
            advice.forecast(position, forecast);
            for (int seat = 0; seat < seats; seat++) {
                double sum =
                        advice.parts(position, seat).stream()
                                .mapToDouble(Advice.Part::points)
                                .sum();
                assertThat(sum).isCloseTo(forecast[seat], within(1e-9));
            }
        }
    }

    /// Tables with all decisions of the rules and of both variants.
    static List<Arena<PergamonPosition>> tables() {
        Map<String, String> variants =
                Map.of("playerOrder", "reverseTrack", "findSorting", "firstPlayerChooses");
        Setup both = Setup.of(TWO.game(), TWO.setup().edition(), 3, 0, variants);
        return List.of(TWO, Arena.pergamon(4), new Arena<>(TWO.game(), both));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void weightsLieBetweenHopelessAndObviousAndSuggestionsAreLegal(Arena<PergamonPosition> arena) {
        Advice<PergamonPosition> advice = advice(arena);
        MoveList moves = new MoveList();
        Xoshiro random = new Xoshiro(9);
        double[] weights = new double[64];
        for (PergamonPosition position : decisions(arena, 1)) {
            moves.clear();
            arena.game().moves(position, moves);
            int seat = arena.game().actor(position);
            advice.weigh(position, seat, moves, weights);
            for (int i = 0; i < moves.size(); i++) {
                assertThat(weights[i]).isBetween(0.0, 1.0);
            }
            assertThat(weights).contains(1.0);
            if (moves.size() > 1) {
                assertThat(moves.contains(advice.suggest(position, seat, moves, random))).isTrue();
            }
            assertThat(advice.doubt(position)).isPositive();
        }
    }

    /// Whatever the order in which hands are looked up, the same position gets the same answer.
    @Test
    void whatWasLookedUpBeforeChangesNothing() {
        Advice<PergamonPosition> experienced = advice(TWO);
        double[] one = new double[2];
        double[] other = new double[2];
        for (PergamonPosition position : decisions(TWO, 3)) {
            experienced.forecast(position, one);
            advice(TWO).forecast(position, other);
            assertThat(one).containsExactly(other);
        }
    }

    @Test
    void adviceAllocatesNothing() {
        List<PergamonPosition> decisions = decisions(TWO, 4);
        Advice<PergamonPosition> advice = advice(TWO);
        MoveList moves = new MoveList();
        Xoshiro random = new Xoshiro(3);
        double[] points = new double[2];
        double[] weights = new double[64];

        long bytes =
                Allocation.least(() -> {
                    for (int i = 0; i < decisions.size() * FORECASTS; i++) {
                        PergamonPosition position = decisions.get(i / FORECASTS);
                        int seat = TWO.game().actor(position);
                        moves.clear();
                        TWO.game().moves(position, moves);
                        advice.forecast(position, points);
                        advice.weigh(position, seat, moves, weights);
                        advice.suggest(position, seat, moves, random);
                    }
                });

        assertThat(bytes).isZero();
    }

    /// A row worth more than the last space would waste tiles that make another one.
    @Test
    void aRowEndsWhereItReachesTheLastSpace() {
        PergamonPosition position =
                position(
                        "9 exhibit at=9 A=0@9 B=0@2 raider=0@7"
                                + " A.finds=T49,T50,T51,T52,T53,T54,T55,T56,T57,T58,T59,T60");
        BestRowCache bestRowCache = new BestRowCache(edition(), position.tables());

        int entry = bestRowCache.find(position.hand(0));

        assertThat(bestRowCache.value(entry)).isEqualTo(24);
        assertThat(bestRowCache.size(entry)).isEqualTo(6);
        assertThat(Long.bitCount(bestRowCache.used(entry))).isEqualTo(6);
        for (int place = 1; place < bestRowCache.size(entry); place++) {
            int left = bestRowCache.tile(entry, place - 1);
            assertThat(position.tables().adjoin(left, bestRowCache.tile(entry, place))).isTrue();
        }
    }

    private static PergamonEdition edition() {
        return (PergamonEdition) TWO.setup().edition();
    }

    /// Small hands are tried out, large ones solved: both find a row of the same value.
    @Test
    void aFewTilesMakeTheSameBestRowAsMany() {
        PergamonPosition position = position("1 ask table=pc raider=0@7");
        FewTiles few = new FewTiles(position.tables());
        BestRow many = new BestRow(edition());
        Xoshiro random = new Xoshiro(11);
        for (int i = 0; i < 2000; i++) {
            long tiles = 0;
            while (Long.bitCount(tiles) < i % (FewTiles.MOST + 1)) {
                tiles |= 1L << random.below(PergamonTables.TILES);
            }
            int best = Math.min(PergamonTables.PLAN, many.search(tiles));

            few.search(tiles);

            assertThat(Math.min(PergamonTables.PLAN, value(few, position.tables())))
                    .as("tiles %x", tiles)
                    .isEqualTo(best);
        }
    }

    /// What the row found is worth, its neighbours being checked on the way.
    private static int value(FewTiles few, PergamonTables tables) {
        int value = 0;
        for (int place = 1; place < few.size(); place++) {
            assertThat(tables.adjoin(few.tile(place - 1), few.tile(place))).isTrue();
            value += tables.century(few.tile(place - 1));
        }
        return value;
    }

    /// In the last round the best row and all coins that carry it to a step are shown.
    @Test
    void suggestionsFollowTheBestRowToItsEnd() {
        PergamonPosition position =
                position("12 exhibit at=9 A=3@9 B=0@2 raider=0@7 A.finds=T33,T43,T44,T49");
        Advice<PergamonPosition> advice = advice(TWO);
        MoveList moves = new MoveList();
        StringBuilder line = new StringBuilder();
        while (TWO.game().actor(position) == 0) {
            moves.clear();
            TWO.game().moves(position, moves);
            int move =
                    moves.size() == 1
                            ? moves.get(0)
                            : advice.suggest(position, 0, moves, new Xoshiro(1));
            line.append(TWO.game().notation().ply(position, move)).append("; ");
            TWO.game().play(position, move);
        }

        assertThat(PergamonMove.verb(moves.get(moves.size() - 1))).isEqualTo(PergamonMove.POLISH);
        assertThat(line)
                .asString()
                .startsWith("row T43; add T44; add T49; add T33; close; polish ");
    }
}
