package dighouse.server.table;

import dighouse.kernel.Actor;
import dighouse.kernel.Chance;
import dighouse.kernel.Game;
import dighouse.kernel.Hash64;
import dighouse.kernel.Malformed;
import dighouse.kernel.Match;
import dighouse.kernel.MoveList;
import dighouse.kernel.Position;
import dighouse.kernel.Refusal;
import dighouse.kernel.Seats;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What would follow if these small moves were played: tried out on a copy of the position.
///
/// @param <P> the game's position
final class Draft<P extends Position<P>> {
    private final Game<P> game;
    private final P position;
    private final MoveList list = new MoveList();
    private final List<String> plies = new ArrayList<>();
    private int draws;

    Draft(Match<P> match) {
        game = match.game();
        position = game.position();
        position.copyFrom(match.position());
        draws = match.draws();
    }

    P position() {
        return position;
    }

    /// What was played, as lines of a record.
    List<String> plies() {
        return plies;
    }

    String hash() {
        return Hash64.hex(position.hash());
    }

    int actor() {
        return game.actor(position);
    }

    /// Plays a move given in notation, and what then plays itself for the same seat.
    ///
    /// @return why not, or `null`; then nothing was played
    @Nullable Refusal play(int seat, String text) {
        int move;
        try {
            move = actor() == seat ? game.notation().ply(position, text) : 0;
        } catch (Malformed unreadable) {
            return Refusal.noSuchMove();
        }
        Refusal refusal = game.refusal(position, seat, move);
        if (refusal == null) {
            apply(move);
            while (actor() == seat && game.automatic(position)) {
                apply(onlyMove());
            }
        }
        return refusal;
    }

    void apply(int ply) {
        plies.add(Seats.letter(actor()) + " " + game.notation().ply(position, ply));
        game.play(position, ply);
    }

    /// The draft may stand: nothing is left half made.
    boolean isComplete(int seat) {
        return actor() != seat || game.rests(position);
    }

    /// Lets chance draw, and whatever plays itself, until somebody must decide.
    void runOn(Chance chance) {
        while (actor() != Actor.NOBODY) {
            if (actor() == Actor.CHANCE) {
                int r = chance.draw(draws++, game.weight(position));
                apply(game.outcome(position, r));
            } else if (game.automatic(position)) {
                apply(onlyMove());
            } else {
                return;
            }
        }
    }

    private int onlyMove() {
        list.clear();
        game.moves(position, list);
        return list.get(0);
    }
}
