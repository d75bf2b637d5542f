package dighouse.app.option;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// Remembers the whole command line, so that a report can say how to repeat it.
@Command // picocli needs this on a mixin without options
public final class TypedLine {
    @Spec(Spec.Target.MIXEE)
    private @Nullable CommandSpec spec;

    /// The command as it was typed.
    public String text() {
        CommandSpec verb = Objects.requireNonNull(spec);
        return "./dighouse " + String.join(" ", verb.commandLine().getParseResult().originalArgs());
    }
}
