package dighouse.server.load;

import dighouse.server.load.LoadDriver.Plan;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/// One seat: a person with a stream, and a connection for commands.
final class LoadSeat implements AutoCloseable {
    private final Plan plan;
    private final LoadTable table;
    private final Wire commands;
    private final String cookie;
    private final int seat;
    private Wire stream;
    private int number; // of the last event it has read
    private int plies; // that stood then
    private int sent; // commands, each with its own id

    LoadSeat(Plan plan, LoadTable table, int seat) throws IOException {
        this.plan = plan;
        this.table = table;
        this.seat = seat;
        commands = new Wire(plan.host(), plan.port());
        stream = commands; // until it listens
        Wire.Answer answer =
                commands.ask("POST", "/api/me", "", "{\"name\":\"Seat " + seat + "\"}");
        cookie = answer.cookie();
        check(answer);
    }

    String post(String path, String body) throws IOException {
        return check(commands.ask("POST", path, cookie, body));
    }

    private static String check(Wire.Answer answer) throws IOException {
        if (answer.status() / 100 != 2) {
            throw new IOException(answer.status() + " " + answer.body());
        }
        return answer.body();
    }

    /// Opens a stream of its own to the table, after this number.
    void listen(int after) throws IOException {
        number = after;
        plies = 0;
        stream = new Wire(plan.host(), plan.port());
        stream.listen("/api/events?tables=" + table.id() + ":" + after, cookie);
    }

    void start() {
        Thread.ofVirtual().start(this::play);
    }

    /// Reads its news, and decides whenever it is asked, until the load or the game is over. The
    /// first seat then sees to the next game.
    private void play() {
        try {
            boolean over = false;
            while (!over && !table.driver().isOver()) {
                over = hear(stream.data());
            }
            stream.close();
            if (seat == 0 && !table.driver().isOver()) {
                table.begin();
            }
        } catch (IOException gone) {
            if (!table.driver().isOver()) {
                table.driver().fault(gone);
            }
        }
    }

    /// Whether the game is over.
    private boolean hear(String news) throws IOException {
        number++;
        int standing = News.number(news, "\"plies\":");
        table.heard(seat, standing - plies);
        plies = standing;
        if (News.number(news, "\"decider\":") == seat) {
            table.driver().pace();
            decide(News.moves(news));
        }
        return news.contains("\"status\":\"over\"");
    }

    /// Ends its turn if it may; otherwise plays the first move, and the first after it, until the
    /// choice is complete.
    private void decide(List<String> legal) throws IOException {
        List<String> moves = new ArrayList<>();
        if (legal.contains("end")) {
            moves.add("end");
        } else {
            List<String> next = legal;
            boolean complete = false;
            while (!complete) {
                moves.add(next.getFirst());
                String shown =
                        post(
                                "/api/tables/" + table.id() + "/preview",
                                "{\"moves\":" + quoted(moves) + "}");
                complete = shown.contains("\"complete\":true");
                next = News.moves(shown);
            }
        }
        sent++;
        String body =
                "{\"id\":\"move"
                        + sent
                        + "\",\"seen\":"
                        + number
                        + ",\"moves\":"
                        + quoted(moves)
                        + "}";
        table.sent(seat);
        post("/api/tables/" + table.id() + "/moves", body);
    }

    private static String quoted(List<String> moves) {
        return "[\"" + String.join("\",\"", moves) + "\"]";
    }

    @Override
    public void close() throws IOException {
        commands.close();
        stream.close();
    }
}
