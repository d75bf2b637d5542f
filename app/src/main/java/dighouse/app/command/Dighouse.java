package dighouse.app.command;

import dighouse.app.io.Console;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;

/// The `dighouse` command: lists the subcommands and runs one of them.
@Command(
        name = "dighouse",
        synopsisSubcommandLabel = "[COMMAND …]",
        header = "Play, host and study archaeology board games.",
        description = {"", "Without a command it starts the server, like serve.", ""},
        commandListHeading = "%nCommands:%n",
        optionListHeading = "Options:%n",
        footerHeading = "%nExamples:%n",
        footer = {
            "  ./dighouse                            start the server and print its address",
            "  ./dighouse play                       choose a game and play it here",
            "  ./dighouse play archaeology           play Archaeology against a bot",
            "  ./dighouse rules archaeology THIEF    read what the rules say about thieves",
            "  ./dighouse help play                  show everything about one command"
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:success",
            "1:the answer is no: a record does not hold, nothing was found",
            "2:the command line or a file is wrong",
            "3:the input ended in the middle of a question",
            "4:a bug in Dighouse"
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

    /// The version of this build.
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Dighouse.class.getPackage().getImplementationVersion();
            return new String[] {"Dighouse " + (version == null ? "(development)" : version)};
        }
    }
}
