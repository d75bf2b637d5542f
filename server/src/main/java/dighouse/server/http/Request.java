package dighouse.server.http;

import dighouse.kernel.Json;
import dighouse.kernel.Malformed;
import java.util.Map;

/// A request, independent of the library that read it.
///
/// @param path without the query, below the prefix of the server
/// @param pathValues the values of the places in the route's template
/// @param query by name; of a name given twice, the first
/// @param headers by name in lower case
/// @param address where it came from, as [SourceAddress#name] writes it
public record Request(
        String method,
        String path,
        Map<String, String> pathValues,
        Map<String, String> query,
        Map<String, String> headers,
        Map<String, String> cookies,
        String body,
        String address) {

    /// The same request with the values of its route's places.
    public Request at(Map<String, String> values) {
        return new Request(method, path, values, query, headers, cookies, body, address);
    }

    /// The same request with its body.
    public Request with(String whole) {
        return new Request(method, path, pathValues, query, headers, cookies, whole, address);
    }

    /// The value of a place in the path.
    public String value(String name) {
        String value = pathValues.get(name);
        if (value == null) {
            throw new IllegalArgumentException("no " + name + " in the path of this route");
        }
        return value;
    }

    public String query(String name, String otherwise) {
        return query.getOrDefault(name, otherwise);
    }

    public String header(String name) {
        return headers.getOrDefault(name, "");
    }

    public String cookie(String name) {
        return cookies.getOrDefault(name, "");
    }

    /// The body as a JSON object; an empty body is an empty object.
    ///
    /// @throws Malformed if it is none
    /// @throws BadText if it holds what not every store can hold
    public Json json() {
        Json json = Json.parse(body.isBlank() ? "{}" : body);
        BadText.check(json);
        json.object();
        return json;
    }
}
