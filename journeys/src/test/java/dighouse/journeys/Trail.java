package dighouse.journeys;

import dighouse.kernel.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/// Brings a table of Archaeology to the position that a journey is about, over the calls that the
/// pages use.
final class Trail {
    static final String BOT = "{\"kind\":\"bot\",\"level\":\"random\"}";
    static final String OPEN = "{\"kind\":\"open\"}";
    private static final String BYTES = "00112233445566778899aabbccddeeff";
    private static int commands;

    private Trail() {}

    static String me() {
        return "{\"kind\":\"me\",\"contribution\":\"" + BYTES + "\"}";
    }

    static String beside(String name) {
        return "{\"kind\":\"guest\",\"name\":\"" + name + "\",\"contribution\":\"" + BYTES + "\"}";
    }

    private static String id() {
        commands++;
        return "\"id\":\"trail" + commands + "\"";
    }

    static String open(Guest guest, String... seats) {
        String chairs = String.join(",", seats);
        String wish = "{" + id() + ",\"game\":\"archaeology\",\"seats\":[" + chairs + "]}";
        return guest.post("/api/tables", wish).get("table").string();
    }

    static Json state(Guest guest, String table) {
        return guest.get("/api/tables/" + table).get("state");
    }

    static boolean isAsked(Json state, String asks) {
        return state.get("view").get("asks").string().equals(asks);
    }

    static int cards(Json state, int seat) {
        return state.get("view").get("players").array().get(seat).get("handSize").number(0, 99);
    }

    /// A table where this guest, on seat 0, has come to such a decision: turns are only ended on
    /// the way, so that hands grow. Games that never get there are left for another.
    static String until(Guest guest, Predicate<Json> reached, String... seats) {
        for (int attempt = 0; attempt < 30; attempt++) {
            String table = open(guest, seats);
            Json state = state(guest, table);
            while (state.get("status").string().equals("playing")) {
                if (state.get("decider").number(-9, 9) == 0) {
                    if (reached.test(state)) {
                        return table;
                    }
                    play(guest, table, state);
                }
                state = state(guest, table);
            }
        }
        throw new AssertionError("no game has come there");
    }

    /// Ends the turn if that is allowed, else plays the first moves that are.
    static void play(Guest guest, String table, Json state) {
        int seat = state.get("decider").number(0, 9);
        int seen = state.get("number").number(1, Integer.MAX_VALUE);
        List<String> moves = new ArrayList<>();
        Json legal = state.get("moves");
        boolean complete = false;
        while (!complete) {
            moves.add(choice(legal.array()));
            Json after = preview(guest, table, seat, moves);
            complete = after.get("complete").bool();
            legal = after.get("moves");
        }
        guest.post(
                "/api/tables/" + table + "/moves",
                "{%s,\"seen\":%d,\"seat\":%d,\"moves\":%s}"
                        .formatted(id(), seen, seat, quoted(moves)));
    }

    static Json preview(Guest guest, String table, int seat, List<String> moves) {
        String body = "{\"seat\":%d,\"moves\":%s}".formatted(seat, quoted(moves));
        return guest.post("/api/tables/" + table + "/preview", body);
    }

    /// Which of the first nine answers to take by its digit.
    static int answer(List<Json> legal) {
        List<String> texts =
                legal.stream().limit(9).map(each -> each.get("move").string()).toList();
        for (String wanted : List.of("sell", "set", "end")) {
            for (int i = texts.size() - 1; i >= 0; i--) {
                if (texts.get(i).startsWith(wanted)) {
                    return i;
                }
            }
        }
        return 0;
    }

    private static String choice(List<Json> legal) {
        List<String> texts = legal.stream().map(each -> each.get("move").string()).toList();
        return texts.contains("end") ? "end" : texts.getFirst();
    }

    private static String quoted(List<String> moves) {
        return "[\"" + String.join("\",\"", moves) + "\"]";
    }
}
