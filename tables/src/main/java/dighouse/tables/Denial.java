package dighouse.tables;

import dighouse.kernel.Argument;
import dighouse.kernel.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Why the server refuses a request.
///
/// @param key of the sentence among the server's words
/// @param refusal the rule that forbids a move; `null` if no rule of the game does
/// @param retrySeconds after how long a new try may succeed; 0 if waiting does not help
public record Denial(
        Kind kind,
        String key,
        List<Argument> arguments,
        @Nullable Refusal refusal,
        int retrySeconds) {
    public Denial {
        arguments = List.copyOf(arguments);
    }

    /// The kind of refusal, which decides the status of the reply.
    public enum Kind {
        /// The request makes no sense.
        MALFORMED,
        /// The body did not arrive in time.
        TOO_SLOW,
        /// The body is larger than allowed.
        TOO_LARGE,
        /// The caller must take a name first.
        UNKNOWN_PERSON,
        /// The caller may not do this.
        FORBIDDEN,
        /// There is no such thing, or none that the caller may know of.
        NOT_FOUND,
        /// The table is not, or no longer, as the caller believed.
        CONFLICT,
        /// A rule of the game forbids it.
        REFUSED,
        /// The caller asks too much or too often.
        TOO_MUCH,
        /// The server cannot do it now. Nothing has changed; the caller may try again.
        UNAVAILABLE
    }

    public static Denial of(Kind kind, String key, Argument... arguments) {
        return new Denial(kind, key, List.of(arguments), null, 0);
    }

    /// A refusal of more than somebody may do just now.
    public static Denial tooMuch(String key, int retrySeconds, Argument... arguments) {
        return new Denial(Kind.TOO_MUCH, key, List.of(arguments), null, retrySeconds);
    }

    public static Denial forbidden(String key, Argument... arguments) {
        return of(Kind.FORBIDDEN, key, arguments);
    }

    public static Denial conflict(String key, Argument... arguments) {
        return of(Kind.CONFLICT, key, arguments);
    }

    /// A refusal of a move by a rule.
    public static Denial refused(Refusal refusal) {
        return new Denial(Kind.REFUSED, "refused", List.of(), refusal, 0);
    }
}
