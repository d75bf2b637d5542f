package dighouse.examples.stash;

import static dighouse.examples.stash.StashPosition.KINDS;
import static dighouse.examples.stash.StashPosition.OF_EACH;

import dighouse.kernel.Edition;
import dighouse.kernel.Game;
import dighouse.kernel.PlainEdition;
import dighouse.kernel.Setup;
import dighouse.kernel.Viewer;
import dighouse.testkit.BeliefCase;
import dighouse.testkit.GameContractTest;
import dighouse.testkit.checks.Node;
import dighouse.testkit.checks.Subject;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/// The ground is sound before faults are planted in it.
class StashContractTest extends GameContractTest<StashPosition> {
    static Subject<StashPosition> subject() {
        return new Subject<>(
                new Stash(),
                List.of(PlainEdition.STANDARD),
                StashContractTest::invariants,
                StashContractTest::alternatives,
                List.of(),
                StashContractTest::defaults,
                StashContractTest::invariants,
                false);
    }

    static void invariants(StashPosition position) {
        for (int kind = 0; kind < KINDS; kind++) {
            int all = position.bag[kind];
            for (int at = kind; at < 2 * KINDS; at += KINDS) {
                all += position.hand[at] + position.stash[at];
                Node.require(position.hand[at] >= 0 && position.stash[at] >= 0, "below nothing");
            }
            Node.require(all == OF_EACH, "there are not three trinkets of each kind");
        }
    }

    /// The two lowest trinkets are stashed.
    static void defaults(StashPosition before, StashPosition after) {
        byte[] stash = before.stash.clone();
        byte[] hand = before.hand.clone();
        for (int picked = before.picked; picked < StashPosition.STASHED; picked++) {
            int at = before.turn * KINDS;
            while (hand[at] == 0) {
                at++;
            }
            hand[at]--;
            stash[at]++;
        }
        Node.require(Arrays.equals(after.stash, stash), "the two lowest are stashed");
    }

    /// Whatever is dealt to another may be of two kinds: the bag is never empty.
    static boolean alternatives(StashPosition position, int viewer) {
        return position.dealt > (viewer == 0 ? 1 : 0);
    }

    /// The other has one trinket; of the eleven others, three kinds have all three.
    static BeliefCase<StashPosition> belief() {
        Setup setup = Setup.of(new Stash(), PlainEdition.STANDARD, 2);
        StashPosition position = new StashPosition();
        new Stash().notation().position(setup, "2 0 0 0 2332 1000 0001 0000 0000", position);
        return new BeliefCase<>(
                "one hidden trinket",
                setup,
                position,
                0,
                Map.of(
                        "2 0 0 0 1333 1000 1000 0000 0000", 2L,
                        "2 0 0 0 2233 1000 0100 0000 0000", 3L,
                        "2 0 0 0 2323 1000 0010 0000 0000", 3L,
                        "2 0 0 0 2332 1000 0001 0000 0000", 3L));
    }

    @Override
    protected Game<StashPosition> game() {
        return subject().game();
    }

    @Override
    protected List<Edition> editions() {
        return subject().editions();
    }

    @Override
    protected void checkInvariants(StashPosition position) {
        invariants(position);
    }

    @Override
    protected void checkDefault(StashPosition before, StashPosition after) {
        defaults(before, after);
    }

    @Override
    protected boolean hidesAlternatives(StashPosition position, int viewer) {
        return alternatives(position, viewer);
    }

    @Override
    protected List<BeliefCase<StashPosition>> beliefs() {
        BeliefCase<StashPosition> one = belief();
        StashPosition first = new StashPosition();
        new Stash().notation().position(one.setup(), "1 0 0 0 2333 1000 0000 0000 0000", first);
        return List.of(
                one,
                new BeliefCase<>(
                        "a bystander sees nothing at all",
                        one.setup(),
                        first,
                        Viewer.BYSTANDER,
                        Map.of(
                                "1 0 0 0 2333 1000 0000 0000 0000", 1L,
                                "1 0 0 0 3233 0100 0000 0000 0000", 1L,
                                "1 0 0 0 3323 0010 0000 0000 0000", 1L,
                                "1 0 0 0 3332 0001 0000 0000 0000", 1L)));
    }

    @Override
    protected Path resources() {
        return super.resources().resolve("stash");
    }
}
