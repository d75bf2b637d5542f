package dighouse.server.http;

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// A list of networks: `10.0.0.0/8, 2001:db8::/32, 192.0.2.7`. An IPv4 address equals its form
/// mapped into IPv6. No name is ever looked up.
public final class Networks {
    private static final Pattern FOUR =
            Pattern.compile("(?:0|[1-9][0-9]{0,2})(?:\\.(?:0|[1-9][0-9]{0,2})){3}");
    private static final Pattern SIX = Pattern.compile("[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*");

    public static final Networks NONE = new Networks(List.of());
    public static final Networks LOOPBACK = of("127.0.0.0/8, ::1");

    private final List<Network> networks;

    private record Network(InetAddress first, int bits) {
        boolean contains(InetAddress other) {
            byte[] bytes = first.getAddress();
            byte[] others = other.getAddress();
            return bytes.length == others.length
                    && Arrays.equals(masked(bytes, bits), masked(others, bits));
        }
    }

    private Networks(List<Network> networks) {
        this.networks = List.copyOf(networks);
    }

    /// Reads a list, separated by commas; an empty text is an empty list.
    ///
    /// @throws IllegalArgumentException naming the entry that is no network
    public static Networks of(String text) {
        List<Network> networks = new ArrayList<>();
        for (String entry : text.split(",", -1)) {
            if (!text.isBlank()) {
                networks.add(network(entry.strip()));
            }
        }
        return new Networks(networks);
    }

    private static Network network(String entry) {
        int slash = entry.indexOf('/');
        InetAddress first =
                address(slash < 0 ? entry : entry.substring(0, slash))
                        .orElseThrow(() -> new IllegalArgumentException(entry));
        int all = 8 * first.getAddress().length;
        String bits = slash < 0 ? Integer.toString(all) : entry.substring(slash + 1);
        if (!bits.matches("[0-9]{1,3}") || Integer.parseInt(bits) > all) {
            throw new IllegalArgumentException(entry);
        }
        return new Network(first, Integer.parseInt(bits));
    }

    /// Reads an address written in numbers; empty if it is none.
    public static Optional<InetAddress> address(String text) {
        if (!FOUR.matcher(text).matches() && !SIX.matcher(text).matches()) {
            return Optional.empty(); // that includes old forms such as "1"
        }
        try {
            return Optional.of(InetAddress.ofLiteral(text));
        } catch (IllegalArgumentException none) {
            return Optional.empty();
        }
    }

    public boolean contains(InetAddress address) {
        return networks.stream().anyMatch(network -> network.contains(address));
    }

    public boolean isEmpty() {
        return networks.isEmpty();
    }

    /// Both lists together.
    public Networks and(Networks others) {
        List<Network> both = new ArrayList<>(networks);
        both.addAll(others.networks);
        return new Networks(both);
    }

    /// The first bits of an address, with zeros for the others.
    static byte[] masked(byte[] address, int bits) {
        byte[] masked = new byte[address.length];
        for (int i = 0; i < masked.length; i++) {
            int kept = Math.clamp(bits - 8L * i, 0, 8);
            masked[i] = (byte) (address[i] & (0xff00 >> kept));
        }
        return masked;
    }
}
