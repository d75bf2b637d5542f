/// The hall with the live tables: wakes tables from the store, lets one command at a time change
/// each of them, keeps what changed, and only then tells whoever listens.
///
/// [Hall] is the front door. A [LiveTable] is a table in memory with its lock and its listeners;
/// what is idle leaves memory again ([LiveTables]). [Retries] looks again at tables whose next step
/// has failed. [BotPool] lets bots think without ever slowing people.
@NullMarked
package dighouse.server.hall;

import org.jspecify.annotations.NullMarked;
