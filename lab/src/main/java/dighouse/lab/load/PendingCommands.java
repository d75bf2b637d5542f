package dighouse.lab.load;

import java.util.HashMap;
import java.util.Map;

/// The commands of a table that were sent and of which the other seat has not yet received the
/// news. A seat may send several in a row; each has its own start time.
final class PendingCommands {
    static final long NOT_COUNTED = -1;

    private final Map<Integer, Sent> sent = new HashMap<>(); // by the number of the event to come

    private record Sent(int seat, long nanos) {}

    /// @param number of the event that the command will lead to
    void send(int seat, int number, long now) {
        sent.put(number, new Sent(seat, now));
    }

    /// Notes that a seat has read an event; only the other seat's reading counts.
    ///
    /// @return nanoseconds since the command was sent
    long hear(int seat, int number, long now) {
        Sent command = sent.get(number);
        if (command == null || command.seat() == seat) {
            return NOT_COUNTED;
        }
        sent.remove(number);
        return now - command.nanos();
    }

    void clear() {
        sent.clear();
    }
}
