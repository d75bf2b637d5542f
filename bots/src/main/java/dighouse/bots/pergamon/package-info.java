/// What a player of Pergamon knows beyond the rules, for bots.
///
/// *What counts.* A collection pays at every evaluation until it has sunk: a point of value shown
/// in round 5 pays up to four times, one shown in round 12 once. So early coins and finds are worth
/// most. Every exhibition pushes what stands at or below it: one waits for the evaluation, if
/// possible until the others have shown, and of two own rows the higher goes first. Low rows decay
/// before they pay, values above 24 are lost, the last tile of a row counts nothing. Coins buy
/// galleries, then polish; those that nobody can spend in time are worth little. Awards for the
/// oldest objects are worth a small collection.
///
/// *How it is valued.* [dighouse.bots.pergamon.Museum] works out once what a marker on a space will
/// bring, over all evaluations and all that may push it, and what a row is worth that can still
/// wait for the best moment. [dighouse.bots.pergamon.BestRowCache] knows the best row of a set of
/// tiles, exactly; a hand is worth its best row, the best row of what is left, and once more. In
/// [dighouse.bots.pergamon.Valuation] the figures that have not dug yet do so in their order, the
/// tomb raider included, with the money they may expect; then every seat is summed up, part by
/// part, with [dighouse.bots.pergamon.AwardForecast] for what is oldest.
/// [dighouse.bots.pergamon.MoveValues] rates moves by the same numbers: for playouts, which follow
/// them with some noise, and for the order in which a search tries them. Numbers that are no facts
/// of the game stand in [dighouse.bots.pergamon.Parameters] and can be tuned.
@NullMarked
package dighouse.bots.pergamon;

import org.jspecify.annotations.NullMarked;
