package dighouse.app.command;

import dighouse.app.io.Console;
import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.ScopeType;

/// Runs if no command is named: it starts the server. It is separate from [Dighouse] because
/// reading the options of twenty commands would take longer than opening the store.
@Command(name = "dighouse")
class DefaultCommand implements Subcommand {
    @Option(
            names = "--trace",
            scope = ScopeType.INHERIT,
            description = "print the stack trace of an error")
    private boolean trace;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT,
            description = "show this help")
    @SuppressWarnings("UnusedVariable") // picocli reads it
    private boolean help;

    @Option(names = "--version", versionHelp = true, description = "show the version")
    @SuppressWarnings("UnusedVariable") // picocli reads it
    private boolean version;

    @Override
    public int run(Console console) {
        return new ServeCommand().run(console);
    }

    /// Parses and runs one command line.
    ///
    /// @return the exit code
    static int execute(CommandLine line, Console console, String... arguments) {
        DefaultCommand root = line.getCommand();
        Faults faults = new Faults(console);
        return line.setUsageHelpWidth(100)
                .setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF))
                .setOut(new PrintWriter(console.out(), true, console.out().charset()))
                .setErr(new PrintWriter(console.err(), true, console.err().charset()))
                .setParameterExceptionHandler(faults)
                .setExecutionStrategy(parsed -> root.execute(parsed, faults))
                .execute(arguments);
    }

    private int execute(ParseResult parsed, Faults faults) {
        Integer helped = CommandLine.executeHelpRequest(parsed);
        if (helped != null) {
            return helped;
        }
        Subcommand command =
                (Subcommand) parsed.asCommandLineList().getLast().getCommandSpec().userObject();
        return faults.guard(command, trace);
    }
}
