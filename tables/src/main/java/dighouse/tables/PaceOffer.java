package dighouse.tables;

import java.util.List;
import java.util.TreeSet;

/// Another pace that a seat has offered, and the seats that agree to it, beginning with its own.
public record PaceOffer(int seat, Pace pace, List<Integer> agreed) {
    public PaceOffer {
        agreed = List.copyOf(agreed);
    }

    static PaceOffer by(int seat, Pace pace) {
        return new PaceOffer(seat, pace, List.of(seat));
    }

    PaceOffer with(int other) {
        TreeSet<Integer> seats = new TreeSet<>(agreed);
        seats.add(other);
        return new PaceOffer(seat, pace, List.copyOf(seats));
    }
}
