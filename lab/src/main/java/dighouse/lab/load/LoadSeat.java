package dighouse.lab.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// One seat under load: a person with a stream and a connection for commands.
final class LoadSeat {
    private final LoadDriver driver;
    private final LoadTable table;
    private final LoadConnection commands;
    private final int seat;
    private final ScriptedPlayer scriptedPlayer = new ScriptedPlayer();
    private String cookie = "";
    private @Nullable LoadConnection stream; // of the game that is played
    private int number; // of the last event it has read
    private int plies; // that stood then
    private int sent; // commands, each with its own id

    LoadSeat(LoadDriver driver, LoadTable table, int seat) throws IOException {
        this.driver = driver;
        this.table = table;
        this.seat = seat;
        commands = new LoadConnection(driver.eventLoop(), fault -> lost("commands", fault));
    }

    private void lost(String what, IOException fault) {
        driver.fault(new IOException(what + " of seat " + seat + ": " + fault.getMessage()));
    }

    /// Registers the person's name.
    void come(Runnable then) {
        commands.ask(
                "/api/me",
                "",
                "{\"name\":\"Seat " + seat + "\"}",
                answer -> {
                    cookie = answer.cookie();
                    checked(answer, body -> then.run());
                });
    }

    void post(String path, String body, Consumer<String> then) {
        commands.ask(path, cookie, body, answer -> checked(answer, then));
    }

    private void checked(LoadConnection.Answer answer, Consumer<String> then) {
        if (answer.status() / 100 == 2) {
            then.accept(answer.body());
        } else {
            driver.fault(new IOException(answer.status() + " " + answer.body()));
        }
    }

    /// Opens its own stream of the table, after this event number.
    void listen(int after, Runnable then) {
        number = after;
        plies = 0;
        try {
            stream = new LoadConnection(driver.eventLoop(), fault -> lost("stream", fault));
            stream.listen(
                    "/api/events?tables=" + table.id() + ":" + after,
                    cookie,
                    news -> {
                        if (news.isEmpty()) {
                            then.run();
                        } else {
                            hear(news);
                        }
                    });
        } catch (IOException fault) {
            driver.fault(fault);
        }
    }

    /// Reads news and decides if it must. When the game is over, the table begins the next one.
    private void hear(String news) {
        number++;
        int standing = NewsScanner.number(news, "\"plies\":");
        table.heard(seat, number, standing - plies);
        plies = standing;
        if (news.contains("\"status\":\"over\"")) {
            if (stream != null) {
                stream.close();
            }
            table.leave();
        } else if (NewsScanner.number(news, "\"decider\":") == seat) {
            List<String> legal = NewsScanner.moves(news);
            driver.play(() -> table.whenDue(() -> decide(legal)));
        }
    }

    /// Ending the turn is complete by itself; anything else is previewed first, move by move, as a
    /// page does.
    private void decide(List<String> legal) {
        String first = scriptedPlayer.first(legal);
        if (first.equals("end")) {
            play(List.of(first));
        } else {
            complete(new ArrayList<>(), first);
        }
    }

    private void complete(List<String> moves, String next) {
        moves.add(next);
        post(
                "/api/tables/" + table.id() + "/preview",
                "{\"moves\":" + quoted(moves) + "}",
                shown -> {
                    if (shown.contains("\"complete\":true")) {
                        play(moves);
                    } else {
                        complete(moves, ScriptedPlayer.next(NewsScanner.moves(shown)));
                    }
                });
    }

    private void play(List<String> moves) {
        sent++;
        String body =
                "{\"id\":\"move"
                        + sent
                        + "\",\"seen\":"
                        + number
                        + ",\"moves\":"
                        + quoted(moves)
                        + "}";
        table.sent(seat, number + 1);
        post("/api/tables/" + table.id() + "/moves", body, answer -> {});
    }

    private static String quoted(List<String> moves) {
        return "[\"" + String.join("\",\"", moves) + "\"]";
    }
}
