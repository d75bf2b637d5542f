package dighouse.tables;

import java.util.Arrays;

/// Knows whom the table waits for and since when, in server time, which stands still while the
/// server is stopped. It never waits for bots or chance.
public final class TableClock {
    static final int NOBODY = -1;
    private static final long DAY_MILLIS = 24L * 60 * 60 * 1000;

    private Pace pace;
    private final long[] bank; // milliseconds left, by seat; only for a live pace
    private int waitedFor = NOBODY;
    private long since;

    TableClock(Pace pace, int seats) {
        this.pace = pace;
        bank = new long[seats];
        fillBanks();
    }

    private void fillBanks() {
        Arrays.fill(bank, pace instanceof Pace.Live live ? live.bankSeconds() * 1000L : 0);
    }

    Pace pace() {
        return pace;
    }

    /// Changes the pace; the seat that must decide begins to think anew.
    void change(Pace newPace, long now) {
        pace = newPace;
        since = now;
        fillBanks();
    }

    /// Waits for this seat from now on.
    void wait(int seat, long now) {
        if (waitedFor != NOBODY && pace instanceof Pace.Live live) {
            bank[waitedFor] -= now - since;
            if (seat != waitedFor) {
                bank[waitedFor] = Math.max(bank[waitedFor], 0) + live.turnSeconds() * 1000L;
            }
        }
        if (seat != waitedFor || pace instanceof Pace.Live) {
            since = now;
        }
        waitedFor = seat;
    }

    /// The seat that the table waits for, or -1.
    public int waitedFor() {
        return waitedFor;
    }

    /// Since when the table waits for that seat.
    public long since() {
        return since;
    }

    /// What was left of a seat's bank when its clock last stopped.
    public long bankMillis(int seat) {
        return bank[seat];
    }

    /// When the seat that must decide has used up its time; never, without a limit.
    public long deadline() {
        return switch (pace) {
            case Pace.Untimed _ -> Long.MAX_VALUE;
            case Pace.Days days ->
                    waitedFor == NOBODY ? Long.MAX_VALUE : since + days.days() * DAY_MILLIS;
            case Pace.Live _ ->
                    waitedFor == NOBODY ? Long.MAX_VALUE : since + Math.max(0, bank[waitedFor]);
        };
    }
}
