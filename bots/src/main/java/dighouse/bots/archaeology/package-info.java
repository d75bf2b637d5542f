/// Advises bots on Archaeology, as a strong player would.
///
/// - *Trading value is the currency.* A single card sells for its trading value, a full set for
///   about three times as much, whatever its type. So the market turns anything into anything, and
///   the question is always which sets the trading value in hand can complete. The worths of types
///   add up, so the best trade can be found exactly ([dighouse.bots.archaeology.Knapsack],
///   [dighouse.bots.archaeology.BestTrades]); the same method says which cards to give up in a
///   sandstorm.
/// - *A part of a set is worth more than it sells for*, up to its share of the full set. How much
///   of that to hope for differs by type, shrinks with the turns needed to pay for what is missing,
///   and is nothing once too many copies are sold. But no card that can still be traded is worth
///   less than a share of what trading value usually brings
///   ([dighouse.bots.archaeology.CardWorth]).
/// - *A hand is at risk.* The odds of a storm and of a thief before the next turn are exact. Full
///   sets are sold at once. Selling parts of sets for fear of a storm does not pay, so only the
///   cautious style does it.
/// - *A trade made is better than a trade promised*; otherwise a bot would trade to and fro for
///   ever.
/// - *Maps are worth the cards of the chambers that they open*; spare ones wait for more.
/// - *A dig is worth an average card*, and every dig of another seat costs a little.
///
/// [dighouse.bots.archaeology.ArchaeologyAdvice] combines these into a forecast;
/// [dighouse.bots.archaeology.MoveValues] rates moves, and
/// [dighouse.bots.archaeology.ArchaeologyAdvisor] has the tuned parameters.
@NullMarked
package dighouse.bots.archaeology;

import org.jspecify.annotations.NullMarked;
