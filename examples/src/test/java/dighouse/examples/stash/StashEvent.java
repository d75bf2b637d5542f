package dighouse.examples.stash;

import dighouse.kernel.Argument;
import dighouse.kernel.Event;
import dighouse.kernel.Phrase;
import java.util.ArrayList;
import java.util.List;

/// What happens in a game of Stash, as one viewer learns it.
sealed interface StashEvent extends Event {
    record Dealt(int seat, int kind) implements StashEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("dealt", Argument.seat("seat", seat), Argument.number("kind", kind));
        }
    }

    record DealtHidden(int seat) implements StashEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("dealtHidden", Argument.seat("seat", seat));
        }
    }

    record Hid(int seat, int kind) implements StashEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("hid", Argument.seat("seat", seat), Argument.number("kind", kind));
        }
    }

    record Stashed(int seat) implements StashEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("stashed", Argument.seat("seat", seat));
        }
    }

    record Ended(int seat) implements StashEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("ended", Argument.seat("seat", seat));
        }
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
