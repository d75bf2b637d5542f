package dighouse.app.option;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// The part of a command line that remembers all of it, for whoever wants to repeat it.
@Command // without an option of its own, picocli would not take it for a part
public final class TypedLine {
    @Spec(Spec.Target.MIXEE)
    private @Nullable CommandSpec spec;

    /// What was typed.
    public String text() {
        CommandSpec verb = Objects.requireNonNull(spec);
        return "./dighouse " + String.join(" ", verb.commandLine().getParseResult().originalArgs());
    }
}
