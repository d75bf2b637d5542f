package dighouse.server.settings;

import dighouse.catalogue.Suggestion;
import dighouse.kernel.Malformed;
import dighouse.server.budget.Amounts;
import dighouse.server.http.Networks;
import dighouse.server.operations.RequestLog;
import dighouse.server.webhooks.OutboundPolicy;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Reads settings from a file (`port = 4280`, one per line, `#` for comments), the environment
/// (`DIGHOUSE_PORT`) and the command line; later sources override earlier ones. An unknown key is
/// an error that suggests the nearest known one.
public final class SettingsReader {
    private static final String ENVIRONMENT = "DIGHOUSE_";
    private static final int MOST_PORT = 65_535;
    private static final int METRICS_ABOVE = 10_000; // a second server may well use the next port
    private static final List<String> NOT_OURS =
            List.of("DIGHOUSE_JDK", "DIGHOUSE_CACHE", "DIGHOUSE_HEAP"); // the launcher's

    /// A setting: its name, its default, and what it means.
    public record Key(String name, String standard, String says) {}

    private static final double MOST_BUDGET = 1e9;

    private final Map<String, String> values = new LinkedHashMap<>();

    /// Starts with every setting at its default.
    public SettingsReader() {
        SettingsKeys.ALL.forEach(key -> values.put(key.name(), key.standard()));
    }

    public static List<Key> keys() {
        return SettingsKeys.ALL;
    }

    /// Reads the lines of a file.
    ///
    /// @throws Malformed with the number of the line that is wrong
    public SettingsReader file(String text) {
        int number = 0;
        for (String line : text.split("\n", -1)) {
            number++;
            String trimmed = line.strip();
            if (trimmed.isEmpty() || trimmed.startsWith("#")) {
                continue;
            }
            int equals = trimmed.indexOf('=');
            if (equals < 0) {
                throw Malformed.of("setting.line", "a setting is written as name = value.")
                        .at(number);
            }
            try {
                set(trimmed.substring(0, equals).strip(), trimmed.substring(equals + 1).strip());
            } catch (Malformed fault) {
                throw fault.at(number);
            }
        }
        return this;
    }

    /// Reads the variables of the environment.
    public SettingsReader environment(Map<String, String> environment) {
        environment.forEach((name, value) -> {
            if (name.startsWith(ENVIRONMENT) && !NOT_OURS.contains(name)) {
                set(keyOf(name), value);
            }
        });
        return this;
    }

    private static String keyOf(String variable) {
        StringBuilder key = new StringBuilder();
        for (char letter : variable.substring(ENVIRONMENT.length()).toCharArray()) {
            key.append(letter == '_' ? '-' : Character.toLowerCase(letter));
        }
        return key.toString();
    }

    /// Sets one setting.
    ///
    /// @throws Malformed suggesting the nearest known setting
    public SettingsReader set(String name, String value) {
        if (name.equals("open-metrics")) {
            throw Malformed.of(
                    "setting.openMetrics",
                    "There is no setting \"open-metrics\" any more: figures have a port of their"
                            + " own, see \"metrics-port\" and \"metrics-host\".");
        }
        if (!values.containsKey(name)) {
            throw Malformed.of(
                    "setting.unknown",
                    "There is no setting \"{setting}\"; the nearest is \"{nearest}\".",
                    name,
                    nearest(name));
        }
        values.put(name, value);
        return this;
    }

    private String nearest(String name) {
        return values.keySet().stream()
                .min(Comparator.comparingInt(key -> Suggestion.distance(name, key)))
                .orElseThrow();
    }

    /// The settings, checked.
    ///
    /// @throws Malformed naming the setting whose value is not allowed
    public Settings read() {
        return new Settings(
                http(),
                new Settings.Site(origin(), prefix()),
                store(),
                bots(),
                new Settings.Rate(decimal("burst", 1, 1e6), decimal("per-second", 1, 1e6)),
                new Settings.WebhookSettings(webhooks(), decimal("bell-seconds", 0.01, 86_400)),
                Amounts.read(
                        name -> decimal(name, 1, MOST_BUDGET),
                        decimal("budget-scale", 0.01, MOST_BUDGET)),
                log());
    }

    private Settings.HttpSettings http() {
        return new Settings.HttpSettings(
                value("host"),
                whole("port", 0, MOST_PORT),
                trustedProxies(),
                whole("connections", 0, 1_000_000),
                whole("connections-per-address", 1, 1_000_000),
                decimal("body-seconds", 0.1, 3_600),
                metrics());
    }

