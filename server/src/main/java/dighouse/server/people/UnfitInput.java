package dighouse.server.people;

import dighouse.kernel.Argument;
import dighouse.tables.Denial;

/// A name, a password or a link that is not accepted; the refusal says why in the reader's
/// language.
public final class UnfitInput extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Denial denial;

    /// @param key of the sentence among the server's words
    UnfitInput(String key, Argument... arguments) {
        this(Denial.of(Denial.Kind.MALFORMED, key, arguments));
    }

    UnfitInput(Denial denial) {
        super(denial.key(), null, false, false); // no stack trace: it is an answer
        this.denial = denial;
    }

    public Denial denial() {
        return denial;
    }
}
