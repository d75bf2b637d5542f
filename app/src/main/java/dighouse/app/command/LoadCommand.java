package dighouse.app.command;

import dighouse.app.io.Console;
import dighouse.app.io.Exit;
import dighouse.kernel.Malformed;
import dighouse.lab.load.LoadDriver;
import dighouse.lab.load.LoadReport;
import dighouse.server.store.StoreBenchmark;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Measures a server under load.
@Command(
        name = "load",
        header = "Put a server under load and measure it.",
        description = {
            "",
            "At every table two scripted seats play Archaeology over HTTP, each with its own stream.",
            "A command is one draft; its time runs from sending it to receiving its news at the",
            "other seat. The server must allow one address that much: burst, per-second,",
            "budget-scale.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  ./dighouse serve --set burst=1e6 --set per-second=1e6 --set budget-scale=1e6",
            "  ./dighouse load --tables 1000",
            "  ./dighouse load --tables 1000 --per-second 500 --json",
            "  ./dighouse load --tables 1000 --ceiling data --pid 4711",
            "  ./dighouse load --ceiling 'jdbc:postgresql://localhost/games?user=games'"
                    + " --database-pid 4712"
        })
public final class LoadCommand implements Subcommand {
    private static final int MOST_TABLES = 20_000;
    private static final int CEILING_SECONDS = 4;

    @Option(
            names = "--host",
            paramLabel = "HOST",
            description = "where the server runs (default: ${DEFAULT-VALUE})")
    private String host = "127.0.0.1";

    @Option(
            names = "--port",
            paramLabel = "PORT",
            description = "its port (default: ${DEFAULT-VALUE})")
    private int port = 4280;

    @Option(
            names = "--tables",
            paramLabel = "N",
            description = "how many tables play (default: ${DEFAULT-VALUE})")
    private int tables = 200;

    @Option(
            names = "--per-second",
            paramLabel = "N",
            description = "commands per second at all tables (default: as many as possible)")
    private double perSecond;

    @Option(
            names = "--warm-up",
            paramLabel = "S",
            description = "seconds before the measurement (default: ${DEFAULT-VALUE})")
    private int warmUp = 8;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            description = "seconds to measure (default: ${DEFAULT-VALUE})")
    private int seconds = 10;

    @Option(
            names = "--pid",
            paramLabel = "N",
            description =
                    "the server's process on this machine: also report its processor time and memory")
    private long process;

    @Option(
            names = "--database-pid",
            paramLabel = "N",
            description =
                    "the first process of the server's PostgreSQL on this machine: also report the"
                            + " processor time of all its processes")
    private long database;

    @Option(
            names = "--ceiling",
            paramLabel = "STORE",
            description =
                    "also measure what a store alone can do: in this folder, or at this"
                            + " jdbc:postgresql: address")
    private String ceiling = "";

    @Option(names = "--json", description = "print JSON")
    private boolean json;

    @Override
    public int run(Console console) {
        if (tables < 1 || tables > MOST_TABLES) {
            throw new Malformed("--tables takes a whole number from 1 to " + MOST_TABLES + ".");
        }
        if (perSecond < 0 || warmUp < 0 || seconds < 1) {
            throw new Malformed(
                    "--per-second and --warm-up take a number of at least 0, --seconds one of at"
                            + " least 1.");
        }
        try {
            LoadDriver.Plan plan =
                    new LoadDriver.Plan(
                            host, port, tables, perSecond, warmUp, seconds, process, database);
            double limit =
                    ceiling.isEmpty()
                            ? 0
                            : StoreBenchmark.measure(ceiling, tables, CEILING_SECONDS);
            LoadReport report = new LoadDriver(plan).run(limit);
            console.say(json ? report.json() : report.text());
            return report.faults() == 0 ? Exit.OK : Exit.NOT_SO;
        } catch (IOException fault) {
            throw new Malformed(
                    "No server answers at " + host + ":" + port + ": " + fault.getMessage() + ".");
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return Exit.NOT_SO;
        }
    }
}
