package dighouse.server.settings;

import dighouse.server.budget.Budget;
import java.util.ArrayList;
import java.util.List;

/// Lists every setting in the order in which `serve --settings` prints them: those of the server,
/// then one for each limit of a budget.
final class SettingsKeys {
    private static final List<SettingsReader.Key> OWN =
            List.of(
                    new SettingsReader.Key(
                            "host", "127.0.0.1", "the address to listen at; 0.0.0.0 for all"),
                    new SettingsReader.Key("port", "4280", "the port; 0 for any free one"),
                    new SettingsReader.Key(
                            "data", "data", "the folder that holds the embedded store"),
                    new SettingsReader.Key(
                            "postgres-url",
                            "",
                            "jdbc:postgresql://host/name instead of the embedded store"),
                    new SettingsReader.Key("postgres-user", "", "its user"),
                    new SettingsReader.Key("postgres-password", "", "its password"),
                    new SettingsReader.Key(
                            "origin",
                            "",
                            "the address people type, if a proxy stands in front of the server"),
                    new SettingsReader.Key(
                            "prefix", "", "the path below which a proxy serves the site, /games"),
                    new SettingsReader.Key(
                            "trusted-proxies",
                            "",
                            "proxies whose X-Forwarded-For is believed, as addresses or networks:"
                                    + " 127.0.0.1, 10.0.0.0/8"),
                    new SettingsReader.Key(
                            "proxied", "no", "yes: the same as trusted-proxies = 127.0.0.0/8, ::1"),
                    new SettingsReader.Key(
                            "bot-threads",
                            "0",
                            "bots that think at once; 0 for one less than cores"),
                    new SettingsReader.Key(
                            "bot-scale", "1", "how much of their time bots take, 0.01 to 10"),
                    new SettingsReader.Key(
                            "bot-iterations",
                            "0",
                            "games bots imagine for each millisecond, repeatable; 0: by the clock"),
                    new SettingsReader.Key(
                            "burst", "200", "requests that one address may send at once"),
                    new SettingsReader.Key("per-second", "50", "requests a second in the long run"),
                    new SettingsReader.Key(
                            "log", "none", "a line for each request: none, text or json"),
                    new SettingsReader.Key(
                            "metrics-port",
                            "auto",
                            "the port of /metrics: a number, 0 for any free one, off, or auto:"
                                    + " 10000 above port, if that is free"),
                    new SettingsReader.Key(
                            "metrics-host",
                            "127.0.0.1",
                            "the address at which that port listens; it asks for no password"),
                    new SettingsReader.Key(
                            "connections",
                            "0",
                            "connections open at once; 0: as many as file descriptors and memory"
                                    + " allow"),
                    new SettingsReader.Key(
                            "connections-per-address",
                            "250",
                            "of one address (IPv6: of one /64); not of loopback and trusted"
                                    + " proxies"),
                    new SettingsReader.Key(
                            "body-seconds",
                            "30",
                            "seconds that the body of a request may take to arrive"),
                    new SettingsReader.Key(
                            "bells",
                            "none",
                            "addresses people set, called when a table waits for them: none,"
                                    + " public, any (also in this network)"),
                    new SettingsReader.Key(
                            "bell-seconds",
                            "60",
                            "seconds that a table waits for somebody before that"),
                    new SettingsReader.Key(
                            "store-seconds",
                            "10",
                            "seconds that a request waits for the store before the server says that it"
                                    + " cannot answer"),
                    new SettingsReader.Key(
                            "bot-memory",
                            "96",
                            "megabytes that bots may remember between their decisions"),
                    new SettingsReader.Key(
                            "budget-scale",
                            "1",
                            "multiplies all limits below but those of passwords"));

    static final List<SettingsReader.Key> ALL = withBudgets();

    private SettingsKeys() {}

    private static List<SettingsReader.Key> withBudgets() {
        List<SettingsReader.Key> keys = new ArrayList<>(OWN);
        for (Budget budget : Budget.values()) {
            for (Budget.Limit limit : budget.limits()) {
                String standard = Integer.toString(limit.standard());
                keys.add(
                        new SettingsReader.Key(
                                budget.setting(limit), standard, budget.says(limit)));
            }
        }
        return List.copyOf(keys);
    }
}
