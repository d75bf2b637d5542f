package dighouse.server.budget;

/// The person and the address whose budgets are charged for something.
///
/// @param person the person's id; empty for a guest without a name, when only the address is
///   charged
/// @param address where the request came from; of an IPv6 address only its /64 network
public record Payer(String person, String address) {
    /// The server itself, for work that nobody asked for.
    public static final Payer SERVER = new Payer("", "");
}
