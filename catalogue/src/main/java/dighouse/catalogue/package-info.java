/// Lists the games and holds what terminal, server and pages share: words, rules, fair chance.
///
/// Start with [dighouse.catalogue.Games], the list of games: each entry leads to the game itself,
/// its editions, its [dighouse.catalogue.Ledger] of rules for those who build it and its
/// [dighouse.catalogue.Rulebook] for those who play it. [dighouse.catalogue.Words] puts what the
/// engine says, keys and named arguments, into English or French. [dighouse.catalogue.FairTable]
/// draws the chance of one table so that players can check it afterwards, and
/// [dighouse.catalogue.Records] replays a record and verifies its chance.
///
/// Words are files under `dighouse/words` and rulebooks under `dighouse/rulebook`, one a game and
/// language, and ledgers are the pages of `docs/rules`: all are read from the class path, which is
/// the only reading that happens here. No rule lives in this package.
@NullMarked
package dighouse.catalogue;

import org.jspecify.annotations.NullMarked;
