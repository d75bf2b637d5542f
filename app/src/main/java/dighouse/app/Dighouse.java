package dighouse.app;

import dighouse.app.terminal.Console;
import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.ScopeType;

/// The command without a verb, and the list of the verbs.
@Command(
        name = "dighouse",
        synopsisSubcommandLabel = "[VERB …]",
        header = "A house of archaeology board games.",
        description = {"", "Without a verb it opens the house for the browser, as serve does.", ""},
        commandListHeading = "%nVerbs:%n",
        optionListHeading = "Options:%n",
        footerHeading = "%nExamples:%n",
        footer = {
            "  ./dighouse                            open the house, and say where",
            "  ./dighouse play                       choose a game and play it here",
            "  ./dighouse play archaeology           play Archaeology against a bot",
            "  ./dighouse rules archaeology THIEF    what the rules say about thieves",
            "  ./dighouse help play                  everything about one verb"
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:it is done",
            "1:what was asked about is not so: a record does not hold, nothing was found",
            "2:the command line or a file makes no sense",
            "3:the input ended in the middle of a question",
            "4:a fault of the house itself"
        },
        versionProvider = Dighouse.Version.class,
        subcommands = {
            PlayVerb.class,
            ReplayVerb.class,
            VerifyVerb.class,
            RulesVerb.class,
            EditionsVerb.class,
            WalkVerb.class,
            SimVerb.class,
            DuelVerb.class,
            TournamentVerb.class,
            LadderVerb.class,
            StudyVerb.class,
            TuneVerb.class,
            AnalyseVerb.class,
            BenchVerb.class,
            ServeVerb.class,
            CheckVerb.class,
            BackupVerb.class,
            RestoreVerb.class,
            LoadVerb.class,
            HelpVerb.class
        })
final class Dighouse implements Verb {
    @Option(names = "--trace", scope = ScopeType.INHERIT, description = "show where a fault arose")
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
        return new ServeVerb().run(console);
    }

    /// Runs one command line.
    ///
    /// @return the exit code
    static int run(Console console, String... arguments) {
        Dighouse house = new Dighouse();
        Faults faults = new Faults(console);
        return new CommandLine(house)
                .setUsageHelpWidth(100)
                .setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF))
                .setOut(new PrintWriter(console.out(), true, console.out().charset()))
                .setErr(new PrintWriter(console.err(), true, console.err().charset()))
                .setParameterExceptionHandler(faults)
                .setExecutionStrategy(parsed -> house.execute(parsed, faults))
                .execute(arguments);
    }

    private int execute(ParseResult parsed, Faults faults) {
        Integer helped = CommandLine.executeHelpRequest(parsed);
        if (helped != null) {
            return helped;
        }
        Verb verb = (Verb) parsed.asCommandLineList().getLast().getCommandSpec().userObject();
        return faults.guard(verb, trace);
    }

    /// Which house this is.
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Dighouse.class.getPackage().getImplementationVersion();
            return new String[] {"Dighouse " + (version == null ? "(development)" : version)};
        }
    }
}
