package dighouse.server;

import dighouse.kernel.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/// Decides for scripted visitors.
final class ScriptedChoices {
    private ScriptedChoices() {}

    /// The last legal move, and the last one after it, until the choice is complete.
    static List<String> lastMoves(Visitor visitor, String table) {
        return moves(visitor, table, count -> count - 1);
    }

    /// One legal move after the other, until the choice is complete.
    ///
    /// @param which picks one of so many
    static List<String> moves(Visitor visitor, String table, IntUnaryOperator which) {
        List<String> moves = new ArrayList<>();
        int decider = visitor.state(table).get("decider").number(0, 7);
        String path = "/api/tables/" + table + "?seat=" + decider;
        Json shown = visitor.get(path).expect(200).json().get("state");
        do {
            List<Json> legal = shown.get("moves").array();
            moves.add(legal.get(which.applyAsInt(legal.size())).get("move").string());
            String body = "{\"moves\":" + Visitor.quoted(moves) + "}";
            shown = visitor.post("/api/tables/" + table + "/preview", body).expect(200).json();
        } while (!shown.get("complete").bool());
        return moves;
    }
}
