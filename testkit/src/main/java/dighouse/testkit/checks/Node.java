package dighouse.testkit.checks;

import dighouse.kernel.Actor;
import dighouse.kernel.Game;
import dighouse.kernel.Hash64;
import dighouse.kernel.MoveList;
import dighouse.kernel.Position;
import dighouse.kernel.Seats;
import dighouse.kernel.Setup;
import dighouse.kernel.Viewer;
import dighouse.kernel.Xoshiro;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One position of a random game, with what most checks need. One object serves a whole game: a
/// walker advances it from ply to ply.
///
/// @param <P> the game's position
public final class Node<P extends Position<P>> {
    private static final int HOW_OFTEN_EQUAL = 8;

    private final Game<P> game;
    private final Setup setup;
    private final P position;
    private final MoveList moves = new MoveList();
    private final MoveList anyOrder = MoveList.inAnyOrder();
    private final MoveList alphabet = new MoveList();
    private final List<P> scratch = new ArrayList<>();
    private final Xoshiro random = new Xoshiro(0);
    private final int longest;
    private int[] line = new int[64];
    private int number;
    private long lineHash;
    private @Nullable String text; // of the position, once a check has asked for it

    public Node(Game<P> game, Setup setup) {
        this.game = game;
        this.setup = setup;
        position = game.position();
        game.start(setup, position);
        game.alphabet(setup, alphabet);
        longest = game.longest(setup);
        list();
    }

    /// Plays one ply and lists the moves again.
    public void moveOn(int ply) {
        if (number == line.length) {
            line = Arrays.copyOf(line, 2 * number);
        }
        line[number++] = ply;
        lineHash = Hash64.mix(lineHash, ply);
        game.play(position, ply);
        text = null;
        list();
    }

    private void list() {
        moves.clear();
        anyOrder.clear();
        game.moves(position, moves);
        game.moves(position, anyOrder);
    }

    /// Gives a check random numbers that depend only on the line and on its name, so that a failure
    /// repeats whenever the line is played again.
    public void reseed(String check) {
        random.seed(Hash64.mix(lineHash, check.hashCode()));
    }

    public Game<P> game() {
        return game;
    }

    public Setup setup() {
        return setup;
    }

    /// The position; to be read, not changed.
    public P position() {
        return position;
    }

    /// The position in notation.
    public String text() {
        if (text == null) {
            text = game.notation().position(position);
        }
        return text;
    }

    public int actor() {
        return game.actor(position);
    }

    public boolean isOver() {
        return actor() == Actor.NOBODY;
    }

    /// Whether a seat must decide.
    public boolean isDecision() {
        return actor() >= 0;
    }

    /// The legal moves in one order, or the outcomes; to be read, not changed.
    public MoveList moves() {
        return moves;
    }

    /// The legal moves in any order, or the outcomes; to be read, not changed.
    public MoveList anyOrder() {
        return anyOrder;
    }

    /// The game's alphabet; to be read, not changed.
    public MoveList alphabet() {
        return alphabet;
    }

    /// How many plies have been played.
    public int number() {
        return number;
    }

    /// The plies that led here.
    public int[] line() {
        return Arrays.copyOf(line, number);
    }

    /// The bound that the game declares for this setup.
    public int longest() {
        return longest;
    }

    /// Random numbers of this check at this node.
    public Xoshiro random() {
        return random;
    }

    /// A position to work in, by number. It still holds what the last check left there.
    public P scratch(int index) {
        while (scratch.size() <= index) {
            scratch.add(game.position());
        }
        return scratch.get(index);
    }

    /// Plays a ply on a scratch position.
    public P after(int ply, int index) {
        P after = scratch(index);
        after.copyFrom(position);
        game.play(after, ply);
        return after;
    }

    /// How many viewers there are: all seats and a bystander.
    public int viewers() {
        return setup.seats() + 1;
    }

    /// The viewer of this number: a seat, or after the last one the bystander.
    public int viewer(int index) {
        return index < setup.seats() ? index : Viewer.BYSTANDER;
    }

    /// Whether `imagine` is defined here: for the actor anywhere, for others at rest.
    public boolean canImagine(int viewer) {
        return viewer == actor() || game.rests(position);
    }

    /// Whether a twin should be compared with this position. A twin that equals it should not
    /// differ in anything else, so it is compared only now and then.
    public boolean isWorthComparing(P twin) {
        return !twin.equals(position) || random.below(HOW_OFTEN_EQUAL) == 0;
    }

    /// A twin of this position for a viewer, in a scratch position.
    public P twin(int viewer, int index) {
        P twin = scratch(index);
        game.imagine(position, viewer, random, twin);
        return twin;
    }

    /// Fails with a reason unless a claim holds. If the reason must be built from parts, test the
    /// claim first and use [#fail]: most claims hold, and building text is slow.
    public static void require(boolean holds, String reason) {
        if (!holds) {
            throw fail(reason);
        }
    }

    /// The error for a violation of the contract.
    public static AssertionError fail(String reason) {
        return new AssertionError(reason);
    }

    /// The viewer, in words.
    public static String who(int viewer) {
        return switch (viewer) {
            case Viewer.BYSTANDER -> "a bystander";
            case Viewer.OPEN -> "everybody, after the end";
            default -> "seat " + Seats.letter(viewer);
        };
    }
}
