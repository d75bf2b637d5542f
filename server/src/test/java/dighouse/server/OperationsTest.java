package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.server.settings.Settings;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What operators rely on, over real HTTP: metrics, headers, a prefix, and clocks.
class OperationsTest {
    private static final String MOVES =
            "method=\"POST\",route=\"/api/tables/{table}/moves\",status=\"200\"";

    @TempDir Path folder;

    @Test
    void metricsNameRoutesByTheirTemplatesAndNoTable() {
        try (Server server = ServerForTests.open(folder);
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            String table = ann.open(CommandsTest.TWO_OF_MINE, "");
            ann.play(table, ScriptedChoices.lastMoves(ann, table)).expect(200);
            ann.get("/api/nothing").expect(404);

            String figures = ServerForTests.metrics(server);

            assertThat(figures)
                    .contains("# TYPE dighouse_requests_seconds histogram")
                    .contains("_count{" + MOVES + "} 1\n")
                    .contains("_sum{" + MOVES + "} ")
                    .contains("_bucket{" + MOVES + ",le=\"+Inf\"} 1\n")
                    .contains("dighouse_commands_seconds_bucket{outcome=\"done\",le=\"10.0\"} 1\n")
                    .contains("dighouse_commands_seconds_count{outcome=\"done\"} 1\n")
                    .contains("dighouse_refused_total{reason=\"noSuchPage\"} 1.0\n")
                    .contains("dighouse_tables 1.0")
                    .doesNotContain(table)
                    .doesNotContain("Ann");
            ann.get("/health").expect(200);
            ann.get("/ready").expect(200);
        }
    }

    @Test
    void behindAProxyThePrefixIsTheSite() throws Exception {
        Settings settings = ServerForTests.settings(folder).set("prefix", "/games").read();
        try (Server server = new Server(settings);
                Visitor ann = new Visitor(server.port())) {
            HttpResponse<String> named =
                    send(
                            ann,
                            ann.request("/games/api/me")
                                    .header("Content-Type", "application/json")
                                    .POST(
                                            HttpRequest.BodyPublishers.ofString(
                                                    "{\"name\":\"Ann\"}")));
            assertThat(named.headers().firstValue("Set-Cookie").orElse(""))
                    .contains("Path=/games/;")
                    .contains("HttpOnly")
                    .contains("SameSite=Strict");
            assertThat(named.headers().firstValue("Content-Security-Policy").orElse(""))
                    .contains("script-src 'self';")
                    .contains("frame-ancestors 'none'");
            ann.get("/api/me").expect(404);
        }
    }

    private static HttpResponse<String> send(Visitor visitor, HttpRequest.Builder request)
            throws IOException, InterruptedException {
        return visitor.http().send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void aPageOfAnotherSiteMayNotActHere() throws Exception {
        try (Server server = ServerForTests.open(folder);
                Visitor eve = new Visitor(server.port())) {
            HttpRequest.BodyPublisher body =
                    HttpRequest.BodyPublishers.ofString("{\"name\":\"Eve\"}");
            HttpRequest.Builder foreign =
                    HttpRequest.newBuilder(
                                    URI.create("http://127.0.0.1:" + server.port() + "/api/me"))
                            .header("Origin", "https://evil.example");
            HttpResponse<String> json =
                    send(eve, foreign.copy().header("Content-Type", "application/json").POST(body));
            HttpResponse<String> form =
                    send(eve, foreign.copy().header("Content-Type", "text/plain").POST(body));

            assertThat(json.statusCode()).isEqualTo(403);
            assertThat(form.statusCode()).isEqualTo(403);
        }
    }

    @Test
    void aBotStandsInWhenTimeIsOverButNotForTheTimeTheServerWasStopped() throws Exception {
        String table;
        String cookie;
        String pace = ",\"pace\":{\"kind\":\"live\",\"bankSeconds\":30,\"turnSeconds\":0}";
        try (Server server = ServerForTests.open(folder);
                Visitor ann = Visitor.named(server.port(), "Ann")) {
            cookie = ann.cookie();
            table = ann.open(CommandsTest.TWO_OF_MINE, pace);
        }
        StoreForTests.change(
                folder,
                "UPDATE event SET at = at - 86400000"); // a day went by while the server was
        // stopped
        try (Server server = ServerForTests.open(folder);
                Visitor ann = new Visitor(server.port(), cookie)) {
            Thread.sleep(1_200); // the clocks are looked at twice a second
            assertThat(ann.state(table).get("chairs").compact()).doesNotContain("\"standIn\":true");
        }
        StoreForTests.change(
                folder,
                "UPDATE house_clock SET millis = millis + 60000"); // a minute of server time
        try (Server server = ServerForTests.open(folder);
                Visitor ann = new Visitor(server.port(), cookie)) {
            boolean stoodIn = false;
            for (int i = 0; i < 200 && !stoodIn; i++) {
                Thread.sleep(50);
                stoodIn = ann.state(table).get("chairs").compact().contains("\"standIn\":true");
            }
            assertThat(stoodIn).isTrue();
        }
    }
}