    private Settings.StoreSettings store() {
        return new Settings.StoreSettings(
                Path.of(value("data")),
                new Settings.Postgres(
                        value("postgres-url"), value("postgres-user"), value("postgres-password")),
                decimal("store-seconds", 0.1, 600));
    }

    private Settings.BotSettings bots() {
        int threads = whole("bot-threads", 0, 64);
        int usual = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        return new Settings.BotSettings(
                threads == 0 ? usual : threads,
                decimal("bot-scale", 0.01, 10),
                whole("bot-iterations", 0, 1_000),
                whole("bot-memory", 0, 100_000));
    }

    private Networks trustedProxies() {
        try {
            Networks named = Networks.of(value("trusted-proxies"));
            return yes("proxied") ? named.and(Networks.LOOPBACK) : named;
        } catch (IllegalArgumentException unreadable) {
            throw Malformed.of(
                    "setting.proxies",
                    "Setting \"trusted-proxies\" takes addresses or networks, with commas between:"
                            + " {example}; \"{address}\" is none.",
                    "127.0.0.1, 10.0.0.0/8, 2001:db8::/32",
                    String.valueOf(unreadable.getMessage()));
        }
    }

    private int metricsPort() {
        if (!value("metrics-port").matches("[0-9]+")) {
            throw Malformed.of(
                    "setting.metricsPort",
                    "Setting \"metrics-port\" takes a port, 0, off or auto.");
        }
        return whole("metrics-port", 0, MOST_PORT);
    }

    private Settings.Metrics metrics() {
        String host = value("metrics-host");
        int port = whole("port", 0, MOST_PORT);
        return switch (value("metrics-port")) {
            case "off" -> new Settings.Metrics(host, 0, false, false);
            case "auto" ->
                    new Settings.Metrics(
                            host,
                            port + METRICS_ABOVE,
                            port > 0 && port + METRICS_ABOVE <= MOST_PORT,
                            false);
            default -> new Settings.Metrics(host, metricsPort(), true, true);
        };
    }

    private String value(String name) {
        return values.getOrDefault(name, "");
    }

    private int whole(String name, int least, int most) {
        return (int) decimal(name, least, most);
    }

    private double decimal(String name, double least, double most) {
        try {
            double value = Double.parseDouble(value(name));
            if (value >= least && value <= most) {
                return value;
            }
        } catch (NumberFormatException noNumber) {
            // reported below
        }
        throw Malformed.of(
                "setting.range",
                "Setting \"{setting}\" takes a number from {least} to {most}.",
                name,
                plain(least),
                plain(most));
    }

    private static String plain(double number) {
        return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
    }

    private boolean yes(String name) {
        return switch (value(name)) {
            case "yes" -> true;
            case "no" -> false;
            default ->
                    throw Malformed.of(
                            "setting.yesOrNo", "Setting \"{setting}\" takes yes or no.", name);
        };
    }

    private RequestLog log() {
        return switch (value("log")) {
            case "none" -> RequestLog.NONE;
            case "text" -> RequestLog.TEXT;
            case "json" -> RequestLog.JSON;
            default ->
                    throw Malformed.of("setting.log", "Setting \"log\" takes none, text or json.");
        };
    }

    private OutboundPolicy webhooks() {
        return switch (value("bells")) {
            case "none" -> OutboundPolicy.NONE;
            case "public" -> OutboundPolicy.PUBLIC;
            case "any" -> OutboundPolicy.ANY;
            default ->
                    throw Malformed.of(
                            "setting.bells", "Setting \"bells\" takes none, public or any.");
        };
    }

    private String origin() {
        String origin = value("origin");
        if (!origin.isEmpty() && !origin.matches("https?://[^/]+")) {
            throw Malformed.of(
                    "setting.origin",
                    "Setting \"origin\" takes an address without a path:"
                            + " https://games.example.org.");
        }
        return origin;
    }

    private String prefix() {
        String prefix = value("prefix");
        if (!prefix.isEmpty() && !prefix.matches("(/[A-Za-z0-9._-]+)+")) {
            throw Malformed.of(
                    "setting.prefix",
                    "Setting \"prefix\" takes a path that begins with a slash: /games.");
        }
        return prefix;
    }
}
