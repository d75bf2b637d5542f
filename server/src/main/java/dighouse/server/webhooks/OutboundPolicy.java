package dighouse.server.webhooks;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;

/// Which addresses the server may call for people. A server that called every address it is told
/// could be used to look into its own network.
public enum OutboundPolicy {
    /// None; people cannot set an address.
    NONE,
    /// Those of the public network.
    PUBLIC,
    /// All, also this machine and its neighbours.
    ANY;

    private static final int LONGEST = 500;
    static final int MOST_PORT = 65_535;

    /// Whether somebody may set this address: http or https, a host, an existing port, no user name
    /// or password.
    public static boolean isAddress(String text) {
        try {
            URI address = new URI(text);
            String scheme = address.getScheme() == null ? "" : address.getScheme();
            return text.length() <= LONGEST
                    && (scheme.equals("https") || scheme.equals("http"))
                    && address.getHost() != null
                    && address.getPort() <= MOST_PORT
                    && address.getRawUserInfo() == null
                    && address.getRawFragment() == null;
        } catch (URISyntaxException unreadable) {
            return false;
        }
    }

    /// The address of a host, if it may be called. The caller must connect to this answer: a second
    /// lookup might lead elsewhere.
    InetAddress find(String host) throws IOException {
        InetAddress[] found = InetAddress.getAllByName(host);
        for (InetAddress each : found) {
            if (this == NONE || (this == PUBLIC && !isPublic(each))) {
                throw new UnknownHostException("this address is not called");
            }
        }
        return found[0];
    }

    static boolean isPublic(InetAddress address) {
        byte[] bytes = address.getAddress();
        boolean special =
                address.isAnyLocalAddress()
                        || address.isLoopbackAddress()
                        || address.isLinkLocalAddress()
                        || address.isSiteLocalAddress()
                        || address.isMulticastAddress();
        return !special && (bytes.length == 4 ? isPublicFour(bytes) : isPublicSix(bytes));
    }

    /// Not 0/8, 100.64/10 (carriers), 192.0.0/24, 198.18/15 (benchmarks) or 240/4.
    private static boolean isPublicFour(byte[] bytes) {
        int first = bytes[0] & 0xff;
        int second = bytes[1] & 0xff;
        boolean carrier = first == 100 && second >= 64 && second < 128;
        boolean assigned = first == 192 && second == 0 && bytes[2] == 0;
        boolean benchmark = first == 198 && (second == 18 || second == 19);
        return first != 0 && first < 240 && !carrier && !assigned && !benchmark;
    }

    /// Only 2000::/3, the part in use, and there not 2002::/16, which hides an older address.
    private static boolean isPublicSix(byte[] bytes) {
        boolean older = bytes[0] == 0x20 && bytes[1] == 0x02;
        return (bytes[0] & 0xe0) == 0x20 && !older;
    }
}
