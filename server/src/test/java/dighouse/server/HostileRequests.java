package dighouse.server;

import dighouse.kernel.Randomness;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// Makes requests that no honest browser sends. None of them asks for anything that is allowed, so
/// a server that changes because of one is broken.
///
/// @param random chooses
/// @param table a table with a running game
/// @param cookie of somebody who sits there
/// @param stranger the cookie of somebody who does not
record HostileRequests(Randomness random, String table, String cookie, String stranger) {
    private static final int HUGE = 300 * 1024; // more than any body may have
    private static final List<String> COMMANDS =
            List.of(
                    "sit",
                    "leave",
                    "start",
                    "preview",
                    "moves",
                    "back",
                    "concede",
                    "cancel",
                    "play-on",
                    "pace",
                    "keep-pace",
                    "stand-in",
                    "return",
                    "say",
                    "hint",
                    "rematch");
    private static final List<String> PAGES =
            List.of(
                    "",
                    "/log",
                    "/moments?from=-1&to=9",
                    "/moments?from=0&to=999999999999",
                    "/moments?from=x",
                    "/record",
                    "/fairness",
                    "/nothing",
                    "?seat=9",
                    "?seat=-1",
                    "?seat=%00",
                    "?seat=1",
                    "/moments?from=0&to=5&as=1");
    private static final List<String> PATHS =
            List.of(
                    "/api/../../etc/passwd",
                    "/%2e%2e/%2e%2e/etc/passwd",
                    "//api//me",
                    "/api/me%00",
                    "/api/tables/" + "x".repeat(5000),
                    "/api/tables/%ff%fe",
                    "/api/tables/..%2f..%2fme",
                    "/api/;x=y/me",
                    "/api/tables/",
                    "/API/ME",
                    "/api/me/",
                    "/api/events",
                    "/api/events?tables=",
                    "/api/events?tables=x:1",
                    "/api/events?tables=:::,,,",
                    "/api/events?tables=" + "t:1,".repeat(40) + "t:1",
                    "/.git/config",
                    "/api/tables/a/b/c",
                    "/api/rules/chess",
                    "/api/tables/%2e%2e/record",
                    "/assets/../index.html%00.js");
    private static final List<String> METHODS =
            List.of(
                    "TRACE",
                    "PROPFIND",
                    "PUT",
                    "PATCH",
                    "DELETE",
                    "CONNECT",
                    "BREW",
                    "get",
                    "POST");
    private static final List<String> HEADERS =
            List.of(
                    "Origin: http://elsewhere.example",
                    "Content-Length: -5",
                    "Content-Length: 99999999999999",
                    "Transfer-Encoding: gzip, chunked",
                    "Transfer-Encoding: chunked\r\nContent-Length: 4",
                    "Host: a\r\nHost: b",
                    "Expect: 200-maybe",
                    "X-Long: " + "y".repeat(20_000),
                    "Bad Header",
                    ": empty",
                    "Cookie: dighouse=\u0001\u0002",
                    "Content-Encoding: br");
    private static final List<String> VALUES =
            List.of(
                    "null",
                    "true",
                    "-1",
                    "1e999",
                    "99999999999999999999",
                    "0.5",
                    "\"\"",
                    "[]",
                    "{}",
                    "[[[[]]]]",
                    "\"\\ud800\"",
                    "\"\\u0000\"",
                    "{\"a\":{\"b\":[1,2,{}]}}",
                    "[null]",
                    "\"" + "z".repeat(3000) + "\"");
    private static final List<String> NAMES =
            List.of(
                    "id",
                    "seen",
                    "seat",
                    "moves",
                    "to",
                    "text",
                    "level",
                    "contribution",
                    "invitation",
                    "guest",
                    "pace");

    /// The next request.
    byte[] next() {
        return switch (random.below(9)) {
            case 0 -> noise();
            case 1 -> request("GET", pick(PATHS), anyCookie(), "", "");
            case 2 -> request(pick(METHODS), pick(PATHS), anyCookie(), "", "{}");
            case 3 ->
                    request(
                            "GET",
                            "/api/tables/" + pick(List.of("nowhere", "%20", "0")) + pick(PAGES),
                            anyCookie(),
                            "",
                            "");
            case 4 -> request("POST", command(), cookie, "", brokenJson());
            case 5 -> request("POST", command(), cookie, "", wrongTypes());
            case 6 -> request("POST", command(), cookie, pick(HEADERS), wrongTypes());
            case 7 -> foreign();
            default -> server();
        };
    }

