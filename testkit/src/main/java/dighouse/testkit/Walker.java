package dighouse.testkit;

import dighouse.kernel.Actor;
import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import dighouse.testkit.checks.ContractCheck;
import dighouse.testkit.checks.Node;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Plays seeded random games and runs every check at every ply of them. If one fails, the walker
/// looks for a shorter line that shows the same, and throws a [ContractFault].
///
/// @param <P> the game's position
public final class Walker<P extends Position<P>> {
    private final Game<P> game;
    private final Setup setup;
    private final List<? extends ContractCheck<P>> checks;

    public Walker(Game<P> game, Setup setup, List<? extends ContractCheck<P>> checks) {
        this.game = game;
        this.setup = setup;
        this.checks = List.copyOf(checks);
    }

    /// Plays games with seeds from `first` on.
    public void games(long first, int number) {
        for (long seed = first; seed < first + number; seed++) {
            game(seed);
        }
    }

    /// Plays one game to its end, or a little beyond the declared bound.
    public void game(long seed) {
        Xoshiro random = new Xoshiro(seed);
        Node<P> node;
        try {
            node = new Node<>(game, setup);
        } catch (RuntimeException | AssertionError broken) {
            throw Shrinker.beforeTheFirstPly(game, setup, seed, broken);
        }
        while (true) {
            for (ContractCheck<P> check : checks) {
                Throwable broken = failure(check, node);
                if (broken != null) {
                    throw new Shrinker<>(game, setup, check, seed).fault(node.line(), broken);
                }
            }
            if (node.isOver() || node.number() > node.longest()) {
                return;
            }
            try {
                node.moveOn(choose(node, random));
            } catch (RuntimeException | AssertionError broken) {
                throw new Shrinker<>(game, setup, new Playing<P>(), seed)
                        .fault(node.line(), broken);
            }
        }
    }

    /// Moves of people as well as of bots: half of them in any order.
    static <P extends Position<P>> int choose(Node<P> node, Xoshiro random) {
        if (node.actor() == Actor.CHANCE) {
            int weight = node.game().weight(node.position());
            return node.game().outcome(node.position(), random.below(weight));
        }
        MoveList list = random.below(2) == 0 ? node.moves() : node.anyOrder();
        return list.get(random.below(list.size()));
    }

    /// What a check throws here, or `null` if the promise holds.
    static <P extends Position<P>> @Nullable Throwable failure(
            ContractCheck<P> check, Node<P> node) {
        node.reseed(check.name());
        try {
            check.at(node);
            return null;
        } catch (RuntimeException | AssertionError broken) {
            return broken;
        }
    }

    /// Checks that the game can be played at all.
    private static final class Playing<P extends Position<P>> implements ContractCheck<P> {
        @Override
        public String name() {
            return "playing";
        }

        @Override
        public void at(Node<P> node) {
            if (node.actor() == Actor.CHANCE) {
                int weight = node.game().weight(node.position());
                node.game().outcome(node.position(), node.random().below(weight));
            }
            for (int i = 0; i < node.anyOrder().size(); i++) {
                P after = node.after(node.anyOrder().get(i), 0);
                node.game().moves(after, new MoveList());
            }
        }
    }
}
