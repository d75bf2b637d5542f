/// Advice on Archaeology, as a strong player would give it.
///
/// - *Trading value is the currency.* A single card sells for its trading value, a full set for
///   about three times as much, whatever its type. So the market turns anything into anything, and
///   the question is always which sets can be completed with the trading value in hand. Worths of
///   types add up, so the best trade is found exactly ([dighouse.bots.archaeology.Knapsack],
///   [dighouse.bots.archaeology.BestTrades]); it also says which cards to let go in a sandstorm.
/// - *A part of a set is worth more than it sells for*, up to its share of the full set: how much
///   of that is hoped for differs by type, shrinks with the turns that it takes to pay for what is
///   missing, and is nothing when too many copies are sold already; but no card that can still be
///   traded is worth less than a part of what trading value usually brings
///   ([dighouse.bots.archaeology.CardWorth]).
/// - *What is held is at risk.* The odds of a storm and of a thief before the next turn are exact.
///   Full sets are sold at once; to sell parts of sets for fear of a storm does not pay, which is
///   why only the cautious does it.
/// - *A trade made is better than a trade promised*, or one would trade to and fro for ever.
/// - *Maps are worth the cards of the chambers that they open*; spare ones wait for more.
/// - *A dig is worth an average card*, and every dig of another seat costs a little.
///
/// [dighouse.bots.archaeology.ArchaeologyAdvice] puts this together;
/// [dighouse.bots.archaeology.MoveValues] turns it into an opinion on moves, and
/// [dighouse.bots.archaeology.ArchaeologyAdvisor] has the numbers that were tuned over many games.
@NullMarked
package dighouse.bots.archaeology;

import org.jspecify.annotations.NullMarked;
