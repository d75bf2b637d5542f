package dighouse.server;

import dighouse.kernel.Json;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// Reads everything that somebody can learn about a table, byte by byte.
final class TableReader {
    private TableReader() {}

    /// Everything that this visitor can learn from the server about a table, without the table's id
    /// and the time of day.
    static String of(Visitor visitor, String table) throws IOException, InterruptedException {
        ByteArrayOutputStream logged = new ByteArrayOutputStream();
        PrintStream standardError = System.err;
        System.setErr(new PrintStream(logged, true, StandardCharsets.UTF_8));
        List<String> heard = new ArrayList<>();
        try {
            Json state = ask(visitor, "GET /api/tables/T", "", table, heard);
            for (String page :
                    List.of(
                            "log",
                            "moments?from=0&to=60",
                            "moments?from=0&to=60&as=open",
                            "edition",
                            "analysis",
                            "record",
                            "fairness")) {
                ask(visitor, "GET /api/tables/T/" + page, "", table, heard);
            }
            ask(visitor, "POST /api/tables/T/hint", "{}", table, heard);
            List<String> moves = new ArrayList<>(List.of("end", "dig 3", "nonsense"));
            state.get("state")
                    .get("moves")
                    .array()
                    .forEach(move -> moves.add(move.get("move").string()));
            for (String move : moves) {
                String draft = "{\"moves\":" + Visitor.quoted(List.of(move)) + "}";
                ask(visitor, "POST /api/tables/T/preview", draft, table, heard);
                String late =
                        "{\"id\":\"late "
                                + move
                                + "\",\"seen\":1,\"moves\":"
                                + Visitor.quoted(List.of(move))
                                + "}";
                ask(visitor, "POST /api/tables/T/moves", late, table, heard);
            }
            int last = state.get("state").get("number").number(1, Integer.MAX_VALUE);
            try (StreamReader streamReader = StreamReader.at(visitor, table, 1)) {
                streamReader
                        .next(last - 1)
                        .forEach(each -> heard.add(masked(each.id() + " " + each.news(), table)));
            }
        } finally {
            System.setErr(standardError);
        }
        heard.add(masked(logged.toString(StandardCharsets.UTF_8), table));
        return String.join("\n", heard);
    }

    private static Json ask(
            Visitor visitor, String what, String body, String table, List<String> heard) {
        String path = what.substring(what.indexOf('/')).replace("/T", "/" + table);
        Visitor.Answer answer =
                what.startsWith("GET") ? visitor.get(path) : visitor.post(path, body);
        heard.add(masked(what + " " + answer.status() + " " + answer.text(), table));
        return answer.json();
    }

    private static String masked(String text, String table) {
        return text.replace(table, "T")
                .replaceAll("\"houseTime\":\\d+", "\"houseTime\":0")
                // somebody who has just gone may still be counted
                .replaceAll("\"watchers\":\\d+", "\"watchers\":0")
                .replaceAll("\"commitment\":\"[0-9a-f]{64}\"", "\"commitment\":\"\"")
                .replaceAll("\\d+(\\.\\d+)? ?(ms|µs)", "0 ms");
    }
}
