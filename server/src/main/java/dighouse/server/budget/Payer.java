package dighouse.server.budget;

/// The person and address that pay for something.
///
/// @param person empty for somebody without a name: then only the address pays
/// @param address the source of the request, an IPv6 address by its /64 network
public record Payer(String person, String address) {
    /// Pays for work that nobody asked for.
    public static final Payer SERVER = new Payer("", "");
}
