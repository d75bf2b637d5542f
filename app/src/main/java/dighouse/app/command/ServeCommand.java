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

/// Opens the house.
@Command(
        name = "serve",
        header = "Open the house: tables for people and bots, over HTTP.",
        description = {
            "",
            "Everything is kept in one file, in the folder \"data\" unless told otherwise; a move"
                    + " that",
            "was answered is safe. Settings come from a file, the environment (DIGHOUSE_PORT=8080)"
                    + " and",
            "--set, the later ones outweighing the earlier; --settings lists them all.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  ./dighouse serve",
            "  ./dighouse serve --set port=8080 --set host=0.0.0.0",
            "  ./dighouse serve --file house.conf"
        })
public final class ServeCommand implements Subcommand {
    @Mixin private SettingsOptions options = new SettingsOptions();

    @Option(names = "--settings", description = "list the settings and end")
    private boolean list;

    @Option(
            names = "--rehearse",
            hidden = true,
            description = "open a house nobody sees, ask it a few things and end")
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
                    "The house is open: http://"
                            + shown(settings.door().host())
                            + ":"
                            + server.port());
            console.say("Everything is kept in " + server.storeName() + ".");
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

    /// Until the process is told to end; then the door is closed before anything else.
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
