package dighouse.app;

import dighouse.app.terminal.Console;
import dighouse.house.Nearest;
import dighouse.kernel.Malformed;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Tells how the command is used.
@Command(
        name = "help",
        header = "Show all verbs, or everything about one.",
        description = "",
        footerHeading = "%nExamples:%n",
        footer = {"  ./dighouse help", "  ./dighouse help play"})
final class HelpVerb implements Verb {
    @Parameters(arity = "0..1", paramLabel = "VERB", description = "one verb (default: all)")
    private String verb = "";

    @Spec private @Nullable CommandSpec spec;

    @Override
    public int run(Console console) {
        CommandLine house = Objects.requireNonNull(spec).parent().commandLine();
        Map<String, CommandLine> verbs = house.getSubcommands();
        CommandLine wanted = verb.isEmpty() ? house : verbs.get(verb);
        if (wanted == null) {
            throw new Malformed(
                    "There is no verb \""
                            + verb
                            + "\"; the verbs are "
                            + String.join(", ", verbs.keySet())
                            + "."
                            + Nearest.question(verb, verbs.keySet()));
        }
        wanted.usage(console.out());
        return Exit.OK;
    }
}
