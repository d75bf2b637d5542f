package dighouse.archaeology;

import static dighouse.archaeology.TestTable.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Actor;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Setup;
import dighouse.kernel.Viewer;
import dighouse.kernel.Xoshiro;
import dighouse.testkit.Rule;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What the engine imagines is what a [CarefulObserver] of the whole game cannot rule out: no world
/// more, and none less.
class CarefulObserverTest {
    private static final int IMAGININGS = 3;
    private static final int MOST_WORLDS = 4_000; // more are not followed
    private static final int FEW_WORLDS = 12; // that they all come up is looked at
    private static final int DRAWS_FOR_EACH = 400;

    static List<Setup> setups() {
        return List.of(
                SmallEdition.setup(2, 2, 2, 3, 2, 2, 2, 1, 2, 2),
                SmallEdition.setup(2, 1, 6, 4, 1, 3, 1, 2, 3, 2),
                SmallEdition.setup(3, 1, 4, 3, 2, 2, 2, 1, 2, 2),
                SmallEdition.setup(3, 2, 3, 4, 3, 2, 2, 1, 2, 2),
                SmallEdition.setup(3, 1, 7, 4, 3, 3, 2, 1, 1, 2),
                SmallEdition.setup(4, 1, 3, 3, 2, 2, 2, 1, 2, 2),
                SmallEdition.setup(4, 1, 6, 4, 3, 3, 2, 1, 1, 2));
    }

    @ParameterizedTest
    @MethodSource("setups")
    @Rule({"ARC-INFO-03", "ARC-INFO-06", "ARC-INFO-07", "ARC-INFO-08", "ARC-INFO-09"})
    void nothingIsImaginedThatCanBeRuledOutAndEverythingElseIs(Setup setup) {
        for (int seed = 0; seed < 40; seed++) {
            follow(setup, seed);
        }
    }

    @ParameterizedTest
    @MethodSource("setups")
    @Tag("full")
    void soItIsInAGreatManyGames(Setup setup) {
        int games = Integer.getInteger("observed.games", 1_000);
        for (int seed = 0; seed < games; seed++) {
            follow(setup, 1_000_000 + seed);
        }
    }

    private static void follow(Setup setup, int seed) {
        for (int viewer = 0; viewer <= setup.seats(); viewer++) {
            follow(setup, seed, viewer);
        }
    }

    private static void follow(Setup setup, int seed, int viewer) {
        TestTable table = TestTable.start(setup);
        CarefulObserver observer = new CarefulObserver(table.position, viewer);
        Xoshiro random = new Xoshiro(seed);
        MoveList list = MoveList.inAnyOrder();
        StringBuilder story = new StringBuilder();
        int actor = table.actor();
        while (actor != Actor.NOBODY && observer.worlds() <= MOST_WORLDS) {
            int ply = choose(table.position, actor, random, list);
            story.append(GAME.notation().ply(table.position, ply)).append("; ");
            observer.see(table.position, ply);
            GAME.play(table.position, ply);
            String told = "seed " + seed + ", viewer " + viewer + ": " + story;
            assertThat(observer.thinksPossible(table.position)).as(told).isTrue();
            actor = table.actor();
            if (table.position.phase != Phase.DEAL
                    && (actor == viewer || table.rests())
                    && actor != Actor.NOBODY) {
                compare(observer, table.position, viewer, random, told);
            }
        }
    }

    /// Robbers come often, and shortly after trades.
    private static int choose(
            ArchaeologyPosition position, int actor, Xoshiro random, MoveList list) {
        if (position.phase == Phase.DIG && position.thieves > 0 && random.below(3) == 0) {
            return ArchaeologyMove.of(ArchaeologyMove.DIG_THIEF);
        }
        int ply = Playout.choose(GAME, position, actor, random, list);
        boolean settling = position.phase == Phase.ACT && ply != list.get(0);
        return settling && random.below(2) == 0 ? list.get(0) : ply;
    }

    private static void compare(
            CarefulObserver observer,
            ArchaeologyPosition position,
            int viewer,
            Xoshiro random,
            String told) {
        int asked = viewer == position.seats() ? Viewer.BYSTANDER : viewer;
        ArchaeologyPosition imagined = GAME.position();
        Set<Object> seen = new HashSet<>();
        int worlds = observer.worlds();
        boolean all = worlds <= FEW_WORLDS;
        int draws = all ? worlds * DRAWS_FOR_EACH : IMAGININGS;
        for (int i = 0; i < draws && (!all || seen.size() < worlds); i++) {
            GAME.imagine(position, asked, random, imagined);
            if (!observer.thinksPossible(imagined)) {
                throw new AssertionError(told + "\n" + position + "\nis taken for\n" + imagined);
            }
            seen.add(observer.worldOf(imagined));
        }
        if (all) {
            assertThat(seen).as(told + "\n" + position).hasSize(worlds);
        }
    }
}
