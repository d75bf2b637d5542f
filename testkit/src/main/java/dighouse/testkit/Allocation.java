package dighouse.testkit;

import com.sun.management.ThreadMXBean;
import dighouse.kernel.Actor;
import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.kernel.Viewer;
import dighouse.kernel.Xoshiro;
import java.lang.management.ManagementFactory;

/// Counts the bytes that playing, counting, copying, hashing and imagining allocate. Once
/// everything has grown to its size, there are none.
public final class Allocation<P extends Position<P>> {
    private static final int PLIES = 20_000;
    private static final int BATCHES = 40;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final Game<P> game;
    private final Setup setup;
    private final P position;
    private final P copy;
    private final P imagined;
    private final MoveList list = new MoveList();
    private final MoveList anyOrder = MoveList.inAnyOrder();
    private final Xoshiro random = new Xoshiro(0);
    private long mixed; // keeps the compiler from leaving out unused results

    public Allocation(Game<P> game, Setup setup) {
        this.game = game;
        this.setup = setup;
        position = game.position();
        copy = game.position();
        imagined = game.position();
    }

    /// Plays the same games again and again until one round of them allocates nothing.
    ///
    /// @throws ContractFault if no round does
    public void check(long seed) {
        long bytes = least(() -> batch(seed));
        if (bytes > 0) {
            String reason = bytes + " bytes are allocated in about " + PLIES + " plies";
            String message =
                    "check \"allocation\" failed: "
                            + reason
                            + "\n  "
                            + game.id()
                            + " "
                            + Setups.text(setup)
                            + ", seed "
                            + seed;
            throw new ContractFault("allocation", seed, PLIES, message, new AssertionError(reason));
        }
    }

    /// Does the same work again and again until one round of it allocates nothing, or the limit of
    /// rounds is reached.
    ///
    /// @return the bytes of the round that allocated least
    public static long least(Runnable round) {
        long bytes = Long.MAX_VALUE;
        for (int batch = 0; batch < BATCHES && bytes > 0; batch++) {
            long before = THREADS.getCurrentThreadAllocatedBytes();
            round.run();
            bytes = Math.min(bytes, THREADS.getCurrentThreadAllocatedBytes() - before);
        }
        return bytes;
    }

    /// A mix of all hashes on the way; reading it keeps the work from being optimised away.
    public long mixed() {
        return mixed;
    }

    private void batch(long seed) {
        random.seed(seed);
        for (int plies = 0; plies < PLIES; ) {
            game.start(setup, position);
            plies += Playout.run(game, position, random, list);
            game.start(setup, position);
            plies += slowly();
        }
    }

    private int slowly() {
        int plies = 0;
        for (int actor = game.actor(position);
                actor != Actor.NOBODY;
                actor = game.actor(position)) {
            int ply = Playout.choose(game, position, actor, random, list);
            copy.copyFrom(position);
            mixed ^= copy.hash();
            anyOrder.clear();
            game.moves(copy, anyOrder);
            boolean rests = game.rests(position);
            for (int seat = 0; seat < setup.seats(); seat++) {
                if (rests || seat == actor) {
                    game.imagine(position, seat, random, imagined);
                }
            }
            if (rests) {
                game.imagine(position, Viewer.BYSTANDER, random, imagined);
            }
            game.play(position, ply);
            plies++;
        }
        count();
        return plies;
    }

    private void count() {
        for (int seat = 0; seat < setup.seats(); seat++) {
            mixed ^= game.points(position, seat);
            mixed ^= game.tieBreak(position, seat);
        }
        mixed ^= game.won(position) ? 1 : 0;
    }
}
