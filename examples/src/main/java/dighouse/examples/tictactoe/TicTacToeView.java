package dighouse.examples.tictactoe;

import dighouse.kernel.JsonWriter;
import dighouse.kernel.View;
import dighouse.kernel.annotation.Written;

/// What everybody sees.
///
/// @param actor who must decide, as [dighouse.kernel.Actor] says it
/// @param squares nine crosses, noughts and dots, row by row
@Written
public record TicTacToeView(int actor, String squares) implements View {
    @Override
    public void write(JsonWriter json) {
        TicTacToeViewJson.write(this, json);
    }
}
