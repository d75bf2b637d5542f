package dighouse.server.http;

import dighouse.kernel.Json;
import dighouse.kernel.Malformed;
import java.util.Map;

/// What came in.
///
/// @param path without the query, below the house's prefix
/// @param pathValues what stands in the places that the route's template names
/// @param query by name; of a name given twice, the first
/// @param headers by name in small letters
/// @param address where it came from, as far as the house trusts what it is told, see
///   [SourceAddress#name]
public record Request(
        String method,
        String path,
        Map<String, String> pathValues,
        Map<String, String> query,
        Map<String, String> headers,
        Map<String, String> cookies,
        String body,
        String address) {

    /// The same request, with what stands in the places of the route it was found for.
    public Request at(Map<String, String> values) {
        return new Request(method, path, values, query, headers, cookies, body, address);
    }

    /// The same request, with its body.
    public Request with(String whole) {
        return new Request(method, path, pathValues, query, headers, cookies, whole, address);
    }

    /// What stands at this place of the path.
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
    /// @throws BadText if it holds what not every store can keep
    public Json json() {
        Json json = Json.parse(body.isBlank() ? "{}" : body);
        BadText.check(json);
        json.object();
        return json;
    }
}
