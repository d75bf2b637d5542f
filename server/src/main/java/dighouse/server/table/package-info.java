/// What a table is, apart from any network or store: a fold over its events.
///
/// A [Charter] says what is played and who may sit; every later fact is a [TableEvent]. [Table] is
/// what the events add up to; folding the same events gives the same table, always.
/// [CommandHandler] judges what people ask for and answers with the events that would follow, or
/// with a [Denial]; it changes nothing itself. [ViewerJson] says what one viewer sees of a table
/// and hears of an event: it is the only way from a table to the outside, so what it leaves out
/// stays inside.
@NullMarked
package dighouse.server.table;

import org.jspecify.annotations.NullMarked;
