package dighouse.server.budget;

/// For whom a limit counts.
public enum Scope {
    /// One person, however many devices they use.
    PERSON(""),

    /// Everybody at one address: fresh guests must not multiply what one person may do.
    ADDRESS("address-"),

    /// One account, tried from one address.
    ACCOUNT_HERE(""),

    /// One account, tried from one device that it was signed in on before.
    DEVICE("device-"),

    /// One account, tried from wherever it is not known.
    ACCOUNT("account-"),

    /// Everybody at one table.
    TABLE("table-"),

    /// Everybody.
    HOUSE("house-");

    private final String prefix;

    Scope(String prefix) {
        this.prefix = prefix;
    }

    /// What the names of its settings begin with.
    String prefix() {
        return prefix;
    }
}
