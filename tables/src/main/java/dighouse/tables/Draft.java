package dighouse.tables;

import dighouse.kernel.Chance;
import dighouse.kernel.Game;
import dighouse.kernel.Hash64;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Malformed;
import dighouse.kernel.Match;
import dighouse.kernel.Phrase;
import dighouse.kernel.Position;
import dighouse.kernel.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Tries small moves out in a fork of the match.
///
/// @param <P> the game's position
final class Draft<P extends Position<P>> {
    private final Match<P> match;
    private final Game<P> game;
    private final List<String> plies = new ArrayList<>();
    private final List<Phrase> forced = new ArrayList<>(); // played after the last chosen move

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
        OptionalInt move = read(seat, text);
        if (move.isEmpty()) {
            return Refusal.noSuchMove();
        }
        Refusal refusal = refusal(seat, move.getAsInt());
        if (refusal == null) {
            choose(seat, move.getAsInt());
        }
        return refusal;
    }

    /// Reads a move in notation; nothing if there is no such move. If another seat decides, any
    /// move will do: it is refused.
    OptionalInt read(int seat, String text) {
        try {
            return OptionalInt.of(actor() == seat ? game.notation().ply(position(), text) : 0);
        } catch (Malformed unreadable) {
            return OptionalInt.empty();
        }
    }

    @Nullable Refusal refusal(int seat, int move) {
        return game.refusal(position(), seat, move);
    }

    /// Plays a legal move, and the forced moves of the same seat that follow.
    void choose(int seat, int move) {
        apply(move);
        forced.clear();
        match.settle(seat, this::force);
    }

    private void force(int ply) {
        forced.add(game.describe(position(), ply));
        note(ply);
    }

    /// Whether such a move was forced after the last chosen one. It counts once, as do those before
    /// it.
    boolean hasForced(Predicate<Phrase> wanted) {
        for (int i = 0; i < forced.size(); i++) {
            if (wanted.test(forced.get(i))) {
                forced.subList(0, i + 1).clear();
                return true;
            }
        }
        return false;
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

    /// Writes where the moves have led, as their seat sees it, with what it may play next.
    void writeMembers(int seat, JsonWriter json) {
        boolean decides = actor() == seat;
        json.name("complete").value(!plies.isEmpty() && isComplete(seat));
        json.name("decides").value(decides).name("view");
        game.view(position(), seat).write(json);
        json.name("moves");
        ViewerJson.moves(game, position(), decides, json);
    }

    /// Lets chance draw and plays forced moves, until somebody must decide.
    void settle(Chance chance) {
        match.settle(chance, this::note);
    }
}
