package dighouse.tables;

import dighouse.kernel.Game;
import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Match;
import dighouse.kernel.MoveList;
import dighouse.kernel.Phrase;
import dighouse.kernel.Position;
import dighouse.kernel.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/// A draft whose steps may be described in part; see [LocalDrafts]. It remembers its moves with
/// their descriptions.
///
/// @param <P> the game's position
final class DescribedDraft<P extends Position<P>> {
    private final Game<P> game;
    private final Draft<P> draft;
    private final int seat;
    private final List<Chosen> moves = new ArrayList<>();
    private int asked; // how many of the moves were asked for; the others were filled in

    DescribedDraft(Match<P> match, int seat) {
        game = match.game();
        draft = new Draft<>(match);
        this.seat = seat;
    }

    /// A move of the draft, and what it does.
    private record Chosen(String move, Phrase what) {}

    /// Plays these steps.
    ///
    /// @return why one of the steps is refused, or `null`
    @Nullable Refusal play(List<Json> steps) {
        for (Json step : steps) {
            Refusal refusal = step.has("move") ? named(step) : described(step);
            if (refusal != null) {
                return refusal;
            }
        }
        return null;
    }

    private @Nullable Refusal named(Json step) {
        OptionalInt move = draft.read(seat, step.get("move").string());
        return move.isPresent() ? judged(move.getAsInt()) : Refusal.noSuchMove();
    }

    /// A description that fits no legal move may be of a move that has been forced meanwhile, or of
    /// one that may be left out. Otherwise a move of that kind is judged, to find out why it is
    /// refused.
    private @Nullable Refusal described(Json step) {
        PartialMove wanted = PartialMove.read(step.get("what"));
        OptionalInt legal = first(wanted, legal());
        if (legal.isPresent()) {
            choose(legal.getAsInt());
            return null;
        }
        if (draft.hasForced(wanted::fits) || step.has("optional")) {
            return null;
        }
        if (draft.actor() != seat) {
            return draft.refusal(seat, 0);
        }
        MoveList alphabet = new MoveList();
        game.alphabet(draft.position().setup(), alphabet);
        OptionalInt known = first(wanted, alphabet);
        return known.isPresent() ? judged(known.getAsInt()) : Refusal.noSuchMove();
    }

    private OptionalInt first(PartialMove wanted, MoveList list) {
        for (int i = 0; i < list.size(); i++) {
            if (wanted.fits(game.describe(draft.position(), list.get(i)))) {
                return OptionalInt.of(list.get(i));
            }
        }
        return OptionalInt.empty();
    }

    /// What the seat may play; nothing if it does not decide.
    private MoveList legal() {
        MoveList list = MoveList.inAnyOrder();
        if (draft.actor() == seat) {
            game.moves(draft.position(), list);
        }
        return list;
    }

    private @Nullable Refusal judged(int move) {
        Refusal refusal = draft.refusal(seat, move);
        if (refusal == null) {
            choose(move);
        }
        return refusal;
    }

    private void choose(int move) {
        P position = draft.position();
        moves.add(new Chosen(game.notation().ply(position, move), game.describe(position, move)));
        draft.choose(seat, move);
    }

    /// Adds moves as long as a choice is half made and only one may follow.
    void fillIn() {
        asked = moves.size();
        while (asked > 0 && !draft.isComplete(seat)) {
            MoveList legal = legal();
            if (legal.size() > 1) {
                return;
            }
            choose(legal.get(0));
        }
    }

    /// Writes the moves, which of them were filled in, and where they have led.
    void writeMembers(JsonWriter json) {
        json.name("moves").beginArray();
        moves.forEach(each -> ViewerJson.move(each.move(), each.what(), json));
        json.endArray().name("filled").beginArray();
        for (int i = asked; i < moves.size(); i++) {
            json.value(i);
        }
        json.endArray().name("preview").beginObject();
        draft.writeMembers(seat, json);
        json.endObject();
    }
}
