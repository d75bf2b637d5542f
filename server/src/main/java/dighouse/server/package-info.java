/// Runs live tables over HTTP and never loses an accepted move.
///
/// A request enters through `jetty`, is checked by `request` and answered by a class of routes in
/// `api`, `lobby` or `stream`. A command goes on to `hall`, which lets `table` judge it, `store`
/// keep it, and only after the commit tells the listeners. The state of a table is a fold over an
/// append-only log: the log is the truth, memory only a copy of it. Start reading at [Server], then
/// `hall.Hall`.
@NullMarked
package dighouse.server;

import org.jspecify.annotations.NullMarked;
