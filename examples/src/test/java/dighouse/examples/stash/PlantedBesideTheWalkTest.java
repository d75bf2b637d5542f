package dighouse.examples.stash;

import static dighouse.examples.stash.StashPosition.KINDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dighouse.kernel.Edition;
import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.PlainEdition;
import dighouse.kernel.Randomness;
import dighouse.kernel.Setup;
import dighouse.testkit.Allocation;
import dighouse.testkit.ContractFault;
import dighouse.testkit.Determinism;
import dighouse.testkit.GoldenGame;
import dighouse.testkit.LightGames;
import dighouse.testkit.Statistics;
import dighouse.testkit.WalkLine;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Faults that are seen beside the walk: by counting, measuring, and comparing files.
class PlantedBesideTheWalkTest {
    private static final List<Edition> EDITIONS = List.of(PlainEdition.STANDARD);
    private static final Setup SETUP = Setup.of(new Stash(), PlainEdition.STANDARD, 2);
    private static final int DRAWS = 20_000;

    static int @Nullable [] lastAllocated; // reachable, so that the compiler cannot leave it out

    private static void assertFault(String check, String says, ThrowingCallable run) {
        ContractFault fault = catchThrowableOfType(ContractFault.class, run);
        assertThat(fault).isNotNull();
        assertThat(fault.check()).isEqualTo(check);
        assertThat(fault)
                .hasMessageContaining("check \"" + check + "\" failed")
                .hasMessageContaining(says)
                .hasMessageContaining("stash standard, 2 seats, seed " + fault.seed());
    }

    @Test
    void outcomesThatComeTooOftenAreSeen() {
        Game<StashPosition> biased =
                new BrokenStash() {
                    @Override
                    public int outcome(StashPosition position, int r) {
                        return super.outcome(position, r == 5 ? 0 : r);
                    }
                };

        assertFault(
                "chance", "by their weights", () -> Statistics.chance(biased, SETUP, 3, DRAWS, 1));
        assertThatCode(() -> Statistics.chance(new Stash(), SETUP, 10, DRAWS, 1))
                .doesNotThrowAnyException();
    }

    @Test
    void outcomesThatAreNotListedAreSeen() {
        Game<StashPosition> foreign =
                new BrokenStash() {
                    @Override
                    public int outcome(StashPosition position, int r) {
                        return r == 0 ? KINDS + 1 : super.outcome(position, r);
                    }
                };

        assertFault(
                "chance", "is not listed", () -> Statistics.chance(foreign, SETUP, 3, DRAWS, 1));
    }

    @Test
    void imaginingsThatComeTooOftenAreSeen() {
        // draws a kind first and then a trinket of it, so that scarce kinds come too often
        Game<StashPosition> biased =
                new BrokenStash() {
                    @Override
                    public void imagine(
                            StashPosition position,
                            int viewer,
                            Randomness random,
                            StashPosition into) {
                        into.copyFrom(position);
                        into.hand[KINDS + 3]--;
                        into.bag[3]++;
                        int kind = random.below(KINDS);
                        into.bag[kind]--;
                        into.hand[KINDS + kind]++;
                    }
                };

        assertFault(
                "beliefs",
                "too often or too seldom",
                () -> Statistics.belief(biased, StashContractTest.belief(), DRAWS, 1));
    }

    @Test
    void impossibleImaginingsAreSeen() {
        Game<StashPosition> careless =
                new BrokenStash() {
                    @Override
                    public void imagine(
                            StashPosition position,
                            int viewer,
                            Randomness random,
                            StashPosition into) {
                        super.imagine(position, 1 - viewer, random, into);
                    }
                };

        assertFault(
                "beliefs",
                "impossible",
                () -> Statistics.belief(careless, StashContractTest.belief(), DRAWS, 1));
    }

    @Test
    void aByteAllocatedInTheHotPathIsSeen() {
        Game<StashPosition> wasteful =
                new BrokenStash() {
                    @Override
                    public void moves(StashPosition position, MoveList list) {
                        if (position.picked == 2 && position.hand[0] == 0) {
                            lastAllocated = new int[1];
                        }
                        super.moves(position, list);
                    }
                };

        assertFault(
                "allocation",
                "bytes are allocated",
                () -> new Allocation<>(wasteful, SETUP).check(1));
    }

