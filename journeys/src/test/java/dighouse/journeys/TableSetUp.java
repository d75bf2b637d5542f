package dighouse.journeys;

import dighouse.kernel.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/// Brings a table to the position that a journey needs, through the calls that the pages use.
///
/// @param game the game's ID
/// @param habit chooses a legal move on the way by the texts of the moves; returns its index
record TableSetUp(String game, ToIntFunction<List<String>> habit) {
    static final String BOT = "{\"kind\":\"bot\",\"level\":\"random\"}";
    static final String OPEN = "{\"kind\":\"open\"}";
    private static final String BYTES = "00112233445566778899aabbccddeeff";
    private static final int MOST_GAMES = 30;
    private static int commands;

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

    String open(Guest guest, String... seats) {
        return openWith(guest, "", seats);
    }

    /// Opens a table with further settings besides its seats.
    ///
    /// @param wishes further JSON members of the request, each ended by a comma: `"mission":1,`
    String openWith(Guest guest, String wishes, String... seats) {
        String wish =
                "{%s,\"game\":\"%s\",%s\"seats\":[%s]}"
                        .formatted(id(), game, wishes, String.join(",", seats));
        return guest.post("/api/tables", wish).get("table").string();
    }

    /// Takes the next free seat.
    static void sit(Guest guest, String table) {
        String body = "{%s,\"contribution\":\"%s\"}".formatted(id(), BYTES);
        guest.post("/api/tables/" + table + "/sit", body);
    }

    static Json state(Guest guest, String table) {
        return guest.get("/api/tables/" + table).get("state");
    }

    static boolean isAsked(Json state, String asks) {
        return state.get("view").get("asks").string().equals(asks);
    }

    static boolean isOffered(Json state, String move) {
        return state.get("moves").array().stream()
                .anyMatch(each -> each.get("move").string().equals(move));
    }

    /// Opens a table where this guest, on seat 0, faces such a decision. Games that never get there
    /// are abandoned for another one.
    String until(Guest guest, Predicate<Json> reached, String... seats) {
        for (int attempt = 0; attempt < MOST_GAMES; attempt++) {
            String table = open(guest, seats);
            if (walk(guest, table, reached)) {
                return table;
            }
        }
        throw new AssertionError("no game has come there");
    }

    /// Plays on by habit until this guest, on seat 0, faces such a decision.
    ///
    /// @return whether the game got there
    boolean walk(Guest guest, String table, Predicate<Json> reached) {
        Json state = state(guest, table);
        while (state.get("status").string().equals("playing")) {
            if (state.get("decider").number(-9, 9) == 0) {
                if (reached.test(state)) {
                    return true;
                }
                play(guest, table, state);
            }
            state = state(guest, table);
        }
        return false;
    }

    /// Plays on by hints, alone at the table, until such a decision or the end.
    static void walkByHints(Guest guest, String table, Predicate<Json> reached) {
        TableSetUp first = new TableSetUp("", _ -> 0); // inside an action hints are silent
        Json state = state(guest, table);
        while (state.get("status").string().equals("playing") && !reached.test(state)) {
            Json hints = guest.post("/api/tables/" + table + "/hint", "{\"seat\":0}").get("hints");
            first.play(guest, table, state, hints.array().getFirst().get("move").string());
            state = state(guest, table);
        }
    }

    /// Makes the present decision by habit, to its last small choice.
    void play(Guest guest, String table, Json state) {
        List<String> texts = texts(state.get("moves"));
        play(guest, table, state, texts.get(habit.applyAsInt(texts)));
    }

    /// The same, from this first choice on.
    private void play(Guest guest, String table, Json state, String choice) {
        int seat = state.get("decider").number(0, 9);
        int seen = state.get("number").number(1, Integer.MAX_VALUE);
        List<String> moves = new ArrayList<>(List.of(choice));
        Json after = preview(guest, table, seat, moves);
        while (!after.get("complete").bool()) {
            List<String> texts = texts(after.get("moves"));
            moves.add(texts.get(habit.applyAsInt(texts)));
            after = preview(guest, table, seat, moves);
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

    private static List<String> texts(Json legal) {
        return legal.array().stream().map(each -> each.get("move").string()).toList();
    }

    private static String quoted(List<String> moves) {
        return "[\"" + String.join("\",\"", moves) + "\"]";
    }
}
