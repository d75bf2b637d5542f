package dighouse.testkit;

import dighouse.kernel.Actor;
import dighouse.kernel.Game;
import dighouse.kernel.Position;
import dighouse.kernel.Seats;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import dighouse.testkit.checks.ContractCheck;
import dighouse.testkit.checks.Node;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Finds a short line of plies that makes a check fail, after a long one did.
///
/// It plays other random games and stops each where the check fails; then it leaves out plies from
/// the shortest line as long as what remains is legal and still fails.
///
/// @param <P> the game's position
final class Shrinker<P extends Position<P>> {
    private static final int OTHER_GAMES = 40;
    private static final int TRIES = 300;

    private final Game<P> game;
    private final Setup setup;
    private final ContractCheck<P> check;
    private final long seed;
    private int[] shortest = {};
    private Throwable cause = new AssertionError();
    private int tries;

    Shrinker(Game<P> game, Setup setup, ContractCheck<P> check, long seed) {
        this.game = game;
        this.setup = setup;
        this.check = check;
        this.seed = seed;
    }

    /// The fault to throw for a check that failed at the end of this line.
    ContractFault fault(int[] line, Throwable broken) {
        shortest = line;
        cause = broken;
        for (int i = 1; i <= OTHER_GAMES; i++) {
            playAnother(seed + i);
        }
        for (int size = Math.max(1, shortest.length / 2); size > 0; size /= 2) {
            for (int at = shortest.length - size; at >= 0; at--) {
                at = Math.min(at, shortest.length - size);
                tryWithout(at, size);
            }
        }
        return new ContractFault(check.name(), seed, shortest.length, message(line.length), cause);
    }

    static ContractFault beforeTheFirstPly(Game<?> game, Setup setup, long seed, Throwable broken) {
        String message =
                "check \"playing\" failed: " + broken + "\n  " + heading(game, setup, seed);
        return new ContractFault("playing", seed, 0, message, broken);
    }

    private void playAnother(long otherSeed) {
        Xoshiro random = new Xoshiro(otherSeed);
        try {
            Node<P> node = new Node<>(game, setup);
            while (node.number() < shortest.length) {
                Throwable broken = Walker.failure(check, node);
                if (broken != null) {
                    shortest = node.line();
                    cause = broken;
                    return;
                }
                if (node.isOver()) {
                    return;
                }
                node.moveOn(Walker.choose(node, random));
            }
        } catch (RuntimeException | AssertionError elsewhere) {
            // it fails to play on in another way: not what we look for
        }
    }

    private void tryWithout(int at, int size) {
        if (at < 0 || ++tries > TRIES) {
            return;
        }
        int[] line = new int[shortest.length - size];
        System.arraycopy(shortest, 0, line, 0, at);
        System.arraycopy(shortest, at + size, line, at, line.length - at);
        Throwable broken = failureAfter(line);
        if (broken != null) {
            shortest = line;
            cause = broken;
        }
    }

    /// What the check throws at the end of a line, or `null` if nothing or the line is not legal.
    private @Nullable Throwable failureAfter(int[] line) {
        try {
            Node<P> node = new Node<>(game, setup);
            for (int ply : line) {
                if (!node.anyOrder().contains(ply)) {
                    return null;
                }
                node.moveOn(ply);
            }
            return Walker.failure(check, node);
        } catch (RuntimeException | AssertionError elsewhere) {
            return null;
        }
    }

    private String message(int firstLength) {
        return "check \""
                + check.name()
                + "\" failed: "
                + cause.getMessage()
                + (cause instanceof AssertionError ? "" : " (" + cause.getClass().getName() + ")")
                + "\n  "
                + heading(game, setup, seed)
                + ", ply "
                + firstLength
                + "\n  shortest line found, "
                + shortest.length
                + " plies: "
                + lineText();
    }

    private static String heading(Game<?> game, Setup setup, long seed) {
        return game.id() + " " + Setups.text(setup) + ", seed " + seed;
    }

    /// The line in notation and the position behind it, as far as they can be written.
    private String lineText() {
        StringBuilder text = new StringBuilder();
        try {
            P position = game.position();
            game.start(setup, position);
            for (int ply : shortest) {
                int actor = game.actor(position);
                text.append(actor == Actor.NOBODY ? "-" : Seats.letter(actor)).append(' ');
                text.append(game.notation().ply(position, ply)).append("; ");
                game.play(position, ply);
            }
            text.append("\n  position: ").append(game.notation().position(position));
        } catch (RuntimeException | AssertionError unwritable) {
            text.append("… (in numbers: ").append(Arrays.toString(shortest)).append(')');
        }
        return text.toString();
    }
}
