/// The server: live tables that never lose a move.
///
/// A command comes in through `http` and `api`, is judged by `table`, kept by `store` and only then
/// told by `hall` to whoever listens. State is a fold over an append-only log; the log is the truth
/// and memory only a copy of it. Start reading at [Server], then `hall.Hall`.
@NullMarked
package dighouse.server;

import org.jspecify.annotations.NullMarked;
