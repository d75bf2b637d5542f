package dighouse.server.operations;

import io.micrometer.core.instrument.Measurement;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Statistic;
import io.micrometer.core.instrument.Tag;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Writes figures as Prometheus reads them: one line a figure, families together.
final class PrometheusText {
    static final String TYPE = "text/plain; version=0.0.4; charset=utf-8";

    private PrometheusText() {}

    static String of(MeterRegistry registry) {
        Map<String, List<Meter>> families = new TreeMap<>();
        for (Meter meter : registry.getMeters()) {
            families.computeIfAbsent(name(meter), absent -> new ArrayList<>()).add(meter);
        }
        StringBuilder text = new StringBuilder();
        families.forEach((name, meters) -> family(name, meters, text));
        return text.toString();
    }

    private static void family(String name, List<Meter> meters, StringBuilder text) {
        Meter first = meters.getFirst();
        String says = first.getId().getDescription();
        text.append("# HELP ").append(name).append(' ').append(says == null ? "" : says);
        text.append("\n# TYPE ").append(name).append(' ').append(type(first)).append('\n');
        meters.stream()
                .sorted((a, b) -> labels(a).compareTo(labels(b)))
                .forEach(meter -> lines(name, meter, text));
    }

    private static void lines(String name, Meter meter, StringBuilder text) {
        for (Measurement measurement : meter.measure()) {
            if (measurement.getStatistic() != Statistic.MAX) {
                text.append(name).append(suffix(meter, measurement)).append(labels(meter));
                text.append(' ').append(measurement.getValue()).append('\n');
            }
        }
    }

    /// Timers count seconds.
    private static String name(Meter meter) {
        String plain = meter.getId().getName().replace('.', '_');
        return switch (meter.getId().getType()) {
            case TIMER -> plain + "_seconds";
            case COUNTER -> plain + "_total";
            default -> plain;
        };
    }

    private static String type(Meter meter) {
        return switch (meter.getId().getType()) {
            case TIMER -> "summary";
            case COUNTER -> "counter";
            default -> "gauge";
        };
    }

    /// A timer has two figures, all others one.
    private static String suffix(Meter meter, Measurement measurement) {
        if (meter.getId().getType() != Meter.Type.TIMER) {
            return "";
        }
        return measurement.getStatistic() == Statistic.COUNT ? "_count" : "_sum";
    }

    private static String labels(Meter meter) {
        List<String> labels = new ArrayList<>();
        for (Tag tag : meter.getId().getTags()) {
            labels.add(tag.getKey() + "=\"" + tag.getValue().replace("\"", "\\\"") + "\"");
        }
        return labels.isEmpty() ? "" : "{" + String.join(",", labels) + "}";
    }
}
