package dighouse.archaeology;

import static dighouse.archaeology.TestTable.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.MoveList;
import dighouse.kernel.Setup;
import dighouse.kernel.Viewer;
import dighouse.kernel.Xoshiro;
import dighouse.testkit.Rule;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class BeliefsTest {
    private static final int SAMPLES = 30_000;

    static List<Setup> setups() {
        return TestTable.setups();
    }

    private static ArchaeologyPosition imagine(
            ArchaeologyPosition position, int viewer, long seed) {
        ArchaeologyPosition into = GAME.position();
        GAME.imagine(position, viewer, new Xoshiro(seed), into);
        return into;
    }

    /// Compares imaginings with the exact numbers of ways. With k results, chi-square has mean k -
    /// 1 and variance 2(k - 1); five deviations are never reached by chance, and seeds are fixed.
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    plain hands                     | 2 | 0  | hands=p/sct market=b site=2+0+1+0 explored=small+medium+large unseen=ks
                    a bystander                     | 2 | -3 | hands=pc/st market=b site=1+0+1+0 explored=small+medium+large unseen=k
                    chambers too                    | 2 | 1  | hands=2pt/c market=b site=1+0+0+1 explored=medium+large unseen=p2sk
                    dug cards may be maps           | 2 | 0  | hands=p/scm market=b site=1+1+1+0 explored=small+medium unseen=6pct known=-/-?2
                    maps not among dealt cards      | 2 | 0  | hands=m/scp market=b site=1+2+1+0 explored=small+medium unseen=5p2ct known=-?1/-?1
                    cards taken from the market     | 2 | 0  | hands=p/2csm market=b site=1+1+0+0 explored=small+medium unseen=7pk known=-/2c?1
                    a stolen card, by the thief     | 3 | 0  | hands=pc/st/k market=b site=1+1+1+0 explored=medium+large unseen=3ps known=-?1/-/-?1 knownA=-/s/-?1 knownB=c?0/-/-?1
                    a stolen card, by the victim    | 3 | 1  | hands=pc/st/k market=b site=1+1+1+0 explored=medium+large unseen=3ps known=-?1/-/-?1 knownA=-/s/-?1 knownB=c?0/-/-?1
                    a stolen card, by the third     | 3 | 2  | hands=pc/st/k market=b site=1+1+1+0 explored=medium+large unseen=3ps known=-?1/-/-?1 knownA=-/s/-?1 knownB=c?0/-/-?1
                    four seats                      | 4 | 3  | hands=pm/s/c/t market=b site=1+1+0+0 explored=small+medium unseen=7pk known=-?2/-?1/-/-
                    """)
    @Rule({"ARC-INFO-02", "ARC-INFO-04", "ARC-INFO-07", "ARC-INFO-08"})
    void imaginingsComeAsOftenAsTheyShould(String name, int seats, int viewer, String cards) {
        TestTable table = TestTable.of(seats, "A act " + cards);
        Map<String, Long> ways = BruteForceBeliefs.of(table.position, viewer);
        long allWays = ways.values().stream().mapToLong(Long::longValue).sum();
        Map<String, Integer> seen = new TreeMap<>();
        Xoshiro random = new Xoshiro(2024);
        ArchaeologyPosition into = GAME.position();
        for (int i = 0; i < SAMPLES; i++) {
            GAME.imagine(table.position, viewer, random, into);
            seen.merge(into.toString(), 1, Integer::sum);
        }

        assertThat(ways.keySet()).containsAll(seen.keySet()).hasSizeGreaterThan(1);
        double chiSquare = 0;
        for (Map.Entry<String, Long> way : ways.entrySet()) {
            double expected = (double) SAMPLES * way.getValue() / allWays;
            double off = seen.getOrDefault(way.getKey(), 0) - expected;
            chiSquare += off * off / expected;
        }
        int freedom = ways.size() - 1;
        assertThat(chiSquare).as(name).isLessThan(freedom + 5 * Math.sqrt(2.0 * freedom));
    }

    @ParameterizedTest
    @MethodSource("setups")
    @Rule({"ARC-INFO-09", "ARC-INFO-01", "ARC-INFO-02"})
    void imaginedTwinsLookTheSameToTheViewerAndGiveTheSameImaginings(Setup setup) {
        long[] next = {0};
        TestTable.start(setup)
                .walk(
                        500,
                        table -> {
                            int actor = table.actor();
                            for (int viewer = 0; viewer < setup.seats(); viewer++) {
                                if (viewer == actor || table.rests()) {
                                    assertTwin(table.position, viewer, next[0]++);
                                }
                            }
                            if (table.rests()) {
                                assertTwin(table.position, Viewer.BYSTANDER, next[0]++);
                            }
                        });
    }

    private static void assertTwin(ArchaeologyPosition position, int viewer, long seed) {
        ArchaeologyPosition twin = imagine(position, viewer, seed);
        ArchaeologyInvariants.check(twin);
        assertThat(GAME.view(twin, viewer).json()).isEqualTo(GAME.view(position, viewer).json());
        assertThat(imagine(twin, viewer, seed + 1)).isEqualTo(imagine(position, viewer, seed + 1));
        if (viewer == GAME.actor(position)) {
            MoveList moves = MoveList.inAnyOrder();
            MoveList twinMoves = MoveList.inAnyOrder();
            GAME.moves(position, moves);
            GAME.moves(twin, twinMoves);
            assertThat(twinMoves.toArray()).isEqualTo(moves.toArray());
        }
    }

    @Test
    @Rule("ARC-INFO-04")
    void hiddenCardsMove() {
        TestTable table = TestTable.of(2, "A act hands=pc/4s market=b");
        Set<String> hands = new LinkedHashSet<>();

        for (int seed = 0; seed < 200; seed++) {
            hands.add(TestTable.at(imagine(table.position, 0, seed)).hand(1));
        }

        assertThat(hands).hasSizeGreaterThan(50);
    }

    @Test
    @Rule("ARC-INFO-07")
    void ownAndKnownCardsStay() {
        TestTable table = TestTable.of(2, "A act hands=2kt/2c2s market=b known=-/2c");

        for (int seed = 0; seed < 200; seed++) {
            ArchaeologyPosition imagined = imagine(table.position, 0, seed);
            assertThat(TestTable.at(imagined).hand(0)).isEqualTo("t2k");
            assertThat(imagined.hand(1, Treasure.COIN)).isGreaterThanOrEqualTo(2);
        }
    }

    @Test
    @Rule({"ARC-INFO-08", "ARC-SETUP-07"})
    void dealtCardsAreNeverImaginedAsMaps() {
        TestTable table = TestTable.of(2, "A act hands=p/4s market=b");

        for (int seed = 0; seed < 500; seed++) {
            assertThat(imagine(table.position, 0, seed).hand(1, Treasure.MAP)).isZero();
        }
    }

    @Test
    @Rule("ARC-DEC-12")
    void theActorImaginesWithItsHalfMadeChoice() {
        TestTable table = TestTable.of(2, "A act hands=2kt/2c2s market=pb");

        table.play("trade", "give pharaoh_mask", "stop giving", "take pot_shard");

        ArchaeologyPosition imagined = imagine(table.position, 0, 1);
        assertThat(imagined.given(Treasure.PHARAOH_MASK)).isEqualTo(1);
        assertThat(imagined.taken(Treasure.POT_SHARD)).isEqualTo(1);
    }

    @Test
    @Rule("ARC-INFO-03")
    void secretsOfTwoOthersAreNotUsed() {
        // A stole a coin from B, or a talisman; C cannot know
        TestTable coin = TestTable.of(3, "A steal B hands=p/ct/k market=b");
        TestTable talisman = TestTable.of(3, "A steal B hands=p/ct/k market=b");
        coin.play("steal coin");
        talisman.play("steal talisman");

        for (int seed = 0; seed < 100; seed++) {
            assertThat(imagine(coin.position, 2, seed))
                    .isEqualTo(imagine(talisman.position, 2, seed));
        }
        assertThat(imagine(coin.position, 1, 1)).isNotEqualTo(imagine(talisman.position, 1, 1));
    }
}
