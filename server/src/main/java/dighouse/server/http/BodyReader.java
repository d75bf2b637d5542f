package dighouse.server.http;

/// Reads the body of a request on demand. Until then it takes no memory.
@FunctionalInterface
public interface BodyReader {
    /// The reader of a request without a body.
    BodyReader NONE = () -> "";

    /// Waits for the whole body; may be called once.
    ///
    /// @throws BodyRefused if it cannot be read
    String read();
}
