package dighouse.tables;

import java.util.List;

/// The answer to a wish: the events that would follow, or the reason why not.
public sealed interface Decision {
    record Accepted(List<TableEvent> events) implements Decision {
        public Accepted {
            events = List.copyOf(events);
        }
    }

    record Denied(Denial denial) implements Decision {}

    static Decision accept(TableEvent... events) {
        return new Accepted(List.of(events));
    }

    static Decision deny(Denial denial) {
        return new Denied(denial);
    }
}
