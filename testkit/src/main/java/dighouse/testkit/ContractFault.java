package dighouse.testkit;

/// A violation of the contract, with everything needed to reproduce it: the check, the seed, the
/// setup and the shortest line of plies that was found.
public final class ContractFault extends AssertionError {
    private static final long serialVersionUID = 1;

    private final String check;
    private final long seed;
    private final int plies;

    ContractFault(String check, long seed, int plies, String message, Throwable cause) {
        super(message, cause);
        this.check = check;
        this.seed = seed;
        this.plies = plies;
    }

    /// The name of the check that failed.
    public String check() {
        return check;
    }

    /// The seed of the random game in which it failed first.
    public long seed() {
        return seed;
    }

    /// How long the shortest line is.
    public int plies() {
        return plies;
    }
}
