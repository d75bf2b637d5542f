package dighouse.server.api;

import dighouse.server.hall.Hall;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.Route;
import java.util.List;

/// For those who run the house; figures are told elsewhere, see [MetricsHandler].
final class OperationRoutes {
    static final String TEXT = "text/plain; charset=utf-8";

    private final Hall hall;
    private final StreamRoutes streams;

    OperationRoutes(Hall hall, StreamRoutes streams) {
        this.hall = hall;
        this.streams = streams;
    }

    List<Route> routes() {
        return List.of(
                Route.get("/health", "Whether the process lives.", OperationRoutes::health),
                Route.get("/ready", "Whether the house can keep and answer.", this::ready));
    }

    private static Reply health(Request request) {
        return Reply.text(200, TEXT, "ok\n");
    }

    private Reply ready(Request request) {
        hall.clock().check();
        return Reply.text(
                200, TEXT, "ready: " + hall.size() + " tables, " + streams.open() + " streams\n");
    }
}
