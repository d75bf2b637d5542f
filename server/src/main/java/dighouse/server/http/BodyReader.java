package dighouse.server.http;

/// Reads the body of a request, when somebody wants it. Until then nothing of it is in memory.
@FunctionalInterface
public interface BodyReader {
    /// A request without a body.
    BodyReader NONE = () -> "";

    /// Waits for the whole body; asked once.
    ///
    /// @throws BodyRefused if it is not to be had
    String read();
}
