/// What all doors of the house share: the terminal, the server and the browser come here.
///
/// Start with [dighouse.catalogue.Games], the list of games: each entry leads to the game itself,
/// its editions, its [dighouse.catalogue.Ledger] of rules for those who build it and its
/// [dighouse.catalogue.Rulebook] for those who play it. [dighouse.catalogue.Words] puts what the
/// engine says, keys and named arguments, into English or French. [dighouse.catalogue.FairTable] is
/// the chance of one table: committed to, stirred by everyone who sits down, revealed in the end;
/// [dighouse.catalogue.Records] plays a record again and proves that its chance was this one.
///
/// Words are files under `dighouse/words` and rulebooks under `dighouse/rulebook`, one a game and
/// language, and ledgers are the pages of `docs/rules`: all are read from the class path, which is
/// the only reading that happens here. No rule lives in this package.
@NullMarked
package dighouse.catalogue;

import org.jspecify.annotations.NullMarked;
