package dighouse.server;

import dighouse.kernel.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/// A person with a browser of their own, over real HTTP.
final class Visitor implements AutoCloseable {
    /// What a browser contributes to the chance of a table.
    static final String CONTRIBUTION = "00112233445566778899aabbccddeeff";

    private final HttpClient http = HttpClient.newHttpClient();
    private final String address;
    private final String from; // where a proxy says they come from; empty without one
    private String cookie;
    private String device = ""; // by which an account knows this browser
    private int commands;
    private Onlooker onlooker = (method, path, body, answer) -> {};

    /// Sees every request with its answer.
    @FunctionalInterface
    interface Onlooker {
        void saw(String method, String path, String body, Answer answer);
    }

    Visitor(int port) {
        this(port, "");
    }

    /// A visitor who comes back with the key they were given.
    Visitor(int port, String cookie) {
        this(port, cookie, "");
    }

    /// A visitor who comes through a proxy.
    Visitor(int port, String cookie, String from) {
        address = "http://127.0.0.1:" + port;
        this.from = from;
        this.cookie = cookie;
    }

    /// A visitor who has taken a name.
    static Visitor named(int port, String name) {
        return named(port, name, "");
    }

    static Visitor named(int port, String name, String from) {
        Visitor visitor = new Visitor(port, "", from);
        visitor.post("/api/me", "{\"name\":\"" + name + "\"}").expect(200);
        return visitor;
    }

    /// An answer of the server.
    record Answer(int status, Json json, String text) {
        Answer expect(int expected) {
            if (status != expected) {
                throw new AssertionError("expected " + expected + ", got " + status + ": " + text);
            }
            return this;
        }

        String error() {
            return json.get("error").string();
        }
    }

    /// Lets somebody watch all requests from now on.
    Visitor watchedBy(Onlooker newOnlooker) {
        onlooker = newOnlooker;
        return this;
    }

    String cookie() {
        return cookie;
    }

    /// An id that no other command of this visitor has.
    String commandId() {
        commands++;
        return "c" + commands;
    }

    Answer get(String path) {
        return seen("GET", path, "", send(request(path).GET()));
    }

    Answer post(String path, String body) {
        HttpRequest.Builder request =
                request(path)
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(body));
        return seen("POST", path, body, send(request));
    }

    Answer delete(String path) {
        return seen("DELETE", path, "", send(request(path).DELETE()));
    }

    /// Sends the same request many times at once.
    ///
    /// @return the statuses of the answers
    List<Integer> postAtOnce(int times, String path, String body) {
        List<CompletableFuture<HttpResponse<String>>> answers = new ArrayList<>();
        for (int i = 0; i < times; i++) {
            HttpRequest request =
                    request(path)
                            .header("Content-Type", "application/json")
                            .POST(HttpRequest.BodyPublishers.ofString(body))
                            .build();
            answers.add(http.sendAsync(request, HttpResponse.BodyHandlers.ofString()));
        }
        return answers.stream().map(answer -> answer.join().statusCode()).toList();
    }

    private Answer seen(String method, String path, String body, Answer answer) {
        onlooker.saw(method, path, body, answer);
        return answer;
    }

    /// A command at a table; the members come without braces.
    Answer act(String table, String command, String members) {
        String id = "\"id\":\"" + commandId() + "\"";
        String body = "{" + id + (members.isEmpty() ? "" : "," + members) + "}";
        return post("/api/tables/" + table + "/" + command, body);
    }

    Answer sit(String table) {
        return act(table, "sit", "\"contribution\":\"" + CONTRIBUTION + "\"");
    }

    /// Takes the seat that an invitation is for.
    Answer sit(String table, String invitation) {
        return act(
                table,
                "sit",
                "\"invitation\":\"" + invitation + "\",\"contribution\":\"" + CONTRIBUTION + "\"");
    }

    /// Plays moves on the latest state.
    Answer play(String table, List<String> moves) {
        int seen = state(table).get("number").number(1, Integer.MAX_VALUE);
        return act(table, "moves", "\"seen\":" + seen + ",\"moves\":" + quoted(moves));
    }

    static String quoted(List<String> moves) {
        return "[\"" + String.join("\",\"", moves) + "\"]";
    }

    Json state(String table) {
        return get("/api/tables/" + table).expect(200).json().get("state");
    }

    /// Opens a table of Archaeology.
    ///
    /// @param seats the seats as JSON
    String open(String seats, String more) {
        return open(seats, more, "archaeology");
    }

    String open(String seats, String more, String game) {
        String members =
                "{\"id\":\""
                        + commandId()
                        + "\",\"game\":\""
                        + game
                        + "\",\"seats\":"
                        + seats
                        + more
                        + "}";
        return post("/api/tables", members).expect(201).json().get("table").string();
    }

    /// A seat for the visitor, as JSON.
    static String me() {
        return "{\"kind\":\"me\",\"contribution\":\"" + CONTRIBUTION + "\"}";
    }

    HttpRequest.Builder request(String path) {
        HttpRequest.Builder builder = HttpRequest.newBuilder(URI.create(address + path));
        if (!from.isEmpty()) {
            builder.header("X-Forwarded-For", from);
        }
        List<String> cookies = new ArrayList<>();
        if (!cookie.isEmpty()) {
            cookies.add("dighouse=" + cookie);
        }
        if (!device.isEmpty()) {
            cookies.add("dighouse-device=" + device);
        }
        return cookies.isEmpty() ? builder : builder.header("Cookie", String.join("; ", cookies));
    }

    Answer send(HttpRequest.Builder builder) {
        try {
            HttpResponse<String> response =
                    http.send(builder.build(), HttpResponse.BodyHandlers.ofString());
            response.headers().allValues("Set-Cookie").forEach(this::keep);
            boolean json =
                    response.headers()
                            .firstValue("Content-Type")
                            .orElse("")
                            .startsWith("application/json");
            String text = response.body();
            return new Answer(response.statusCode(), Json.parse(json ? text : "{}"), text);
        } catch (IOException fault) {
            throw new AssertionError(fault);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new AssertionError(interrupted);
        }
    }

    private void keep(String header) {
        int equals = header.indexOf('=');
        String value = header.substring(equals + 1, header.indexOf(';'));
        if (header.startsWith("dighouse-device=")) {
            device = value;
        } else {
            cookie = value;
        }
    }

    HttpClient http() {
        return http;
    }

    @Override
    public void close() {
        http.close();
    }
}
