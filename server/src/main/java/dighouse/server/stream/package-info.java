/// Sends the events of tables to browsers as they happen (server-sent events).
///
/// [StreamRoutes] opens the streams and sends first what a browser missed. A [StreamQueue] holds
/// what is still to be sent over one stream, a [StreamListener] fills it from one table, and a
/// [MuteFilter] blanks remarks of muted people.
@NullMarked
package dighouse.server.stream;

import org.jspecify.annotations.NullMarked;
