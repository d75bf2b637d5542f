package dighouse.tables;

import dighouse.kernel.Chance;
import dighouse.kernel.Game;
import dighouse.kernel.Hash64;
import dighouse.kernel.Malformed;
import dighouse.kernel.Match;
import dighouse.kernel.Position;
import dighouse.kernel.Refusal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Tries small moves out in a fork of the match.
///
/// @param <P> the game's position
final class Draft<P extends Position<P>> {
    private final Match<P> match;
    private final Game<P> game;
    private final List<String> plies = new ArrayList<>();

    Draft(Match<P> table) {
        match = table.fork();
        game = match.game();
    }

    P position() {
        return match.position();
    }

    /// The plies played so far, as lines of a record.
    List<String> plies() {
        return plies;
    }

    String hash() {
        return Hash64.hex(position().hash());
    }

    int actor() {
        return match.actor();
    }

    /// Plays a move given in notation, and the forced moves of the same seat that follow.
    ///
    /// @return why the move is refused, or `null`; a refused move is not played
    @Nullable Refusal play(int seat, String text) {
        int move;
        try {
            move = actor() == seat ? game.notation().ply(position(), text) : 0;
        } catch (Malformed unreadable) {
            return Refusal.noSuchMove();
        }
        Refusal refusal = game.refusal(position(), seat, move);
        if (refusal == null) {
            apply(move);
            match.settle(seat, this::note);
        }
        return refusal;
    }

    void apply(int ply) {
        note(ply);
        match.apply(ply);
    }

    private void note(int ply) {
        plies.add(match.line(ply));
    }

    /// Whether the draft can stand, because no choice is half made.
    boolean isComplete(int seat) {
        return actor() != seat || game.rests(position());
    }

    /// Lets chance draw and plays forced moves, until somebody must decide.
    void settle(Chance chance) {
        match.settle(chance, this::note);
    }
}
