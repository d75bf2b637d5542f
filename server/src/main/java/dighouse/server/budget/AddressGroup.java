package dighouse.server.budget;

import java.net.Inet6Address;
import java.net.InetAddress;

/// What counts as one address. A household is given a whole block of IPv6 addresses, so those of
/// one /64 are one.
public final class AddressGroup {
    private static final int NETWORK_BYTES = 8;

    private AddressGroup() {}

    public static String of(String address) {
        if (address.indexOf(':') < 0) {
            return address;
        }
        try {
            return InetAddress.ofLiteral(address) instanceof Inet6Address six
                    ? network(six.getAddress())
                    : address;
        } catch (IllegalArgumentException noAddress) {
            return address;
        }
    }

    private static String network(byte[] bytes) {
        StringBuilder network = new StringBuilder();
        for (int i = 0; i < NETWORK_BYTES; i += 2) {
            int part = ((bytes[i] & 0xff) << 8) | (bytes[i + 1] & 0xff);
            network.append(Integer.toHexString(part)).append(':');
        }
        return network.append(":/64").toString();
    }
}
