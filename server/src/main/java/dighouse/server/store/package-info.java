/// Stores and replays table events, and keeps beside them what must be found quickly.
///
/// The log of events is append-only. Beside it stand the cards of the lobby, who sits where, people
/// and their keys; all of that is written in the same transaction as the events it follows from.
///
/// One thread writes ([Writer]): it gathers what has come in and commits it together, so that one
/// flush of the disk serves many callers, and a caller is answered only after the commit. Readers
/// have connections of their own. [Store] is the entry; the SQL is what SQLite and PostgreSQL
/// share, and [Database] is where they differ. Only one server at a time may open a store
/// ([StoreLock]), and no request waits for it longer than its [Deadline].
@NullMarked
package dighouse.server.store;

import org.jspecify.annotations.NullMarked;