    private byte[] noise() {
        byte[] bytes = new byte[1 + random.below(600)];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) random.below(256);
        }
        return random.below(2) == 0
                ? bytes
                : ("GET /" + new String(bytes, StandardCharsets.ISO_8859_1) + " HTTP/1.1\r\n\r\n")
                        .getBytes(StandardCharsets.ISO_8859_1);
    }

    /// Commands of people who may not give them, or whose view is stale.
    private byte[] foreign() {
        String move =
                "{\"id\":\"h"
                        + random.next()
                        + "\",\"seen\":"
                        + (1 + random.below(3))
                        + ",\"moves\":[\"end\"]}";
        String concede = "{\"id\":\"h" + random.next() + "\",\"seat\":" + random.below(4) + "}";
        return switch (random.below(4)) {
            case 0 -> request("POST", at("moves"), stranger, "", move);
            case 1 -> request("POST", at("moves"), cookie, "", move); // stale
            case 2 -> request("POST", at("concede"), stranger, "", concede);
            default -> request("POST", at("moves"), "forged" + random.next(), "", move);
        };
    }

    /// Requests about no table that cannot be granted.
    private byte[] server() {
        return switch (random.below(6)) {
            case 0 -> request("POST", "/api/me", "", "", "{\"name\":" + pick(VALUES) + ",\"x\":1}");
            case 1 ->
                    request(
                            "POST",
                            "/api/tables",
                            cookie,
                            "",
                            "{\"id\":\"h\",\"game\":" + pick(VALUES) + "}");
            case 2 ->
                    request(
                            "POST",
                            "/api/tables",
                            cookie,
                            "",
                            "{\"id\":\"h\",\"game\":\"thebes\",\"seats\":" + pick(VALUES) + "}");
            case 3 ->
                    request("POST", "/api/me/recover", "", "", "{\"secret\":" + pick(VALUES) + "}");
            case 4 -> request("POST", at("say"), cookie, "", "a".repeat(HUGE));
            default -> request("POST", "/api/me/settings", cookie, "", "[".repeat(20_000));
        };
    }

    private String command() {
        return at(pick(COMMANDS));
    }

    private String at(String command) {
        return "/api/tables/" + table + "/" + command;
    }

    /// Every member that a command may have, each with a value of a wrong type.
    private String wrongTypes() {
        StringBuilder body = new StringBuilder("{\"unknown\":1");
        for (String name : NAMES) {
            if (random.below(3) > 0) {
                body.append(",\"").append(name).append("\":").append(pick(VALUES));
            }
        }
        return body.append('}').toString();
    }

    private String brokenJson() {
        String whole = wrongTypes();
        return switch (random.below(4)) {
            case 0 -> whole.substring(0, 1 + random.below(whole.length() - 1));
            case 1 -> whole.replace(':', ';');
            case 2 -> "[".repeat(1 + random.below(30_000));
            default -> "{\"id\":\"x\",\"id\":\"y\"" + whole;
        };
    }

    private String anyCookie() {
        return pick(List.of("", cookie, stranger, "forged", "x".repeat(3000)));
    }

    private byte[] request(String method, String path, String key, String header, String body) {
        byte[] content = body.getBytes(StandardCharsets.UTF_8);
        StringBuilder head =
                new StringBuilder(
                        method
                                + " "
                                + path
                                + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n");
        if (!key.isEmpty()) {
            head.append("Cookie: dighouse=").append(key).append("\r\n");
        }
        if (!header.isEmpty()) {
            head.append(header).append("\r\n");
        }
        if (content.length > 0) {
            head.append("Content-Type: application/json\r\nContent-Length: ")
                    .append(content.length)
                    .append("\r\n");
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(head.append("\r\n").toString().getBytes(StandardCharsets.ISO_8859_1));
        bytes.writeBytes(content);
        return bytes.toByteArray();
    }

    private String pick(List<String> list) {
        return list.get(random.below(list.size()));
    }
}
