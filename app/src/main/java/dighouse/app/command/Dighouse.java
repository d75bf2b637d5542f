package dighouse.app.command;

import dighouse.app.io.Console;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;

/// The command line without a command, and the list of its commands.
@Command(
        name = "dighouse",
        synopsisSubcommandLabel = "[COMMAND …]",
        header = "A house of archaeology board games.",
        description = {"", "Without a command it starts the server, as serve does.", ""},
        commandListHeading = "%nVerbs:%n",
        optionListHeading = "Options:%n",
        footerHeading = "%nExamples:%n",
        footer = {
            "  ./dighouse                            open the house, and say where",
            "  ./dighouse play                       choose a game and play it here",
            "  ./dighouse play archaeology           play Archaeology against a bot",
            "  ./dighouse rules archaeology THIEF    what the rules say about thieves",
            "  ./dighouse help play                  everything about one command"
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
            PlayCommand.class,
            ReplayCommand.class,
            VerifyCommand.class,
            RulesCommand.class,
            EditionsCommand.class,
            WalkCommand.class,
            SimCommand.class,
            DuelCommand.class,
            TournamentCommand.class,
            LadderCommand.class,
            StudyCommand.class,
            TuneCommand.class,
            AnalyseCommand.class,
            BenchCommand.class,
            ServeCommand.class,
            CheckCommand.class,
            BackupCommand.class,
            RestoreCommand.class,
            LoadCommand.class,
            HelpCommand.class
        })
public final class Dighouse extends DefaultCommand {
    /// Runs one command line.
    ///
    /// @return the exit code
    public static int run(Console console, String... arguments) {
        return DefaultCommand.execute(line(arguments), console, arguments);
    }

    private static CommandLine line(String... arguments) {
        if (arguments.length == 0) {
            return new CommandLine(new DefaultCommand());
        }
        return arguments[0].equals("serve")
                ? new CommandLine(new DefaultCommand()).addSubcommand(new ServeCommand())
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
