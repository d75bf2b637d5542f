package dighouse.server.budget;

/// Whose budgets something is taken from.
///
/// @param person empty for somebody without a name: then only the address pays
/// @param address as the house groups addresses; see [AddressGroup]
public record Payer(String person, String address) {
    /// Work that nobody asked for.
    public static final Payer SERVER = new Payer("", "");
}
