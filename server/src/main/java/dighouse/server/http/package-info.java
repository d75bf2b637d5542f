/// The house's own idea of HTTP: requests, replies, streams of events, and the routes between them.
/// What serves it is in a package of its own; nothing here knows.
@NullMarked
package dighouse.server.http;

import org.jspecify.annotations.NullMarked;
