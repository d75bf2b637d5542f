package dighouse.server.load;

import dighouse.server.load.LoadDriver.Plan;
import java.io.IOException;

/// A place under load with two people who play one game after the other.
final class LoadTable implements AutoCloseable {
    private static final String OPEN =
            "{\"id\":\"ID\",\"game\":\"archaeology\",\"watching\":\"private\",\"seats\":"
                    + "[{\"kind\":\"me\",\"contribution\":\"CONTRIBUTION\"},{\"kind\":\"open\"}]}";
    private static final String CONTRIBUTION = "00112233445566778899aabbccddeeff";

    private final LoadDriver driver;
    private final LoadSeat first;
    private final LoadSeat second;
    private int games;
    private volatile String id = ""; // of the table they sit at
    private volatile long sentNanos;
    private volatile int sender = -1; // the seat that sent the last command

    LoadTable(LoadDriver driver, Plan plan) throws IOException {
        this.driver = driver;
        first = new LoadSeat(plan, this, 0);
        second = new LoadSeat(plan, this, 1);
    }

    LoadDriver driver() {
        return driver;
    }

    String id() {
        return id;
    }

    /// Sits both down at a new table; from now on they play.
    void begin() throws IOException {
        games++;
        String wish = OPEN.replace("ID", "game" + games).replace("CONTRIBUTION", CONTRIBUTION);
        id = News.text(first.post("/api/tables", wish), "\"table\":\"");
        first.listen(2); // opened, sat
        second.post(
                "/api/tables/" + id + "/sit",
                "{\"id\":\"sit" + games + "\",\"contribution\":\"" + CONTRIBUTION + "\"}");
        second.listen(3);
        first.start();
        second.start();
    }

    /// A seat is about to send a command.
    void sent(int seat) {
        sender = seat;
        sentNanos = System.nanoTime();
    }

    /// A seat has read what came of it; the other one's reading counts.
    void heard(int seat, int plies) {
        int from = sender;
        if (from >= 0 && from != seat) {
            driver.done(System.nanoTime() - sentNanos, plies);
            sender = -1;
        }
    }

    @Override
    public void close() throws IOException {
        first.close();
        second.close();
    }
}
