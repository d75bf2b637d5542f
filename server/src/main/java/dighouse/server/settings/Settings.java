package dighouse.server.settings;

import dighouse.server.budget.Amounts;
import dighouse.server.http.Networks;
import dighouse.server.operations.RequestLog;
import dighouse.server.webhooks.OutboundPolicy;
import java.nio.file.Path;
import java.time.Duration;

/// How a server runs.
///
/// @param http where it listens, and what it takes from clients
/// @param site where people find it
/// @param store where it keeps everything
/// @param bots how much they think and remember
/// @param rate how many requests it answers
/// @param webhooks which addresses of people it calls
/// @param budgets how much people and tables may use
/// @param log how requests are logged
public record Settings(
        HttpSettings http,
        Site site,
        StoreSettings store,
        BotSettings bots,
        Rate rate,
        WebhookSettings webhooks,
        Amounts budgets,
        RequestLog log) {
    private static final long MEGABYTE = 1 << 20;

    /// Where the server listens, and what it takes from clients.
    ///
    /// @param host the address to listen at
    /// @param port 0 for any free one
    /// @param trustedProxies whose `X-Forwarded-For` is believed
    /// @param connections open at once; 0 for as many as descriptors and memory allow
    /// @param connectionsPerAddress of them, those of one address
    /// @param bodySeconds how long a body may take to arrive
    /// @param metrics where metrics are served
    public record HttpSettings(
            String host,
            int port,
            Networks trustedProxies,
            int connections,
            int connectionsPerAddress,
            double bodySeconds,
            Metrics metrics) {}

    /// Where metrics are served: at a port of their own, so that no proxy passes them on by
    /// accident.
    ///
    /// @param port 0 for any free one
    /// @param on whether they are served at all
    /// @param required whether the server refuses to start if the port is taken
    public record Metrics(String host, int port, boolean on, boolean required) {}

    /// Where people find the server.
    ///
    /// @param origin the address that people type, if a proxy stands in front; otherwise empty
    /// @param prefix the path below which a proxy serves it, `/games`; otherwise empty
    public record Site(String origin, String prefix) {
        /// Whether people come by https.
        public boolean secure() {
            return origin.startsWith("https://");
        }

        /// The address of the pages; empty if nobody has said it.
        public String address() {
            return origin.isEmpty() ? "" : origin + prefix;
        }
    }

    /// Where everything is kept.
    ///
    /// @param folder of the embedded store
    /// @param postgres used instead, unless it is [Postgres#NONE]
    /// @param seconds how long a request waits for the store
    public record StoreSettings(Path folder, Postgres postgres, double seconds) {
        public Duration deadline() {
            return Duration.ofMillis((long) (1000 * seconds));
        }

        public boolean isEmbedded() {
            return postgres.url().isEmpty();
        }
    }

    /// A PostgreSQL; an empty URL stands for none.
    public record Postgres(String url, String user, String password) {
        public static final Postgres NONE = new Postgres("", "", "");

        /// Without the password: settings may be printed.
        @Override
        public String toString() {
            return url.replaceAll("(password=)[^&]*", "$1…");
        }
    }

    /// How much bots think and remember.
    ///
    /// @param threads how many bots think at once
    /// @param scale how much of their time they take
    /// @param iterations counts their imagined games instead of time, so many a millisecond: the
    ///   same tables then have the same bots on every machine; 0 to go by the clock
    /// @param megabytes they may remember between their decisions, all together
    public record BotSettings(int threads, double scale, int iterations, int megabytes) {
        public long bytes() {
            return megabytes * MEGABYTE;
        }
    }

    /// How many requests one address or person may send.
    ///
    /// @param burst at once
    /// @param perSecond in the long run
    public record Rate(double burst, double perSecond) {}

    /// Which addresses of people the server calls when a table waits for them.
    ///
    /// @param seconds how long a table waits before that
    public record WebhookSettings(OutboundPolicy policy, double seconds) {
        public Duration patience() {
            return Duration.ofMillis((long) (1000 * seconds));
        }
    }
}
