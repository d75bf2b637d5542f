package dighouse.server.request;

import dighouse.tables.Denial;

/// Ends a request with a denial, from wherever it is found out.
public final class DeniedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Denial denial;
    private final String game;
    private final int number;

    public DeniedException(Denial denial) {
        this(denial, "", 0);
    }

    /// A denial at a table or by the rules of a game.
    ///
    /// @param game whose rules the sentence refers to; empty without one
    /// @param number of the table's last event; 0 without a table
    public DeniedException(Denial denial, String game, int number) {
        super(denial.key(), null, false, false); // no stack trace: it is an answer
        this.denial = denial;
        this.game = game;
        this.number = number;
    }

    Denial denial() {
        return denial;
    }

    String game() {
        return game;
    }

    int number() {
        return number;
    }
}
