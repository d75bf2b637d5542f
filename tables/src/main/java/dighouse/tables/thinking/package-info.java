/// Lets bots think at a table: turns of bots, hints for people, analyses of finished games.
///
/// Each takes a fork of the table's match, so that the table can go on meanwhile, and gives bots
/// only glimpses of it. Threads, queues and who pays for the time are the caller's business.
@NullMarked
package dighouse.tables.thinking;

import org.jspecify.annotations.NullMarked;
