package dighouse.server.operations;

import dighouse.server.http.BodyReader;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.RequestHandler;

/// Serves the metrics to Prometheus, at a port of their own. Whoever can reach that may read them.
public final class MetricsHandler implements RequestHandler {
    private final ServerMetrics metrics;

    public MetricsHandler(ServerMetrics metrics) {
        this.metrics = metrics;
    }

    @Override
    public Answer answer(Request head, BodyReader body) {
        boolean asked = head.method().equals("GET") && head.path().equals("/metrics");
        return new Answer.Replied(
                asked
                        ? Reply.text(200, metrics.type(), metrics.text())
                        : Reply.text(404, OperationRoutes.TEXT, "Metrics are at /metrics.\n"));
    }

    @Override
    public void unreadable(int status) {
        metrics.refused("unreadable");
    }
}
