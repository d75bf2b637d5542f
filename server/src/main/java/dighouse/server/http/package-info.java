/// The house's own idea of HTTP: requests, replies, streams of events, and the routes between them.
/// What serves it is behind [JavalinDoor]; nothing else knows.
@NullMarked
package dighouse.server.http;

import org.jspecify.annotations.NullMarked;
