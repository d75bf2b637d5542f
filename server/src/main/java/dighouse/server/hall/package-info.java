/// Keeps the tables that are in use in memory, and lets one command at a time change each of them.
///
/// [Hall] is the entry point: it loads a table from the store, lets the command be judged, keeps
/// the new events, and only then tells the listeners. A [LiveTable] is a table in memory with its
/// lock and its listeners; idle ones leave memory again ([LiveTables]). [TimeKeeper] acts when a
/// clock runs out, [BotPool] lets bots think on threads of their own, and [Retries] looks again at
/// tables whose next step has failed.
@NullMarked
package dighouse.server.hall;

import org.jspecify.annotations.NullMarked;
