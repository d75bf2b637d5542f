/// Folds the events of a table into its state, and judges commands; knows no network and no store.
///
/// A [Charter] says what is played and who may sit; every later fact is a [TableEvent]. [Table] is
/// what the events add up to; the same events always give the same table. [CommandHandler] judges a
/// command and answers with the events that would follow, or with a [Denial]; it changes nothing
/// itself. [ViewerJson] writes what one viewer sees of a table and hears of an event: it is the
/// only way from a table to the outside, so what it leaves out stays inside. [LocalDrafts] tries
/// moves out in a page, at a position that its seat cannot tell from the true one.
@NullMarked
package dighouse.tables;

import org.jspecify.annotations.NullMarked;
