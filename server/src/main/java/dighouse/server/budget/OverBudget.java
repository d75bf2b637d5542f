package dighouse.server.budget;

import dighouse.tables.Denial;

/// Refuses more than somebody may use, and says what and until when.
public final class OverBudget extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Denial denial;

    OverBudget(Denial denial) {
        super(denial.key(), null, false, false); // no stack trace: it is an answer
        this.denial = denial;
    }

    public Denial denial() {
        return denial;
    }
}
