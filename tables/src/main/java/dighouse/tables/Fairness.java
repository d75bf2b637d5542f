package dighouse.tables;

import dighouse.kernel.Actor;
import dighouse.kernel.GameRecord;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Match;
import dighouse.kernel.MatchCursor;
import dighouse.kernel.MoveList;
import dighouse.kernel.Position;

/// Writes what anybody needs to recompute the chance of a finished game: the secret, the
/// contributions, and for each draw the numbers that give the recorded outcome.
public final class Fairness {
    private Fairness() {}

    public static <P extends Position<P>> String of(Table<P> table) {
        GameRecord.Proof proof = table.fair().proof(true);
        JsonWriter json = new JsonWriter().beginObject();
        json.name("commitment").value(proof.commitment()).name("secret").value(proof.secret());
        json.name("contributions").texts(proof.contributions());
        json.name("draws").beginArray();
        draws(table.match(), json);
        return json.endArray().endObject().text();
    }

    private static <P extends Position<P>> void draws(Match<P> match, JsonWriter json) {
        MoveList outcomes = new MoveList();
        int number = 0;
        for (MatchCursor<P> at = match.cursor(); at.hasNext(); at.next()) {
            if (at.actor() == Actor.CHANCE) {
                outcomes.clear();
                match.game().moves(at.position(), outcomes);
                draw(number++, at.index() + 1, outcomes, at.ply(), json);
            }
        }
    }

    /// Writes the outcome's range: the weights before it in the list, and its own weight above
    /// that.
    private static void draw(int number, int ply, MoveList outcomes, int outcome, JsonWriter json) {
        int index = outcomes.indexOf(outcome);
        int low = 0;
        for (int i = 0; i < index; i++) {
            low += outcomes.weight(i);
        }
        json.beginObject().name("n").value(number).name("ply").value(ply);
        json.name("sum").value(outcomes.totalWeight()).name("low").value(low);
        json.name("high").value(low + outcomes.weight(index)).endObject();
    }
}
