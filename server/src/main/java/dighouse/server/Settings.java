package dighouse.server;

import dighouse.server.api.RequestLog;
import dighouse.server.bells.Reach;
import dighouse.server.budget.Amounts;
import java.nio.file.Path;

/// How the house is run.
///
/// @param host the address it listens at
/// @param port 0 for any free one
/// @param data the folder of the embedded store
/// @param postgres where a PostgreSQL is, as JDBC writes it; empty for the embedded store
/// @param origin the address that people type, if a proxy stands before the house; otherwise empty
/// @param prefix the path below which a proxy serves the house, `/games`; otherwise empty
/// @param proxied whether to believe a proxy that says where a request came from
/// @param botThreads how many bots think at once
/// @param botScale how much of their time they take
/// @param botIterations counts their imagined games instead of time, so many a millisecond: the
///   same tables then have the same bots on every machine; 0 to go by the clock
/// @param burst requests that one address or person may send at once
/// @param perSecond requests a second in the long run
/// @param log how requests are logged
/// @param openMetrics whether figures are told to others than this machine
/// @param bells which addresses of people the house calls when a table waits for them
/// @param bellSeconds how long a table waits before it does
/// @param usage how much of the house people and bots may use
public record Settings(
        String host,
        int port,
        Path data,
        Postgres postgres,
        String origin,
        String prefix,
        boolean proxied,
        int botThreads,
        double botScale,
        int botIterations,
        double burst,
        double perSecond,
        RequestLog log,
        boolean openMetrics,
        Reach bells,
        double bellSeconds,
        Usage usage) {
    private static final long MEGABYTE = 1 << 20;

    /// How much of the house people and bots may use.
    ///
    /// @param budgets of each person, address and table
    /// @param botMegabytes what bots may remember between their decisions
    public record Usage(Amounts budgets, int botMegabytes) {
        long botBytes() {
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

    /// Whether people come by https.
    public boolean secure() {
        return origin.startsWith("https://");
    }
}
