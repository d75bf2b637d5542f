package dighouse.server.operations;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/// Counts what happens in the house, for those who run it. Knows routes by their templates, so that
/// no table's name and nobody's secret ever stands in a figure.
public final class ServerMetrics {
    private final MeterRegistry registry = new SimpleMeterRegistry();
    private final Map<Asked, Timer> requests = new ConcurrentHashMap<>();
    private final Map<String, Timer> commands = new ConcurrentHashMap<>();
    private final Map<String, Counter> refused = new ConcurrentHashMap<>();

    private record Asked(String method, String route, int status) {}

    MeterRegistry registry() {
        return registry;
    }

    /// A request was answered.
    ///
    /// @param route the template of its path
    public void answered(String method, String route, int status, long nanos) {
        requests.computeIfAbsent(
                        new Asked(method, route, status),
                        asked ->
                                Timer.builder("dighouse.requests")
                                        .description("Requests by route and status.")
                                        .tag("method", method)
                                        .tag("route", route)
                                        .tag("status", Integer.toString(status))
                                        .register(registry))
                .record(Duration.ofNanos(nanos));
    }

    /// A command at a table was answered: `done`, `before` or `denied`.
    public void commanded(String outcome, long nanos) {
        commands.computeIfAbsent(
                        outcome,
                        absent ->
                                Timer.builder("dighouse.commands")
                                        .description("Commands at tables, with the commit.")
                                        .tag("outcome", outcome)
                                        .register(registry))
                .record(Duration.ofNanos(nanos));
    }

    /// Something was refused, for a reason that has this key.
    public void refused(String key) {
        refused.computeIfAbsent(
                        key,
                        absent ->
                                Counter.builder("dighouse.refused")
                                        .description("Refused requests by reason.")
                                        .tag("reason", key)
                                        .register(registry))
                .increment();
    }

    /// Something that can be read off at any time.
    public void gauge(String name, String says, Supplier<Number> value) {
        Gauge.builder("dighouse." + name, value).description(says).register(registry);
    }
}
