package dighouse.testkit;

import dighouse.kernel.Actor;
import dighouse.kernel.Edition;
import dighouse.kernel.Event;
import dighouse.kernel.Game;
import dighouse.kernel.Match;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Position;
import dighouse.kernel.Refusal;
import dighouse.kernel.Setup;
import dighouse.kernel.Viewer;
import dighouse.kernel.Xoshiro;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// A table for the rules tests of a game: set up by one line of notation, played with plies as
/// text.
///
/// Each game has a table of its own that extends this one: it knows the game and its edition, and
/// adds what only this game's tests ask.
///
/// @param <P> the game's position
/// @param <T> the game's own table
public abstract class TestTable<P extends Position<P>, T extends TestTable<P, T>> {
    public final P position;

    private final Game<P> game;
    private final List<Integer> plies = new ArrayList<>(); // played here by [#play]
    private String origin = ""; // the position before the first of them

    /// A table with this very position, not a copy of it.
    protected TestTable(Game<P> game, P position) {
        this.game = game;
        this.position = position;
    }

    /// The position before the first ply.
    protected static <P extends Position<P>> P started(Game<P> game, Setup setup) {
        P position = game.position();
        game.start(setup, position);
        return position;
    }

    /// The text of a resource that lies beside a class, such as the edition of a game.
    protected static String resource(Class<?> beside, String name) {
        try (InputStream stream = beside.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IllegalStateException("no resource " + name);
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    /// A table with these options, as `finalTie=mostArtefacts`.
    protected static Setup setup(
            Game<?> game, Edition edition, int seats, int mission, String... options) {
        Map<String, String> chosen = new LinkedHashMap<>();
        for (String option : options) {
            int equals = option.indexOf('=');
            chosen.put(option.substring(0, equals), option.substring(equals + 1));
        }
        return Setup.of(game, edition, seats, mission, chosen);
    }

    // ---- to set up and play -------------------------------------------------------------------

    @SuppressWarnings("unchecked") // a game's table names itself as T
    private T self() {
        return (T) this;
    }

    /// Called after every ply that [#play] plays.
    protected void check() {}

    /// Sets the table to a position in notation.
    protected T read(String notation) {
        game.notation().position(position.setup(), notation, position);
        return self();
    }

    /// Plays plies that must be legal, or possible for chance.
    public T play(String... plies) {
        for (String text : plies) {
            play(text);
        }
        return self();
    }

    private void play(String text) {
        if (!movesInAnyOrder().contains(text)) {
            throw new AssertionError(text + " is not among " + movesInAnyOrder() + " in " + this);
        }
        if (plies.isEmpty()) {
            origin = toString();
        }
        plies.add(ply(text));
        game.play(position, ply(text));
        check();
    }

    /// Plays a whole random game from here and shows every position of it; a failure names the
    /// seed.
    public T walk(long seed, Consumer<T> look) {
        Xoshiro random = new Xoshiro(seed);
        MoveList list = MoveList.inAnyOrder();
        try {
            look.accept(self());
            while (actor() != Actor.NOBODY) {
                game.play(position, Playout.choose(game, position, actor(), random, list));
                look.accept(self());
            }
        } catch (AssertionError | RuntimeException fault) {
            throw new AssertionError("seed " + seed + " at " + this, fault);
        }
        return self();
    }

    /// A match that begins where this table was set up, with the plies that were played since: what
    /// can be taken back of them.
    public Match<P> match() {
        Match<P> match = Match.at(game, position.setup(), plies.isEmpty() ? toString() : origin);
        plies.forEach(match::apply);
        return match;
    }

    // ---- to ask -------------------------------------------------------------------------------

    /// What may be played now, as text, in canonical order and each result once.
    public List<String> moves() {
        return texts(new MoveList());
    }

    public List<String> movesInAnyOrder() {
        return texts(MoveList.inAnyOrder());
    }

    private List<String> texts(MoveList list) {
        game.moves(position, list);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            texts.add(text(list.get(i)));
        }
        return texts;
    }

    /// The outcomes of chance as text, with their weights.
    public Map<String, Integer> weights() {
        MoveList list = new MoveList();
        game.moves(position, list);
        Map<String, Integer> weights = new LinkedHashMap<>();
        for (int i = 0; i < list.size(); i++) {
            weights.put(text(list.get(i)), list.weight(i));
        }
        return weights;
    }

    /// The same as lines: `back purse: 12`.
    public List<String> odds() {
        List<String> odds = new ArrayList<>();
        weights().forEach((outcome, weight) -> odds.add(outcome + ": " + weight));
        return odds;
    }

    /// The weight of one outcome; 0 if it cannot happen.
    public long weight(String outcome) {
        return weights().getOrDefault(outcome, 0);
    }

    /// The rule that refuses the actor this move, or seat A while chance decides; `allowed` if none
    /// does.
    public String refusal(String move) {
        return refusal(Math.max(0, actor()), move);
    }

    /// The rule that refuses a seat this move; `allowed` if none does.
    public String refusal(int seat, String move) {
        Refusal refusal = game.refusal(position, seat, ply(move));
        return refusal == null ? "allowed" : refusal.rule();
    }

    /// What a bystander is told of a ply, as JSON.
    public List<String> told(String ply) {
        return told(ply, Viewer.BYSTANDER);
    }

    /// What a viewer is told of a ply, as JSON.
    public List<String> told(String ply, int viewer) {
        List<String> told = new ArrayList<>();
        for (Event event : game.tell(position, ply(ply), viewer)) {
            told.add(event.phrase().json("event"));
        }
        return told;
    }

    public boolean seals(String move) {
        return game.seals(position, ply(move));
    }

    public boolean rests() {
        return game.rests(position);
    }

    public boolean automatic() {
        return game.automatic(position);
    }

    /// The answer in place of an absent seat.
    public String fallback() {
        return text(game.fallback(position));
    }

    public int actor() {
        return game.actor(position);
    }

    public int points(int seat) {
        return game.points(position, seat);
    }

    public int ply(String text) {
        return game.notation().ply(position, text);
    }

    public String text(int ply) {
        return game.notation().ply(position, ply);
    }

    /// The position in notation.
    @Override
    public String toString() {
        return game.notation().position(position);
    }
}