    @Test
    void aByteAllocatedByImaginingIsSeen() {
        Game<StashPosition> wasteful =
                new BrokenStash() {
                    @Override
                    public void imagine(
                            StashPosition position,
                            int viewer,
                            Randomness random,
                            StashPosition into) {
                        lastAllocated = new int[1];
                        super.imagine(position, viewer, random, into);
                    }
                };

        assertFault(
                "allocation",
                "bytes are allocated",
                () -> new Allocation<>(wasteful, SETUP).check(1));
    }

    @Test
    void aGameThatIsAnotherEachTimeIsSeen() {
        AtomicInteger games = new AtomicInteger();
        Game<StashPosition> moody =
                new BrokenStash() {
                    @Override
                    public void start(Setup setup, StashPosition position) {
                        super.start(setup, position);
                        position.last = games.getAndIncrement() % KINDS;
                    }
                };

        assertFault(
                "determinism",
                "one seed gives two games",
                () -> Determinism.check(moody, SETUP, 1));
    }

    @Test
    void aTrinketLostAtTheVeryEndIsSeen() {
        Game<StashPosition> lossy =
                new BrokenStash() {
                    @Override
                    public void play(StashPosition position, int ply) {
                        super.play(position, ply);
                        if (position.isOver() && position.bag[1] == 2) {
                            position.bag[1] = 1;
                        }
                    }
                };

        assertFault(
                "light games",
                "three trinkets",
                () ->
                        new LightGames<>(StashContractTest.subject().with(lossy), SETUP)
                                .games(1, 2_000));
    }

    @Test
    void aGameBeyondItsBoundIsSeen() {
        Game<StashPosition> longer =
                new BrokenStash() {
                    @Override
                    public int longest(Setup setup) {
                        return super.longest(setup) - 1;
                    }
                };

        assertFault(
                "light games",
                "after the declared 15 plies",
                () ->
                        new LightGames<>(StashContractTest.subject().with(longer), SETUP)
                                .games(1, 1));
    }

    @Test
    void aGoldenGameThatNoLongerHoldsIsSeen() {
        String golden = Determinism.record(new Stash(), SETUP, 1);
        Game<StashPosition> changed =
                new BrokenStash() {
                    @Override
                    public void play(StashPosition position, int ply) {
                        super.play(position, ply);
                        if (position.picked == 1) {
                            position.last = 0;
                        }
                    }
                };

        GoldenGame.check(new Stash(), EDITIONS, golden);
        assertThatThrownBy(() -> GoldenGame.check(changed, EDITIONS, golden))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("Line ")
                .hasMessageContaining("check digits");
        assertThatThrownBy(() -> GoldenGame.check(new Stash(), EDITIONS, unfinished(golden)))
                .isInstanceOf(AssertionError.class);
    }

    private static String unfinished(String golden) {
        return golden.substring(0, golden.lastIndexOf("B done"));
    }

    @Test
    void aGoldenGameIsMadeAnewWithItsComments() {
        String golden =
                Determinism.record(new Stash(), SETUP, 1).replace("B done", "# the end\nB done");
        String stale = golden.replaceAll("~[0-9a-f]+", "~?").replaceAll("hash .*", "hash ?");

        assertThat(GoldenGame.rewrite(new Stash(), EDITIONS, stale)).isEqualTo(golden);
    }

    @Test
    void aWrongCountOfLinesIsSeen() {
        WalkLine walk = WalkLine.parse("standard | 2 | - | deal 1 | 3 | 8");
        WalkLine counted = walk.counted(walk.walk(new Stash(), EDITIONS));

        counted.check(new Stash(), EDITIONS);
        assertThat(WalkLine.parse(counted.text())).isEqualTo(counted);
        assertThatThrownBy(() -> walk.counted(99).check(new Stash(), EDITIONS))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("lines, not 99");
        assertThat(WalkLine.parse("standard | 2 | - | start | 3 | ?").isOpen()).isTrue();
    }
}
