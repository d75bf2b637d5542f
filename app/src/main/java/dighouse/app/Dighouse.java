package dighouse.app;

import dighouse.app.terminal.Console;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;

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
final class Dighouse extends HouseCommand {
    /// Runs one command line.
    ///
    /// @return the exit code
    static int run(Console console, String... arguments) {
        return HouseCommand.execute(line(arguments), console, arguments);
    }

    private static CommandLine line(String... arguments) {
        if (arguments.length == 0) {
            return new CommandLine(new HouseCommand());
        }
        return arguments[0].equals("serve")
                ? new CommandLine(new HouseCommand()).addSubcommand(new ServeVerb())
                : new CommandLine(new Dighouse());
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
