package dighouse.server.operations;

import dighouse.server.hall.Hall;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.Route;
import java.util.List;
import java.util.function.IntSupplier;

/// Health checks for operators. Metrics have a port of their own, see [MetricsHandler].
public final class OperationRoutes {
    static final String TEXT = "text/plain; charset=utf-8";

    private final Hall hall;
    private final IntSupplier openStreams;

    public OperationRoutes(Hall hall, IntSupplier openStreams) {
        this.hall = hall;
        this.openStreams = openStreams;
    }

    public List<Route> routes() {
        return List.of(
                Route.get("/health", "Whether the process runs.", OperationRoutes::health),
                Route.get("/ready", "Whether the server can store and answer.", this::ready));
    }

    private static Reply health(Request request) {
        return Reply.text(200, TEXT, "ok\n");
    }

    private Reply ready(Request request) {
        hall.clock().check();
        return Reply.text(
                200,
                TEXT,
                "ready: " + hall.size() + " tables, " + openStreams.getAsInt() + " streams\n");
    }
}
