package dighouse.server.api;

import dighouse.server.http.BodyReader;
import dighouse.server.http.Exchange;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;

/// Figures for Prometheus, at a port of their own. Whoever can reach that may read them.
public final class MetricsExchange implements Exchange {
    private final Meters meters;

    public MetricsExchange(Meters meters) {
        this.meters = meters;
    }

    @Override
    public Answer answer(Request head, BodyReader body) {
        boolean asked = head.method().equals("GET") && head.path().equals("/metrics");
        return new Answer.Replied(
                asked
                        ? Reply.text(200, Exposition.TYPE, Exposition.of(meters.registry()))
                        : Reply.text(404, OperationRoutes.TEXT, "Figures are at /metrics.\n"));
    }

    @Override
    public void unreadable(int status) {
        meters.refused("unreadable");
    }
}
