package dighouse.archaeology;

import static dighouse.archaeology.TestTable.GAME;
import static dighouse.archaeology.TestTable.copy;
import static dighouse.archaeology.TestTable.walk;
import static dighouse.archaeology.Treasure.TYPES;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Actor;
import dighouse.kernel.MoveList;
import dighouse.kernel.Setup;
import dighouse.kernel.Viewer;
import dighouse.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// What holds in every position of seeded random games, for every number of seats and every option.
class PropertiesTest {
    private static final int GAMES = 6;

    static List<Setup> setups() {
        return TestTable.setups();
    }

    @ParameterizedTest
    @MethodSource("setups")
    @Rule({"ARC-INV-01", "ARC-INV-02", "ARC-INV-04", "ARC-INV-05"})
    void invariantsHoldInEveryPosition(Setup setup) {
        for (int seed = 0; seed < 3 * GAMES; seed++) {
            walk(setup, seed, ArchaeologyInvariants::check);
        }
    }

    @ParameterizedTest
    @MethodSource("setups")
    @Tag("full")
    void invariantsHoldInAGreatManyGames(Setup setup) {
        for (int seed = 0; seed < 2_000; seed++) {
            walk(setup, 1_000_000 + seed, ArchaeologyInvariants::check);
        }
    }

    @ParameterizedTest
    @MethodSource("setups")
    @Rule("ARC-DEC-07")
    void movesAndRefereeAgreeOnEveryMoveOfTheAlphabet(Setup setup) {
        MoveList alphabet = new MoveList();
        GAME.alphabet(setup, alphabet);
        for (int seed = 0; seed < GAMES; seed++) {
            walk(setup, seed, position -> assertAgreement(position, alphabet));
        }
    }

    private static void assertAgreement(ArchaeologyPosition position, MoveList alphabet) {
        int actor = GAME.actor(position);
        if (actor < 0) {
            return;
        }
        MoveList anyOrder = MoveList.inAnyOrder();
        GAME.moves(position, anyOrder);
        for (int i = 0; i < alphabet.size(); i++) {
            int move = alphabet.get(i);
            boolean allowed = GAME.judge(position, move) == null;
            assertThat(allowed)
                    .as(GAME.notation().ply(position, move))
                    .isEqualTo(anyOrder.contains(move));
        }
        MoveList oneOrder = new MoveList();
        GAME.moves(position, oneOrder);
        assertThat(oneOrder.isEmpty()).isFalse();
        for (int i = 0; i < oneOrder.size(); i++) {
            assertThat(anyOrder.contains(oneOrder.get(i))).isTrue();
        }
        assertThat(anyOrder.contains(GAME.fallback(position))).isTrue();
        assertThat(!GAME.automatic(position) || oneOrder.size() == 1).isTrue();
    }

    @ParameterizedTest
    @MethodSource("setups")
    void outcomesAreFoundAsTheyAreListed(Setup setup) {
        walk(
                setup,
                3,
                position -> {
                    if (GAME.actor(position) == Actor.CHANCE) {
                        assertOutcomes(position);
                    }
                });
    }

    private static void assertOutcomes(ArchaeologyPosition position) {
        MoveList list = new MoveList();
        GAME.moves(position, list);
        assertThat(list.totalWeight()).isEqualTo(GAME.weight(position));
        int r = 0;
        for (int i = 0; i < list.size(); i++) {
            assertThat(list.weight(i)).isPositive();
            assertThat(GAME.outcome(position, r)).isEqualTo(list.get(i));
            r += list.weight(i);
            assertThat(GAME.outcome(position, r - 1)).isEqualTo(list.get(i));
        }
    }

    @ParameterizedTest
    @MethodSource("setups")
    @Rule({"ARC-INV-03", "ARC-INV-07", "ARC-INV-08"})
    void moneyOnlyGrowsAndTradesNeverEnrichAHand(Setup setup) {
        for (int seed = 0; seed < GAMES; seed++) {
            ArchaeologyPosition before = TestTable.started(setup);
            walk(
                    setup,
                    seed,
                    position -> {
                        assertSoldSetsStay(before, position);
                        assertHandsGrowOnlyByFinds(before, position);
                        before.copyFrom(position);
                    });
            int total = 0;
            for (int seat = 0; seat < setup.seats(); seat++) {
                total += before.points(seat);
            }
            assertThat(total).isLessThanOrEqualTo(333);
        }
    }

    private static void assertSoldSetsStay(ArchaeologyPosition before, ArchaeologyPosition after) {
        for (int seat = 0; seat < after.seats(); seat++) {
            assertThat(after.points(seat)).isGreaterThanOrEqualTo(before.points(seat));
            for (int type = 0; type < TYPES; type++) {
                for (int size = 1; size <= after.tables().largestSet(type); size++) {
                    assertThat(after.sold(seat, type, size))
                            .isGreaterThanOrEqualTo(before.sold(seat, type, size));
                }
            }
        }
    }

