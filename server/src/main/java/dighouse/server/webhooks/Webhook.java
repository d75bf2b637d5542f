package dighouse.server.webhooks;

import java.io.IOException;
import java.net.URI;

/// Something that can be rung at an address.
@FunctionalInterface
public interface Webhook {
    /// Rings once.
    ///
    /// @param news what is told, as JSON; nothing in it is a secret
    /// @throws IOException if nobody there took it
    void ring(URI address, String news) throws IOException;
}
