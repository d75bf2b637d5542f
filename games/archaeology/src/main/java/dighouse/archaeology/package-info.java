/// Archaeology: The Card Game. Players dig for treasures, trade them at an open market, spend maps
/// to empty the chambers of a pyramid and sell sets to a museum; thieves and sandstorms threaten
/// whatever is still in hand. Whoever sold for the most money wins.
///
/// Start with [dighouse.archaeology.Archaeology]: its `switch` on the phase says who may do what.
/// [dighouse.archaeology.ArchaeologyPosition] is the whole truth in one array of bytes and a few
/// numbers. The rules stand in one file per chapter of the ledger (`docs/rules/archaeology.md`):
/// `SetupRules`, `DigRules`, `ThiefRules`, `SandstormRules`, `TradeRules`, `PyramidRules`,
/// `SaleRules`, `TurnRules`, `ClosingRules`, and `Scoring`. `Referee` judges single moves and names
/// the rule that refuses them; it is written apart from the rules files.
///
/// Nobody ever shuffles: the dig site and the chambers are a stock of unseen treasures and a few
/// counts, from which chance draws when somebody looks. What each seat was shown of the others'
/// hands is part of the position: bounds (`Knowledge`) and what happened to hands since cards were
/// stolen from them (`TheftLog`). `Beliefs` imagines the rest; `TheftScenario` draws what may have
/// been stolen.
@NullMarked
package dighouse.archaeology;

import org.jspecify.annotations.NullMarked;
