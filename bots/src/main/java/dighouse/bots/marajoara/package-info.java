/// Advice on Marajoara.
///
/// Nothing is hidden and nothing left to chance, so all is calculation: fourteen turns, one
/// captured die each. A strong player asks what a die is worth here and now, and what it makes of
/// those that lie in storage already.
///
/// - [VasePlans] knows for every row of blue dice and every set of restored pieces what can be made
///   of them, now and with a pip or a die more; [ShowPlans] the same for red dice, money and vases
///   on display; [TrackPlans] what a disk on a space of an excavation track promises. All three are
///   worked out backwards from the end of the game, once, by [PlanTables]: a turn has a price, told
///   by [TurnValues], and a plan counts what it brings beyond that.
/// - [Gains] asks these plans what one die, pip, vase, piece or step on a track brings to a seat.
/// - The forecast of a seat, made in [SeatForecast], is what it has made, what its plans are worth,
///   its share of the majorities ([AwardForecast]), its tokens, and its turns: those to come at
///   their usual price, the present one by the best die that lies ready.
/// - [MoveValues] rates moves by the same gains; [SiteValues] looks at the dig site, where a
///   landing may feed another seat and fieldwork may open a better capture. What looks hopeless is
///   left out of a search, which has long turns to get through.
/// - A mission is won or lost: [MissionOdds] holds the turns that its goals will take against those
///   that are left; [GoalBonus] makes the goals attractive to whoever rates moves.
@NullMarked
package dighouse.bots.marajoara;

import org.jspecify.annotations.NullMarked;
