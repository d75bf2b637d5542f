package dighouse.server.http;

import java.util.ArrayList;
import java.util.List;

/// The reply to a request.
///
/// @param headers names and values in turn
public record Reply(int status, String type, List<String> headers, String body) {
    private static final String JSON = "application/json; charset=utf-8";

    public Reply {
        headers = List.copyOf(headers);
    }

    public static Reply json(int status, String json) {
        return text(status, JSON, json);
    }

    public static Reply text(int status, String type, String text) {
        return new Reply(status, type, List.of(), text);
    }

    /// The same with one more header.
    public Reply with(String name, String value) {
        List<String> more = new ArrayList<>(headers);
        more.add(name);
        more.add(value);
        return new Reply(status, type, more, body);
    }

    /// Whether it has a header of this name, in exactly this spelling.
    public boolean has(String name) {
        for (int i = 0; i < headers.size(); i += 2) {
            if (headers.get(i).equals(name)) {
                return true;
            }
        }
        return false;
    }
}
