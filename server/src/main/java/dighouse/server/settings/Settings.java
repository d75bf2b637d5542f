package dighouse.server.settings;

import dighouse.server.budget.Amounts;
import dighouse.server.http.Networks;
import dighouse.server.operations.RequestLog;
import dighouse.server.webhooks.OutboundPolicy;
import java.nio.file.Path;
import java.time.Duration;

/// How the house is run.
///
/// @param host the address it listens at
/// @param port 0 for any free one
/// @param data the folder of the embedded store
/// @param postgres where a PostgreSQL is, as JDBC writes it; empty for the embedded store
/// @param origin the address that people type, if a proxy stands before the house; otherwise empty
/// @param prefix the path below which a proxy serves the house, `/games`; otherwise empty
/// @param botThreads how many bots think at once
/// @param botScale how much of their time they take
/// @param botIterations counts their imagined games instead of time, so many a millisecond: the
///   same tables then have the same bots on every machine; 0 to go by the clock
/// @param burst requests that one address or person may send at once
/// @param perSecond requests a second in the long run
/// @param log how requests are logged
/// @param webhooks which addresses of people the house calls when a table waits for them
/// @param webhookSeconds how long a table waits before it does
/// @param door what is believed and borne at the door
/// @param store what the store is allowed
/// @param usage how much of the house people and bots may use
public record Settings(
        String host,
        int port,
        Path data,
        Postgres postgres,
        String origin,
        String prefix,
        int botThreads,
        double botScale,
        int botIterations,
        double burst,
        double perSecond,
        RequestLog log,
        OutboundPolicy webhooks,
        double webhookSeconds,
        Door door,
        StoreLimits store,
        Usage usage) {
    private static final long MEGABYTE = 1 << 20;

    /// What the store is allowed.
    ///
    /// @param seconds how long anybody waits for its answer
    public record StoreLimits(double seconds) {
        public Duration deadline() {
            return Duration.ofMillis((long) (1000 * seconds));
        }
    }

    /// How much of the house people and bots may use.
    ///
    /// @param budgets of each person, address and table
    /// @param botMegabytes what bots may remember between their decisions
    public record Usage(Amounts budgets, int botMegabytes) {
        public long botBytes() {
            return botMegabytes * MEGABYTE;
        }
    }

    /// A PostgreSQL; an empty address stands for none.
    public record Postgres(String url, String user, String password) {
        public static final Postgres NONE = new Postgres("", "", "");

        /// Without the password: settings may be printed.
        @Override
        public String toString() {
            return url.replaceAll("(password=)[^&]*", "$1…");
        }
    }

    /// What is believed and borne at the door.
    ///
    /// @param trustedProxies whose `X-Forwarded-For` is believed
    /// @param connections open at once; 0 for as many as descriptors and memory allow
    /// @param connectionsPerAddress of them, those of one address
    /// @param bodySeconds how long a body may take to arrive
    /// @param metrics where figures are told
    public record Door(
            Networks trustedProxies,
            int connections,
            int connectionsPerAddress,
            double bodySeconds,
            Metrics metrics) {}

    /// Where figures are told: at a port of their own, so that no proxy passes them on by accident.
    ///
    /// @param port 0 for any free one
    /// @param on whether they are told at all
    /// @param required whether the house refuses to open if the port is taken
    public record Metrics(String host, int port, boolean on, boolean required) {}

    /// Whether people come by https.
    public boolean secure() {
        return origin.startsWith("https://");
    }
}
