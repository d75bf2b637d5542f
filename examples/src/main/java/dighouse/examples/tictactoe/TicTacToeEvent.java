package dighouse.examples.tictactoe;

import dighouse.kernel.Argument;
import dighouse.kernel.Event;
import dighouse.kernel.Phrase;

/// What happens in a game of tic-tac-toe.
public sealed interface TicTacToeEvent extends Event {

    record Marked(int seat, String square) implements TicTacToeEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "marked", Argument.seat("seat", seat), Argument.term("square", square));
        }
    }

    record GameEnded() implements TicTacToeEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("gameEnded");
        }
    }
}
