package dighouse.app.command;

import dighouse.app.io.Console;
import dighouse.app.io.Exit;
import dighouse.catalogue.Suggestion;
import dighouse.kernel.Malformed;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Explains the commands.
@Command(
        name = "help",
        header = "Show all commands, or everything about one.",
        description = "",
        footerHeading = "%nExamples:%n",
        footer = {"  ./dighouse help", "  ./dighouse help play"})
public final class HelpCommand implements Subcommand {
    @Parameters(arity = "0..1", paramLabel = "COMMAND", description = "one command (default: all)")
    private String command = "";

    @Spec private @Nullable CommandSpec spec;

    @Override
    public int run(Console console) {
        CommandLine all = Objects.requireNonNull(spec).parent().commandLine();
        Map<String, CommandLine> commands = all.getSubcommands();
        CommandLine wanted = command.isEmpty() ? all : commands.get(command);
        if (wanted == null) {
            throw new Malformed(
                    "There is no command \""
                            + command
                            + "\"; the commands are "
                            + String.join(", ", commands.keySet())
                            + "."
                            + Suggestion.question(command, commands.keySet()));
        }
        wanted.usage(console.out());
        return Exit.OK;
    }
}
