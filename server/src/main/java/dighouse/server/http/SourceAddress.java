package dighouse.server.http;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Optional;

/// Works out where a request came from, as far as trusted proxies say.
public final class SourceAddress {
    private static final int SIX_BITS = 64; // the network of one customer
    private static final int SIX_BYTES = 16;

    private SourceAddress() {}

    /// The nearest address that is not a trusted proxy. Every proxy appends whom it heard, so
    /// entries are believed from the right for as long as trusted proxies wrote them; an entry that
    /// cannot be read ends that.
    ///
    /// @param peer the other end of the connection
    /// @param forwarded all lines of `X-Forwarded-For`, in order
    public static InetAddress of(InetAddress peer, List<String> forwarded, Networks trusted) {
        String[] entries = String.join(",", forwarded).split(",", -1);
        InetAddress source = peer;
        for (int i = entries.length - 1; i >= 0 && trusted.contains(source); i--) {
            Optional<InetAddress> before = read(entries[i].strip());
            if (before.isEmpty()) {
                return source;
            }
            source = before.get();
        }
        return source;
    }

    /// Reads `192.0.2.7`, `192.0.2.7:4711`, `2001:db8::7`, `[2001:db8::7]` or `[2001:db8::7]:4711`.
    private static Optional<InetAddress> read(String entry) {
        int bracket = entry.indexOf(']');
        if (entry.startsWith("[") && bracket > 0) {
            return Networks.address(entry.substring(1, bracket));
        }
        int colon = entry.indexOf(':');
        boolean port = colon > 0 && colon == entry.lastIndexOf(':');
        return Networks.address(port ? entry.substring(0, colon) : entry);
    }

    /// The name under which requests from an address are counted. Whoever has one IPv6 address has
    /// its whole /64 network, so that counts as one address.
    public static String name(InetAddress address) {
        byte[] bytes = address.getAddress();
        if (bytes.length != SIX_BYTES) {
            return address.getHostAddress();
        }
        try {
            byte[] network = Networks.masked(bytes, SIX_BITS);
            return InetAddress.getByAddress(network).getHostAddress() + "/" + SIX_BITS;
        } catch (UnknownHostException impossible) {
            throw new IllegalStateException(impossible); // the length is right
        }
    }
}
