package dighouse.server.budget;

/// To whom a limit applies.
public enum Scope {
    /// One person, however many devices they use.
    PERSON(""),

    /// Everybody at one address, so that new guests do not multiply what one person may do.
    ADDRESS("address-"),

    /// One account, with passwords tried from one address.
    ACCOUNT_HERE(""),

    /// One account, with passwords tried from one device where it was signed in before.
    DEVICE("device-"),

    /// One account, with passwords tried from all devices that it does not know.
    ACCOUNT("account-"),

    /// Everybody at one table.
    TABLE("table-"),

    /// Everybody.
    SERVER("house-");

    private final String prefix;

    Scope(String prefix) {
        this.prefix = prefix;
    }

    /// The first letters of its settings' names.
    String prefix() {
        return prefix;
    }
}
