package dighouse.kernel;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// One game being played: the position, the plies that stand, and going back. Terminal, server and
/// browser all play through it.
///
/// Going back is not a move: it returns to an earlier ply of the same seat and cannot cross a
/// sealed move, a draw of chance or a ply of another seat. A half-made choice is the actor's draft:
/// the plies since the position last rested.
///
/// A match begins at the start of the game, or at any position ([#at]). Plies and draws are counted
/// from 0 where the match begins, and going back ends there.
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
    private int floor; // going back reaches down to this ply: all before it is sealed
    private int draft; // the ply at which the position last rested
    private int
            lastDraft; // the same before the last ply: where the choice that it belongs to began

    public Match(Game<P> game, Setup setup) {
        this(game, setup, null);
        begin();
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
        match.begin();
        return match;
    }

    private void begin() {
        if (origin == null) {
            game.start(setup, position);
        } else {
            position.copyFrom(origin);
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

    /// Plays a move if this seat may, and says why if it may not; then nothing has changed.
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
        int outcome = game.outcome(position, chance.draw(draws, game.weight(position)));
        apply(outcome);
        return outcome;
    }

    /// Plays a ply that is known to be legal: from a record that was checked, or a bot.
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
    /// @throws IllegalArgumentException if going back does not reach there; see [#earliest]
    public void goBack(int seat, int to) {
        if (to < earliest(seat) || to > size) {
            throw new IllegalArgumentException("seat " + seat + " may not go back to ply " + to);
        }
        int[] standing = Arrays.copyOf(plies, to);
        begin();
        size = 0;
        draws = 0;
        floor = 0;
        draft = 0;
        lastDraft = 0;
        for (int ply : standing) {
            apply(ply);
        }
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
