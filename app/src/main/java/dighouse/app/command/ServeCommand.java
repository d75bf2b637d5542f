package dighouse.app.command;

import dighouse.app.io.Console;
import dighouse.app.io.Exit;
import dighouse.app.option.SettingsOptions;
import dighouse.server.Server;
import dighouse.server.settings.Settings;
import dighouse.server.settings.SettingsReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Starts the server.
@Command(
        name = "serve",
        header = "Start the server: tables for people and bots, over HTTP.",
        description = {
            "",
            "Everything is stored in one file, by default in the folder \"data\". A confirmed move is",
            "never lost. Settings come from a file, the environment (DIGHOUSE_PORT=8080) and --set;",
            "later ones override earlier ones. --settings lists all of them.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  ./dighouse serve",
            "  ./dighouse serve --set port=8080 --set host=0.0.0.0",
            "  ./dighouse serve --file dighouse.conf"
        })
public final class ServeCommand implements Subcommand {
    @Mixin private SettingsOptions options = new SettingsOptions();

    @Option(names = "--settings", description = "list all settings and exit")
    private boolean list;

    @Option(
            names = "--rehearse",
            hidden = true,
            description = "start a server out of sight, send it a few requests and stop")
    private boolean rehearse;

    @Override
    public int run(Console console) {
        if (list) {
            for (SettingsReader.Key key : SettingsReader.keys()) {
                console.say("# " + key.says());
                console.say(key.name() + " = " + key.standard());
            }
            return Exit.OK;
        }
        if (rehearse) {
            CacheWarmUp.run();
            return Exit.OK;
        }
        Settings settings = options.read();
        try (Server server = new Server(settings)) {
            console.say(
                    "Dighouse is running: http://"
                            + shown(settings.http().host())
                            + ":"
                            + server.port());
            console.say("Everything is stored in " + server.storeName() + ".");
            if (!isToldToEnd(server)) {
                console.complain(server.loss());
                return Exit.FAULT;
            }
        }
        return Exit.OK;
    }

    private static String shown(String host) {
        return host.equals("0.0.0.0") ? "localhost" : host;
    }

    /// Waits until the process is told to end, then stops accepting connections before anything
    /// else.
    private static boolean isToldToEnd(Server server) {
        Runtime.getRuntime().addShutdownHook(new Thread(server::close));
        try {
            return server.awaitClosing();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return true;
        }
    }
}
