package dighouse.app.command;

import dighouse.app.io.Console;
import dighouse.app.io.Exit;
import dighouse.catalogue.Suggestion;
import dighouse.kernel.Malformed;
import java.io.UncheckedIOException;
import java.nio.file.InvalidPathException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/// Turns every error into one sentence and an exit code.
final class Faults implements IParameterExceptionHandler {
    private final Console console;

    Faults(Console console) {
        this.console = console;
    }

    /// Runs a command.
    ///
    /// @param trace whether to print the stack trace of an error
    int guard(Subcommand command, boolean trace) {
        try {
            return command.run(console);
        } catch (RuntimeException fault) {
            if (trace) {
                fault.printStackTrace(console.err());
            }
            console.complain(sentence(fault));
            return code(fault);
        }
    }

    private static int code(RuntimeException fault) {
        return switch (fault) {
            case Malformed _, UncheckedIOException _, InvalidPathException _ -> Exit.BAD_INPUT;
            default -> Exit.FAULT;
        };
    }

    private static String sentence(RuntimeException fault) {
        return switch (code(fault)) {
            case Exit.FAULT ->
                    "This is a bug in Dighouse, not your mistake ("
                            + fault
                            + "); run the command again with --trace to see where it is.";
            default -> Objects.requireNonNullElse(fault.getMessage(), fault.toString());
        };
    }

    @Override
    public int handleParseException(ParameterException fault, String[] arguments) {
        CommandLine line = fault.getCommandLine();
        String name = line.getCommandSpec().qualifiedName();
        String help = line.getParent() == null ? "./dighouse help" : "./" + name + " --help";
        console.complain(reason(fault) + " See: " + help);
        return Exit.BAD_INPUT;
    }

    private static String reason(ParameterException fault) {
        if (fault instanceof UnmatchedArgumentException unmatched) {
            return unknown(fault.getCommandLine(), unmatched.getUnmatched().getFirst());
        }
        String message =
                Objects.requireNonNullElse(fault.getMessage(), "The command line is wrong");
        String line = message.replace('\n', ' ').strip();
        return line.endsWith(".") ? line : line + ".";
    }

    private static String unknown(CommandLine line, String word) {
        if (word.startsWith("-")) {
            String name = word.contains("=") ? word.substring(0, word.indexOf('=')) : word;
            return "There is no option "
                    + name
                    + " here."
                    + Suggestion.question(name, options(line));
        }
        if (line.getParent() == null) {
            return "There is no command \""
                    + word
                    + "\"; the commands are "
                    + String.join(", ", line.getSubcommands().keySet())
                    + "."
                    + Suggestion.question(word, line.getSubcommands().keySet());
        }
        return "The argument \"" + word + "\" is one too many.";
    }

    private static List<String> options(CommandLine line) {
        List<String> names = new ArrayList<>();
        for (OptionSpec option : line.getCommandSpec().options()) {
            names.add(option.longestName());
        }
        return names;
    }
}
