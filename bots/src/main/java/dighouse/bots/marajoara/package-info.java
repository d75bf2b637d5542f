/// Advises bots on Marajoara.
///
/// Nothing is hidden or left to chance, so everything can be calculated: fourteen turns with one
/// captured die each. A strong player asks what a die is worth here and now, and what it makes
/// possible together with the dice in storage.
///
/// - [VasePlans] tabulates what can be made of every row of blue dice with every set of restored
///   pieces, now and with another pip or die; [ShowPlans] the same for red dice, money and
///   exhibited vases; [TrackPlans] what a disk on a space of an excavation track promises.
///   [PlanTables] computes all three once, backwards from the end of the game. [TurnValues] gives
///   each turn a price, and a plan counts what it brings beyond that.
/// - [Gains] uses these plans to say what one die, pip, vase, piece or step on a track brings a
///   seat.
/// - [SeatForecast] adds up what a seat has, what its plans are worth, its share of the majorities
///   ([AwardForecast]), its tokens, and its turns: future ones at their usual price, the present
///   one by the best die available.
/// - [MoveValues] rates moves by the same gains. [SiteValues] looks at the dig site, where a
///   landing may benefit another seat and fieldwork may open a better capture. The search leaves
///   out moves that look hopeless, since turns are long.
/// - A mission is won or lost: [MissionOdds] compares the turns that its goals will take with those
///   that are left; [GoalBonus] makes the goals attractive when moves are rated.
@NullMarked
package dighouse.bots.marajoara;

import org.jspecify.annotations.NullMarked;
