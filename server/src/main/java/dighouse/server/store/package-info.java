/// The house's memory: an append-only log of what happened at each table, and beside it what can be
/// asked quickly (who sits where, which tables are open).
///
/// Everything is written by one thread ([Writer]) that gathers what has come in and commits it
/// together, so that one flush of the disk serves many callers; a caller gets its answer after the
/// commit and not before. Reading has connections of its own. [Store] says what is kept, in plain
/// SQL that SQLite and PostgreSQL both speak; [Database] is where the two differ. Only one house at
/// a time has a store ([StoreLock]). Nobody waits for it longer than a [Deadline].
@NullMarked
package dighouse.server.store;

import org.jspecify.annotations.NullMarked;
