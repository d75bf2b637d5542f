package dighouse.examples.stash;

import dighouse.kernel.Event;
import dighouse.kernel.Phrase;
import dighouse.kernel.annotation.Told;
import java.util.ArrayList;
import java.util.List;

/// What happens in a game of Stash, as one viewer learns it.
@Told
sealed interface StashEvent extends Event {
    record Dealt(int seat, int kind) implements StashEvent {}

    record DealtHidden(int seat) implements StashEvent {}

    record Hid(int seat, int kind) implements StashEvent {}

    record Stashed(int seat) implements StashEvent {}

    record Ended(int seat) implements StashEvent {}

    @Override
    default Phrase phrase() {
        return StashEventPhrases.of(this);
    }

    static List<StashEvent> of(StashPosition position, int ply, int viewer) {
        int seat = position.seat();
        List<StashEvent> events = new ArrayList<>();
        if (position.isDealing()) {
            events.add(viewer == seat ? new Dealt(seat, ply) : new DealtHidden(seat));
        } else if (ply == Stash.DONE) {
            events.add(new Ended(seat));
        } else {
            if (viewer == seat) {
                events.add(new Hid(seat, ply));
            }
            if (position.picked == 1) {
                events.add(new Stashed(seat));
            }
        }
        return events;
    }
}
