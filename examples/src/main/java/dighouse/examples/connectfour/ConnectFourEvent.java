package dighouse.examples.connectfour;

import dighouse.kernel.Argument;
import dighouse.kernel.Event;
import dighouse.kernel.Phrase;

/// What happens in a game of Connect Four.
public sealed interface ConnectFourEvent extends Event {

    record Dropped(int seat, String column) implements ConnectFourEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "dropped", Argument.seat("seat", seat), Argument.term("column", column));
        }
    }

    record GameEnded() implements ConnectFourEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("gameEnded");
        }
    }
}
