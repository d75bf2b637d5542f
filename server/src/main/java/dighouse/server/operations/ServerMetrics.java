package dighouse.server.operations;

import io.prometheus.metrics.core.metrics.Counter;
import io.prometheus.metrics.core.metrics.GaugeWithCallback;
import io.prometheus.metrics.core.metrics.Histogram;
import io.prometheus.metrics.expositionformats.PrometheusTextFormatWriter;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;

/// Counts and times what the server does, for those who run it. Knows routes by their templates, so
/// that no metric names a table or a secret.
public final class ServerMetrics {
    /// Upper bounds of what is counted together: a few around the promised 25 ms, and what is far
    /// too slow.
    private static final double[] SECONDS = {
        0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 10
    };

    private static final double NANO = 1e-9;

    private final PrometheusRegistry registry = new PrometheusRegistry();
    private final PrometheusTextFormatWriter writer = PrometheusTextFormatWriter.create();
    private final Histogram requests =
            histogram("dighouse_requests_seconds", "Requests by route and status.")
                    .labelNames("method", "route", "status")
                    .register(registry);
    private final Histogram commands =
            histogram("dighouse_commands_seconds", "Commands at tables, with the commit.")
                    .labelNames("outcome")
                    .register(registry);
    private final Counter refused =
            Counter.builder()
                    .name("dighouse_refused_total")
                    .help("Refused requests by reason.")
                    .labelNames("reason")
                    .withoutExemplars()
                    .register(registry);

    private static Histogram.Builder histogram(String name, String help) {
        return Histogram.builder()
                .name(name)
                .help(help)
                .classicOnly()
                .classicUpperBounds(SECONDS)
                .withoutExemplars();
    }

    /// A request was answered.
    ///
    /// @param route the template of its path
    public void answered(String method, String route, int status, long nanos) {
        requests.labelValues(method, route, Integer.toString(status)).observe(nanos * NANO);
    }

    /// A command at a table was answered: `done`, `before` or `denied`.
    public void commanded(String outcome, long nanos) {
        commands.labelValues(outcome).observe(nanos * NANO);
    }

    /// A request was refused, for a reason that has this key.
    public void refused(String key) {
        refused.labelValues(key).inc();
    }

    /// Adds a value that can be read at any time.
    ///
    /// @param name in small letters, without the prefix of all metrics
    public void gauge(String name, String help, Supplier<Number> value) {
        GaugeWithCallback.builder()
                .name("dighouse_" + name)
                .help(help)
                .callback(gauge -> gauge.call(value.get().doubleValue()))
                .register(registry);
    }

    String type() {
        return writer.getContentType();
    }

    /// All metrics, as Prometheus reads them.
    String text() {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        try {
            writer.write(text, registry.scrape());
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text.toString(StandardCharsets.UTF_8);
    }
}
