package dighouse.lab.load;

import java.io.IOException;

/// A table under load: two people who play one game after the other.
final class LoadTable {
    private static final String OPEN =
            "{\"id\":\"ID\",\"game\":\"archaeology\",\"watching\":\"private\",\"seats\":"
                    + "[{\"kind\":\"me\",\"contribution\":\"CONTRIBUTION\"},{\"kind\":\"open\"}]}";
    private static final String CONTRIBUTION = "00112233445566778899aabbccddeeff";

    private final LoadDriver driver;
    private final LoadSeat first;
    private final LoadSeat second;
    private int games;
    private int left; // seats that know that the game is over
    private String id = ""; // of the table they sit at
    private final PendingCommands pendingCommands = new PendingCommands();
    private long dueNanos; // when the next command is due, if the load is paced

    LoadTable(LoadDriver driver) throws IOException {
        this.driver = driver;
        first = new LoadSeat(driver, this, 0);
        second = new LoadSeat(driver, this, 1);
    }

    String id() {
        return id;
    }

    /// Registers both people and begins.
    void come(Runnable then) {
        first.come(() -> second.come(() -> begin(then)));
    }

    /// Seats both at a new table; from then on they play.
    private void begin(Runnable then) {
        games++;
        left = 0;
        pendingCommands.clear();
        dueNanos = driver.firstDue();
        String wish = OPEN.replace("ID", "game" + games).replace("CONTRIBUTION", CONTRIBUTION);
        String sit = "{\"id\":\"sit" + games + "\",\"contribution\":\"" + CONTRIBUTION + "\"}";
        first.post(
                "/api/tables",
                wish,
                opened -> {
                    id = NewsScanner.text(opened, "\"table\":\"");
                    first.listen( // after opened and sat
                            2,
                            () ->
                                    second.post(
                                            "/api/tables/" + id + "/sit",
                                            sit,
                                            sat -> second.listen(3, then)));
                });
    }

    /// Notes that a seat knows of the end of the game; once both do, they begin the next.
    void leave() {
        left++;
        if (left == 2) {
            begin(() -> {});
        }
    }

    /// Lets a seat decide when the table's next command is due.
    void whenDue(Runnable decide) {
        if (driver.isPaced()) {
            if (System.nanoTime() - dueNanos > driver.intervalNanos()) {
                dueNanos = driver.firstDue(); // it waited for other tables or for the server
            }
            dueNanos += driver.intervalNanos();
            driver.eventLoop().at(dueNanos, decide);
        } else {
            decide.run();
        }
    }

    /// Notes that a seat is about to send a command.
    ///
    /// @param number of the event that the command will lead to
    void sent(int seat, int number) {
        pendingCommands.send(seat, number, System.nanoTime());
    }

    /// Notes that a seat has read an event. Of the events that a command led to, only the other
    /// seat's reading counts.
    void heard(int seat, int number, int plies) {
        long nanos = pendingCommands.hear(seat, number, System.nanoTime());
        if (nanos != PendingCommands.NOT_COUNTED) {
            driver.done(nanos, plies);
        }
    }
}
