package dighouse.examples.connectfour;

import dighouse.kernel.Event;
import dighouse.kernel.Phrase;
import dighouse.kernel.annotation.Told;

/// What happens in a game of Connect Four.
@Told
public sealed interface ConnectFourEvent extends Event {

    record Dropped(int seat, String column) implements ConnectFourEvent {}

    record GameEnded() implements ConnectFourEvent {}

    @Override
    default Phrase phrase() {
        return ConnectFourEventPhrases.of(this);
    }
}
