package dighouse.examples.tictactoe;

import dighouse.kernel.Event;
import dighouse.kernel.Phrase;
import dighouse.kernel.annotation.Told;

/// What happens in a game of tic-tac-toe.
@Told
public sealed interface TicTacToeEvent extends Event {
    record Marked(int seat, String square) implements TicTacToeEvent {}

    record GameEnded() implements TicTacToeEvent {}

    @Override
    default Phrase phrase() {
        return TicTacToeEventPhrases.of(this);
    }
}
