package dighouse.server.api;

import dighouse.server.hall.Hall;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.Route;
import dighouse.server.table.Denial;
import java.util.List;

/// For those who run the house.
final class OperationRoutes {
    private static final String TEXT = "text/plain; charset=utf-8";

    private final Hall hall;
    private final StreamRoutes streams;
    private final Meters meters;
    private final boolean open;

    /// @param open whether figures are told to others than this machine
    OperationRoutes(Hall hall, StreamRoutes streams, Meters meters, boolean open) {
        this.hall = hall;
        this.streams = streams;
        this.meters = meters;
        this.open = open;
    }

    List<Route> routes() {
        return List.of(
                Route.get("/health", "Whether the process lives.", OperationRoutes::health),
                Route.get("/ready", "Whether the house can keep and answer.", this::ready),
                Route.get("/metrics", "Figures for Prometheus.", this::metrics));
    }

    private static Reply health(Request request) {
        return Reply.text(200, TEXT, "ok\n");
    }

    private Reply metrics(Request request) {
        if (!open && !isThisMachine(request.address())) {
            throw new Denied(Denial.forbidden("notForYou"));
        }
        return Reply.text(200, Exposition.TYPE, Exposition.of(meters.registry()));
    }

    private static boolean isThisMachine(String address) {
        String plain = address.replace("[", "").replace("]", "");
        return plain.startsWith("127.") || plain.equals("::1") || plain.equals("0:0:0:0:0:0:0:1");
    }

    private Reply ready(Request request) {
        hall.clock().check();
        return Reply.text(
                200, TEXT, "ready: " + hall.size() + " tables, " + streams.open() + " streams\n");
    }
}
