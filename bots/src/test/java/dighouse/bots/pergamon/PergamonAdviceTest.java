package dighouse.bots.pergamon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dighouse.bots.Advice;
import dighouse.bots.AdviceContractTest;
import dighouse.bots.Advisor.Knob;
import dighouse.bots.Arena;
import dighouse.kernel.MoveList;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import dighouse.pergamon.BestRow;
import dighouse.pergamon.PergamonEdition;
import dighouse.pergamon.PergamonMove;
import dighouse.pergamon.PergamonPosition;
import dighouse.pergamon.PergamonTables;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PergamonAdviceTest extends AdviceContractTest<PergamonPosition> {
    private static final Arena<PergamonPosition> TWO = Arena.pergamon(2);

    PergamonAdviceTest() {
        super(new PergamonAdvisor());
    }

    /// Tables with all decisions of the rules and of both variants.
    @Override
    protected Stream<Arena<PergamonPosition>> tables() {
        Map<String, String> variants =
                Map.of("playerOrder", "reverseTrack", "findSorting", "firstPlayerChooses");
        Setup both = Setup.of(TWO.game(), TWO.setup().edition(), 3, 0, variants);
        return Stream.of(TWO, Arena.pergamon(3), Arena.pergamon(4), new Arena<>(TWO.game(), both));
    }

    private static double part(Advice<PergamonPosition> advice, String text, String name) {
        return part(advice, position(TWO, text), 0, name);
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

    /// A row worth more than the last space would waste tiles that make another one.
    @Test
    void aRowEndsWhereItReachesTheLastSpace() {
        PergamonPosition position =
                position(
                        TWO,
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
        PergamonPosition position = position(TWO, "1 ask table=pc raider=0@7");
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
                position(TWO, "12 exhibit at=9 A=3@9 B=0@2 raider=0@7 A.finds=T33,T43,T44,T49");
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
