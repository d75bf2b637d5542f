package dighouse.pergamon;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Actor;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import dighouse.testkit.ChiSquare;
import dighouse.testkit.Rule;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Cards and tiles drawn only when somebody looks come as from the shuffled deck and the shuffled
/// tiles of the rulebook (PRG-INFO-11): counted over whole games of random play.
class ChanceTest {
    private static final int GAMES = 20_000;
    private static final int FULL_GAMES = 100_000;
    private static final int RICHEST_FUND = 2 * PergamonTables.RICHEST_CARD;

    private final long[] funds = new long[(PergamonTables.ROUNDS + 1) * (RICHEST_FUND + 1)];
    private final long[] firstFinds = new long[PergamonTables.TILES]; // revealed in round 1
    private final long[] firstPlayers = new long[3];

    @Test
    @Rule({
        "PRG-INFO-04",
        "PRG-INFO-06",
        "PRG-INFO-10",
        "PRG-INFO-11",
        "PRG-SETUP-01",
        "PRG-SETUP-02"
    })
    void lazyDrawsAreTheTwoShuffles() {
        count(TestTable.setup(3), GAMES);
        check();
    }

    @Test
    @Rule({"PRG-INFO-11", "PRG-RULING-31"})
    void theyAreSoWithoutTheTopCardToo() {
        count(TestTable.setup(3, "nextBackVisible=no"), GAMES);
        check();
    }

    @Tag("full")
    @Test
    @Rule({"PRG-INFO-04", "PRG-INFO-11"})
    void lazyDrawsAreTheTwoShufflesInManyGames() {
        count(TestTable.setup(3), FULL_GAMES);
        check();
    }

    @Tag("full")
    @Test
    @Rule({"PRG-INFO-11", "PRG-RULING-31"})
    void theyAreSoWithoutTheTopCardInManyGames() {
        count(TestTable.setup(3, "nextBackVisible=no"), FULL_GAMES);
        check();
    }

    private void count(Setup setup, int games) {
        Xoshiro random = new Xoshiro(1878);
        MoveList list = new MoveList();
        PergamonPosition position = TestTable.GAME.position();
        for (int game = 0; game < games; game++) {
            TestTable.GAME.start(setup, position);
            for (int actor = TestTable.GAME.actor(position);
                    actor != Actor.NOBODY;
                    actor = TestTable.GAME.actor(position)) {
                int ply = Playout.choose(TestTable.GAME, position, actor, random, list);
                count(position, ply);
                TestTable.GAME.play(position, ply);
            }
        }
    }

    private void count(PergamonPosition position, int ply) {
        switch (PergamonMove.verb(ply)) {
            case PergamonMove.BEGIN -> firstPlayers[PergamonMove.argument(ply)]++;
            case PergamonMove.SHARE -> funds[position.round * (RICHEST_FUND + 1) + position.fund]++;
            case PergamonMove.REVEAL ->
                    firstFinds[PergamonMove.argument(ply)] += position.round == 1 ? 1 : 0;
            default -> {}
        }
    }

    /// Of a shuffled deck any two places have the same law, so every round has that of the first.
    private void check() {
        long[] weights = pairsBySum();
        for (int round = 1; round <= PergamonTables.ROUNDS; round++) {
            int from = round * (RICHEST_FUND + 1);
            long[] counts = Arrays.copyOfRange(funds, from, from + RICHEST_FUND + 1);
            assertThat(ChiSquare.probability(counts, weights))
                    .as("funds of round %s", round)
                    .isGreaterThan(ChiSquare.THRESHOLD);
        }
        assertThat(ChiSquare.probability(firstFinds, equal(PergamonTables.TILES)))
                .isGreaterThan(ChiSquare.THRESHOLD);
        assertThat(ChiSquare.probability(firstPlayers, equal(3)))
                .isGreaterThan(ChiSquare.THRESHOLD);
    }

    /// How many of the 24 · 23 ordered pairs of cards have which sum.
    private static long[] pairsBySum() {
        long[] weights = new long[RICHEST_FUND + 1];
        for (int one = 0; one < PergamonTables.CARDS; one++) {
            for (int other = 0; other < PergamonTables.CARDS; other++) {
                if (one != other) {
                    weights[one / 3 + 1 + other / 3 + 1]++; // three of each value
                }
            }
        }
        return weights;
    }

    private static long[] equal(int number) {
        long[] weights = new long[number];
        Arrays.fill(weights, 1);
        return weights;
    }
}
