package dighouse.server.table;

import dighouse.kernel.Argument;
import dighouse.kernel.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Why the house does not do what it was asked.
///
/// @param key of the words on the server's shelf
/// @param refusal the rule that refuses a move; `null` if it is not about a rule of the game
/// @param retrySeconds after how long it may be asked again; 0 if time does not tell
public record Denial(
        Kind kind,
        String key,
        List<Argument> arguments,
        @Nullable Refusal refusal,
        int retrySeconds) {
    public Denial {
        arguments = List.copyOf(arguments);
    }

    /// What kind of no it is.
    public enum Kind {
        /// It makes no sense as it was asked.
        MALFORMED,
        /// It did not arrive in time.
        TOO_SLOW,
        /// More than is read at once.
        TOO_LARGE,
        /// Who asks is not known: they must say who they are first.
        UNKNOWN_PERSON,
        /// It is not for them to ask.
        FORBIDDEN,
        /// There is no such thing, or none that they may know of.
        NOT_FOUND,
        /// The table is not, or no longer, as they believed.
        CONFLICT,
        /// A rule of the game is against it.
        REFUSED,
        /// Too much, too often.
        TOO_MUCH,
        /// The house cannot now; nothing has changed, and it may be asked again.
        UNAVAILABLE
    }

    public static Denial of(Kind kind, String key, Argument... arguments) {
        return new Denial(kind, key, List.of(arguments), null, 0);
    }

    /// More than somebody may do just now.
    public static Denial tooMuch(String key, int retrySeconds, Argument... arguments) {
        return new Denial(Kind.TOO_MUCH, key, List.of(arguments), null, retrySeconds);
    }

    public static Denial forbidden(String key, Argument... arguments) {
        return of(Kind.FORBIDDEN, key, arguments);
    }

    public static Denial conflict(String key, Argument... arguments) {
        return of(Kind.CONFLICT, key, arguments);
    }

    /// A move that a rule refuses.
    public static Denial refused(Refusal refusal) {
        return new Denial(Kind.REFUSED, "refused", List.of(), refusal, 0);
    }
}
