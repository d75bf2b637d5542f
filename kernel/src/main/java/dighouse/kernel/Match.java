package dighouse.kernel;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/// One game being played: its position, its plies, and undo. The terminal, the server and the
/// browser all play through it.
///
/// Going back is not a move: it returns to an earlier ply of the same seat and cannot cross a
/// sealed move, a draw of chance or a ply of another seat. A half-made choice is the actor's draft:
/// the plies since the position last rested.
///
/// A match begins at the start of the game, or at any position ([#at]). Plies and draws are counted
/// from 0 where the match begins, and undo cannot go back beyond that point.
///
/// @param <P> the game's position
public final class Match<P extends Position<P>> {
    private final Game<P> game;
    private final Setup setup;
    private final @Nullable P origin; // where the match begins; null at the start of the game
    private final P position;
    private int[] plies = new int[256];
    private int size;
    private int draws; // chance's plies among those that stand
    private int floor; // undo cannot go back before this ply
    private int draft; // the ply at which the position last rested
    private int lastDraft; // the same before the last ply: where its choice began

    public Match(Game<P> game, Setup setup) {
        this(game, setup, null);
        toOrigin(position);
    }

    private Match(Game<P> game, Setup setup, @Nullable P origin) {
        this.game = game;
        this.setup = setup;
        this.origin = origin;
        position = game.position();
    }

    /// A match that begins at a position given in notation, which is its ply 0.
    ///
    /// @throws Malformed if the notation cannot be read
    public static <P extends Position<P>> Match<P> at(Game<P> game, Setup setup, String notation) {
        P origin = game.position();
        game.notation().position(setup, notation, origin);
        Match<P> match = new Match<>(game, setup, origin);
        match.toOrigin(match.position);
        return match;
    }

    private void toOrigin(P at) {
        if (origin == null) {
            game.start(setup, at);
        } else {
            at.copyFrom(origin);
        }
    }

    /// Whether it begins at the start of the game, so that it can be recorded.
    public boolean isWhole() {
        return origin == null;
    }

    public Game<P> game() {
        return game;
    }

    public Setup setup() {
        return setup;
    }

    /// The position as it stands; to be read, not changed.
    public P position() {
        return position;
    }

    public int actor() {
        return game.actor(position);
    }

    public boolean isOver() {
        return actor() == Actor.NOBODY;
    }

    /// How many plies stand.
    public int size() {
        return size;
    }

    public int ply(int index) {
        if (index >= size) {
            throw new IllegalArgumentException("ply " + index + " of " + size);
        }
        return plies[index];
    }

    /// How many of chance's draws stand; the number of the next one.
    public int draws() {
        return draws;
    }

    /// Plays a move if this seat may. Otherwise says why not, and changes nothing.
    public @Nullable Refusal play(int seat, int move) {
        Refusal refusal = game.refusal(position, seat, move);
        if (refusal == null) {
            apply(move);
        }
        return refusal;
    }

    /// Draws the next outcome and plays it; the actor is [Actor#CHANCE].
    ///
    /// @return the outcome
    public int draw(Chance chance) {
        int outcome = nextOutcome(chance);
        apply(outcome);
        return outcome;
    }

    /// Lets chance draw, and plays every [automatic][Game#automatic] move, until a seat has to
    /// choose or the game is over.
    ///
    /// @param before hears each of these plies before it is played
    public void settle(Chance chance, IntConsumer before) {
        for (int actor = actor(); actor == Actor.CHANCE || isAutomatic(actor); actor = actor()) {
            int ply = actor == Actor.CHANCE ? nextOutcome(chance) : onlyMove();
            before.accept(ply);
            apply(ply);
        }
    }

    /// Plays the automatic moves of one seat, as far as they come next.
    ///
    /// @param before hears each of these moves before it is played
    public void settle(int seat, IntConsumer before) {
        while (actor() == seat && isAutomatic(seat)) {
            int ply = onlyMove();
            before.accept(ply);
            apply(ply);
        }
    }

