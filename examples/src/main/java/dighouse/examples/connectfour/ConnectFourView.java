package dighouse.examples.connectfour;

import dighouse.kernel.JsonWriter;
import dighouse.kernel.View;
import dighouse.kernel.annotation.Written;
import java.util.List;

/// What everybody sees.
///
/// @param actor who must decide, as [dighouse.kernel.Actor] says it
/// @param columns the stones of each column from the bottom up, `x` for A and `o` for B
@Written
public record ConnectFourView(int actor, List<String> columns) implements View {
    public ConnectFourView {
        columns = List.copyOf(columns);
    }

    @Override
    public void write(JsonWriter json) {
        ConnectFourViewJson.write(this, json);
    }
}
