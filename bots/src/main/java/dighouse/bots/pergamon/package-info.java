/// Advises bots on Pergamon, with what a player knows beyond the rules.
///
/// *What matters.* A collection pays at every evaluation until it has sunk: a point of value shown
/// in round 5 pays up to four times, one shown in round 12 once. So early coins and finds are worth
/// most. Every exhibition pushes the markers at or below it, so players wait for the evaluation, if
/// possible until the others have exhibited, and of two rows show the higher one first. Low rows
/// decay before they pay, values above 24 are lost, and the last tile of a row counts nothing.
/// Coins buy galleries, then polish; coins that cannot be spent in time are worth little. Awards
/// for the oldest objects are worth a small collection.
///
/// *How positions are valued.* [dighouse.bots.pergamon.Museum] computes once what a marker on a
/// space will bring over all evaluations, considering all that may push it, and what a row is worth
/// that can still wait for the best moment. [dighouse.bots.pergamon.BestRowCache] finds the exact
/// best row of a set of tiles; a hand is worth its best row, the best row of the remaining tiles,
/// and a third one. In [dighouse.bots.pergamon.Valuation] the figures that have not dug yet, the
/// tomb raider included, dig in their order with the coins they may expect; then all parts are
/// added up for each seat, with [dighouse.bots.pergamon.AwardForecast] for the oldest objects.
/// [dighouse.bots.pergamon.MoveValues] rates moves by the same numbers: for playouts, which follow
/// them with some noise, and for the order in which a search tries them. Beliefs that are not facts
/// of the game are in [dighouse.bots.pergamon.Parameters] and can be tuned.
@NullMarked
package dighouse.bots.pergamon;

import org.jspecify.annotations.NullMarked;