    private boolean isAutomatic(int actor) {
        return actor >= 0 && game.automatic(position);
    }

    private int onlyMove() {
        MoveList moves = new MoveList();
        game.moves(position, moves);
        return moves.get(0);
    }

    private int nextOutcome(Chance chance) {
        return game.outcome(position, chance.draw(draws, game.weight(position)));
    }

    /// Plays a ply that is known to be legal, from a bot or a checked record.
    public void apply(int ply) {
        int actor = actor();
        boolean chance = actor == Actor.CHANCE;
        boolean seals = chance || game.seals(position, ply);
        if (size == plies.length) {
            plies = Arrays.copyOf(plies, 2 * size);
        }
        plies[size++] = ply;
        lastDraft = draft;
        game.play(position, ply);
        if (chance) {
            draws++;
        }
        if (seals || game.actor(position) != actor) {
            floor = size;
        }
        if (game.rests(position) || game.actor(position) != actor) {
            draft = size;
        }
    }

    /// The earliest ply that this seat may return to; [#size()] if it may not go back at all.
    public int earliest(int seat) {
        return actor() == seat ? floor : size;
    }

    /// The ply at which the actor's half-made choice began; [#size()] if nothing is half made.
    public int draftStart() {
        return draft;
    }

    /// Where one step back leads: to the start of a half-made choice, or else of the last one made.
    /// [#size()] if this seat may not go back at all.
    public int stepBack(int seat) {
        return earliest(seat) == size ? size : Math.max(lastDraft, floor);
    }

    /// Returns to an earlier ply of this seat.
    ///
    /// @throws IllegalArgumentException if undo cannot go back that far; see [#earliest]
    public void goBack(int seat, int to) {
        if (to < earliest(seat) || to > size) {
            throw new IllegalArgumentException("seat " + seat + " may not go back to ply " + to);
        }
        toOrigin(position);
        size = 0;
        draws = 0;
        floor = 0;
        draft = 0;
        lastDraft = 0;
        while (size < to) {
            apply(plies[size]);
        }
    }

    /// A legal ply as a line of a record, with who plays it: `A sell coin`.
    public String line(int ply) {
        return Seats.letter(actor()) + " " + game.notation().ply(position, ply);
    }

    /// Reads such a line; whether the ply is legal is not judged.
    ///
    /// @throws Malformed if it cannot be read, or names another actor than the one who decides
    public int read(String line) {
        String actor = isOver() ? "" : Seats.letter(actor());
        if (actor.isEmpty() || !line.startsWith(actor + " ")) {
            throw new Malformed("\"" + line + "\" is not for this actor to play");
        }
        return game.notation().ply(position, line.substring(actor.length() + 1));
    }

    /// A walk along the plies that stand, from where the match began.
    public MatchCursor<P> cursor() {
        P first = game.position();
        toOrigin(first);
        return new MatchCursor<>(this, first, 0);
    }

    /// A walk along the plies that are still to be played.
    public MatchCursor<P> cursorAtEnd() {
        P last = game.position();
        last.copyFrom(position);
        return new MatchCursor<>(this, last, size);
    }

    /// A second match that has gone as far as this one had after so many plies.
    public Match<P> upTo(int plies) {
        Match<P> match = new Match<>(game, setup, origin);
        match.toOrigin(match.position);
        while (match.size < plies) {
            match.apply(ply(match.size));
        }
        return match;
    }

    /// A second match at the same point, to try things out in.
    public Match<P> fork() {
        Match<P> fork = new Match<>(game, setup, origin);
        fork.position.copyFrom(position);
        fork.plies = plies.clone();
        fork.size = size;
        fork.draws = draws;
        fork.floor = floor;
        fork.draft = draft;
        fork.lastDraft = lastDraft;
        return fork;
    }
}
