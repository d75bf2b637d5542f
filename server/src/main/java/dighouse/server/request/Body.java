package dighouse.server.request;

import dighouse.kernel.Json;
import dighouse.kernel.Malformed;
import dighouse.server.http.Request;
import java.util.List;
import java.util.Map;

/// The body of a request as JSON. A member that the route does not know is an error, so that a
/// misspelt name does not pass unnoticed.
public final class Body {
    private final Json json;

    private Body(Json json) {
        this.json = json;
    }

    /// Reads the body of a request.
    ///
    /// @param names all members that it may have
    /// @throws Malformed with one sentence that says what is wrong
    public static Body of(Request request, String... names) {
        return of(request.json(), names);
    }

    public static Body of(Json json, String... names) {
        List<String> known = List.of(names);
        for (Map.Entry<String, Json> member : json.object().entrySet()) {
            if (!known.contains(member.getKey())) {
                throw member.getValue()
                        .fault(
                                "there is no member of this name here; the members are "
                                        + String.join(", ", known));
            }
        }
        return new Body(json);
    }

    public boolean has(String name) {
        return json.has(name);
    }

    public Json get(String name) {
        return json.get(name);
    }

    public String text(String name) {
        return json.get(name).string();
    }

    public String text(String name, String otherwise) {
        return json.has(name) ? text(name) : otherwise;
    }

    /// A text that is not blank and has at most this many characters.
    public String shortText(String name, int most) {
        String text = text(name);
        if (text.isBlank() || text.length() > most) {
            throw json.get(name).fault("1 to " + most + " characters are expected here");
        }
        return text;
    }

    public int number(String name, int least, int most) {
        return json.get(name).number(least, most);
    }

    public int number(String name, int least, int most, int otherwise) {
        return json.has(name) ? number(name, least, most) : otherwise;
    }
}
