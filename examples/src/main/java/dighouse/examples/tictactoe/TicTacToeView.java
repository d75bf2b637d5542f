package dighouse.examples.tictactoe;

import dighouse.kernel.JsonWriter;
import dighouse.kernel.View;

/// What everybody sees.
///
/// @param actor who must decide, as [dighouse.kernel.Actor] says it
/// @param squares nine crosses, noughts and dots, row by row
public record TicTacToeView(int actor, String squares) implements View {
    @Override
    public void write(JsonWriter json) {
        json.beginObject();
        json.name("actor").value(actor);
        json.name("squares").value(squares);
        json.endObject();
    }
}
