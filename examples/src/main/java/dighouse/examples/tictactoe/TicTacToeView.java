package dighouse.examples.tictactoe;

import dighouse.kernel.JsonWriter;
import dighouse.kernel.View;
import dighouse.kernel.annotation.Written;

/// What everybody sees: who must decide, and the squares as the notation has them.
@Written
public record TicTacToeView(int actor, String squares) implements View {
    @Override
    public void write(JsonWriter json) {
        TicTacToeViewJson.write(this, json);
    }
}