    private static void assertHandsGrowOnlyByFinds(
            ArchaeologyPosition before, ArchaeologyPosition after) {
        boolean finds =
                before.phase == Phase.DEAL
                        || before.phase == Phase.DIG
                        || before.phase == Phase.STEAL
                        || before.phase == Phase.FIND;
        for (int seat = 0; seat < after.seats() && !finds; seat++) {
            assertThat(handValue(after, seat)).isLessThanOrEqualTo(handValue(before, seat));
        }
    }

    private static int handValue(ArchaeologyPosition position, int seat) {
        int value = 0;
        for (int type = 0; type < TYPES; type++) {
            value += position.hand(seat, type) * position.tables().tradingValue(type);
        }
        return value;
    }

    @Test
    @Rule("ARC-INV-08")
    void allCardsSoldPerfectlyMake333() {
        ArchaeologyTables tables = TestTable.EDITION.tables();
        int[] best = {48, 40, 78, 54, 45, 18, 50};
        int sum = 0;
        for (int type = 0; type < TYPES; type++) {
            assertThat(bestPrice(tables, type, tables.copies(type))).isEqualTo(best[type]);
            sum += best[type];
        }
        assertThat(sum).isEqualTo(333);
    }

    /// The best split of so many cards into sets, tried out.
    private static int bestPrice(ArchaeologyTables tables, int type, int cards) {
        int[] best = new int[cards + 1];
        for (int number = 1; number <= cards; number++) {
            for (int size = 1; size <= Math.min(number, tables.largestSet(type)); size++) {
                int price = tables.sellingValue(type, size) + best[number - size];
                best[number] = Math.max(best[number], price);
            }
        }
        return best[cards];
    }

    @ParameterizedTest
    @CsvSource({"2, 26", "3, 16", "4, 11"})
    @Rule({"ARC-INV-06", "ARC-SETUP-09"})
    void everySeatDigsEquallyOften(int seats, int expected) {
        for (int seed = 0; seed < GAMES; seed++) {
            int[] digs = new int[seats];
            ArchaeologyPosition before = TestTable.started(TestTable.setup(seats));
            walk(
                    TestTable.setup(seats),
                    seed,
                    position -> {
                        boolean dug = before.digSite() > position.digSite();
                        if (dug && before.sandstorms() == position.sandstorms()) {
                            digs[position.active()]++;
                        }
                        before.copyFrom(position);
                    });
            assertThat(digs).containsOnly(expected);
        }
    }

    @ParameterizedTest
    @MethodSource("setups")
    @Rule({"ARC-DEC-15", "ARC-TURN-06"})
    void nothingExceedsItsBound(Setup setup) {
        for (int seed = 0; seed < GAMES; seed++) {
            int[] plies = {-1};
            int[] steps = {0};
            walk(
                    setup,
                    seed,
                    position -> {
                        plies[0]++;
                        boolean trading =
                                position.phase == Phase.GIVE || position.phase == Phase.TAKE;
                        steps[0] = trading ? steps[0] + 1 : 0;
                        assertThat(steps[0]).isLessThanOrEqualTo(72 + 2);
                        for (int type = 0; type < TYPES; type++) {
                            assertThat(position.market(type)).isLessThanOrEqualTo(72);
                        }
                    });
            assertThat(plies[0]).isLessThanOrEqualTo(GAME.longest(setup));
        }
    }

    @ParameterizedTest
    @MethodSource("setups")
    @Rule("ARC-EDGE-39")
    void theSameSeedAndChoicesGiveTheSameGame(Setup setup) {
        StringBuilder one = new StringBuilder();
        StringBuilder other = new StringBuilder();
        walk(setup, 77, position -> one.append(position).append('\n'));
        walk(setup, 77, position -> other.append(position).append('\n'));

        assertThat(one.toString()).isEqualTo(other.toString());
    }

    @ParameterizedTest
    @MethodSource("setups")
    @Rule({"ARC-DEC-08", "ARC-DEC-12"})
    void halfMadeChoicesAreSeenByNobodyElse(Setup setup) {
        ArchaeologyPosition rested = TestTable.started(setup);
        walk(
                setup,
                4,
                position -> {
                    if (GAME.rests(position)) {
                        rested.copyFrom(position);
                        return;
                    }
                    int actor = GAME.actor(position);
                    for (int viewer = 0; viewer < setup.seats(); viewer++) {
                        if (viewer != actor) {
                            assertThat(GAME.view(position, viewer).json())
                                    .isEqualTo(GAME.view(rested, viewer).json());
                        }
                    }
                    assertThat(GAME.view(position, Viewer.BYSTANDER).json())
                            .isEqualTo(GAME.view(rested, Viewer.BYSTANDER).json());
                });
    }

    @ParameterizedTest
    @MethodSource("setups")
    void copiesAreEqualAndPlayAlike(Setup setup) {
        walk(
                setup,
                9,
                position -> {
                    ArchaeologyPosition copy = copy(position);
                    assertThat(copy).isEqualTo(position).hasSameHashCodeAs(position);
                    assertThat(TestTable.moves(copy)).isEqualTo(TestTable.moves(position));
                });
    }
}
