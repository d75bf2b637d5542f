package dighouse.tables;

import dighouse.catalogue.RefusalKeys;
import dighouse.kernel.Game;
import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Malformed;
import dighouse.kernel.Match;
import dighouse.kernel.Position;
import dighouse.kernel.Refusal;
import dighouse.kernel.Setup;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Tries a seat's drafts out in its own browser, at a position that the seat cannot tell from the
/// true one ([ViewerJson] sends it). What is answered is what the server would answer, up to the
/// first thing that the seat does not know; the server alone judges what is played (ADR 48).
///
/// A draft is a list of steps. A step names a move by its text, as the engine gave it before
/// (`{"move":"sell coin"}`), or by a part of its description
/// (`{"what":{"verb":"sell","treasure":"coin"}}`): it stands for the first legal move whose
/// description has all these members, or any of several values where a list of them stands. An
/// optional step (`"optional":true`) is left out where no such move is legal.
///
/// @param <P> the game's position
public final class LocalDrafts<P extends Position<P>> {
    private final Game<P> game;
    private final Setup setup;
    private @Nullable Match<P> match; // begins at the position that was set last
    private int seat;

    private LocalDrafts(Game<P> game, Setup setup) {
        this.game = game;
        this.setup = setup;
    }

    /// The drafts of a table that is played so.
    ///
    /// @param setup an object with rules number, `seats`, `mission`, `options` (by their texts) and
    ///   the `edition` itself
    /// @throws Malformed if the game does not offer it
    public static <P extends Position<P>> LocalDrafts<P> open(Game<P> game, String setup) {
        Json json = Json.parse(setup);
        Map<String, String> options = new HashMap<>();
        json.get("options").object().forEach((id, text) -> options.put(id, text.string()));
        return new LocalDrafts<>(
                game,
                Setup.of(
                        game,
                        json.get("rules").number(1, Integer.MAX_VALUE),
                        game.edition(json.get("edition").compact()),
                        json.get("seats").number(1, Integer.MAX_VALUE),
                        json.get("mission").number(0, Integer.MAX_VALUE),
                        options));
    }

    /// Sets the position from which drafts begin, and answers like [#propose] to an empty draft.
    ///
    /// @param position in notation
    /// @param seat who decides there
    /// @throws Malformed if the notation cannot be read
    public String at(String position, int seat) {
        match = Match.at(game, setup, position);
        this.seat = seat;
        return propose("[[]]");
    }

    /// Takes the first of several drafts that may be played wholly: where it leads, and with which
    /// moves. Steps that have one answer are added to it. If the first draft is not taken, the
    /// answer says why.
    ///
    /// @param candidates a list of drafts, the likeliest first, each a list of steps
    /// @throws Malformed if they cannot be read
    public String propose(String candidates) {
        List<Json> drafts = Json.parse(candidates).array();
        @Nullable Refusal first = null;
        for (int i = 0; i < drafts.size(); i++) {
            DescribedDraft<P> draft = begin();
            Refusal refusal = draft.play(drafts.get(i).array());
            if (refusal == null) {
                draft.fillIn();
                return answer(i, draft, first);
            }
            first = i == 0 ? refusal : first;
        }
        return answer(-1, null, first);
    }

    /// Tells for each of several drafts whether it may be played wholly.
    ///
    /// @param candidates a list of drafts, each a list of steps
    /// @throws Malformed if they cannot be read
    public String playable(String candidates) {
        JsonWriter json = new JsonWriter().beginArray();
        for (Json draft : Json.parse(candidates).array()) {
            json.value(begin().play(draft.array()) == null);
        }
        return json.endArray().text();
    }

    private DescribedDraft<P> begin() {
        if (match == null) {
            throw new Malformed("No position has been set yet.");
        }
        return new DescribedDraft<>(match, seat);
    }

    private static String answer(
            int taken, @Nullable DescribedDraft<?> draft, @Nullable Refusal first) {
        JsonWriter json = new JsonWriter().beginObject().name("taken").value(taken);
        if (draft != null) {
            draft.writeMembers(json);
        }
        json.name("refusal");
        if (first == null) {
            json.nullValue();
        } else {
            RefusalKeys.write(first, json);
        }
        return json.endObject().text();
    }
}
