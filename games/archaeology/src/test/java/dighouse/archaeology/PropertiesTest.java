package dighouse.archaeology;

import static dighouse.archaeology.TestTable.GAME;
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
            TestTable.start(setup).walk(seed, table -> ArchaeologyInvariants.check(table.position));
        }
    }

    @ParameterizedTest
    @MethodSource("setups")
    @Tag("full")
    void invariantsHoldInAGreatManyGames(Setup setup) {
        for (int seed = 0; seed < 2_000; seed++) {
            TestTable.start(setup)
                    .walk(1_000_000 + seed, table -> ArchaeologyInvariants.check(table.position));
        }
    }

    @ParameterizedTest
    @MethodSource("setups")
    @Rule("ARC-DEC-07")
    void movesAndRefereeAgreeOnEveryMoveOfTheAlphabet(Setup setup) {
        MoveList alphabet = new MoveList();
        GAME.alphabet(setup, alphabet);
        for (int seed = 0; seed < GAMES; seed++) {
            TestTable.start(setup).walk(seed, table -> assertAgreement(table.position, alphabet));
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
        TestTable.start(setup)
                .walk(
                        3,
                        table -> {
                            if (table.actor() == Actor.CHANCE) {
                                assertOutcomes(table.position);
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
            TestTable before = TestTable.start(setup);
            TestTable.start(setup)
                    .walk(
                            seed,
                            table -> {
                                assertSoldSetsStay(before.position, table.position);
                                assertHandsGrowOnlyByFinds(before.position, table.position);
                                before.position.copyFrom(table.position);
                            });
            int total = 0;
            for (int seat = 0; seat < setup.seats(); seat++) {
                total += before.position.points(seat);
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
            TestTable before = TestTable.start(TestTable.setup(seats));
            TestTable.start(TestTable.setup(seats))
                    .walk(
                            seed,
                            table -> {
                                boolean dug = before.position.digSite() > table.position.digSite();
                                if (dug
                                        && before.position.sandstorms()
                                                == table.position.sandstorms()) {
                                    digs[table.position.active()]++;
                                }
                                before.position.copyFrom(table.position);
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
            TestTable.start(setup)
                    .walk(
                            seed,
                            table -> {
                                plies[0]++;
                                boolean trading =
                                        table.position.phase == Phase.GIVE
                                                || table.position.phase == Phase.TAKE;
                                steps[0] = trading ? steps[0] + 1 : 0;
                                assertThat(steps[0]).isLessThanOrEqualTo(72 + 2);
                                for (int type = 0; type < TYPES; type++) {
                                    assertThat(table.position.market(type)).isLessThanOrEqualTo(72);
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
        TestTable.start(setup).walk(77, table -> one.append(table.position).append('\n'));
        TestTable.start(setup).walk(77, table -> other.append(table.position).append('\n'));

        assertThat(one.toString()).isEqualTo(other.toString());
    }

    @ParameterizedTest
    @MethodSource("setups")
    @Rule({"ARC-DEC-08", "ARC-DEC-12"})
    void halfMadeChoicesAreSeenByNobodyElse(Setup setup) {
        TestTable rested = TestTable.start(setup);
        TestTable.start(setup)
                .walk(
                        4,
                        table -> {
                            if (table.rests()) {
                                rested.position.copyFrom(table.position);
                                return;
                            }
                            int actor = table.actor();
                            for (int viewer = 0; viewer < setup.seats(); viewer++) {
                                if (viewer != actor) {
                                    assertThat(table.view(viewer).json())
                                            .isEqualTo(rested.view(viewer).json());
                                }
                            }
                            assertThat(table.view(Viewer.BYSTANDER).json())
                                    .isEqualTo(rested.view(Viewer.BYSTANDER).json());
                        });
    }

    @ParameterizedTest
    @MethodSource("setups")
    void copiesAreEqualAndPlayAlike(Setup setup) {
        TestTable.start(setup)
                .walk(
                        9,
                        table -> {
                            TestTable copy = table.copy();
                            assertThat(copy.position)
                                    .isEqualTo(table.position)
                                    .hasSameHashCodeAs(table.position);
                            assertThat(copy.moves()).isEqualTo(table.moves());
                        });
    }
}
