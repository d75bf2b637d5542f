/// Serves HTTP with Jetty; no other package knows that library.
///
/// [JettyServer] opens the ports and passes requests to a `RequestHandler`. [ConnectionLimiter] and
/// [BodyMemory] bound what clients can take of the process: connections, and memory for bodies.
@NullMarked
package dighouse.server.jetty;

import org.jspecify.annotations.NullMarked;
