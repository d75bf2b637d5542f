package dighouse.server.webhooks;

import java.io.IOException;
import java.net.URI;

/// Calls an address.
@FunctionalInterface
public interface Webhook {
    /// Calls once.
    ///
    /// @param news what to send, as JSON without secrets
    /// @throws IOException if nobody accepted it
    void ring(URI address, String news) throws IOException;
}
