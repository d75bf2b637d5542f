/// Advice on Thebes.
///
/// Time is the only currency, so everything is priced in weeks. A strong player asks of every turn:
/// what does it bring, and what else could the same weeks bring?
///
/// - A dig is a purchase of tokens. What a token brings is known exactly: the values left in the
///   bag over its size. The dig table says how many tokens so many weeks buy; [DigTable] keeps of
///   it what can be best at some price of a week.
/// - Knowledge is bought for digs. For every site [DigPlans] plans: how many more books first, how
///   long a dig this year, and in each year to come, while the bag gets poorer. A book is worth
///   what it adds to that plan; general knowledge, assistants and shovels add to all five.
/// - Books also fight for the five points of their site; congresses are worth more the more one
///   has; exhibitions are worth their points less the weeks they take, if the artefacts are there.
/// - All of these compete for the weeks that are left. The price of a week is the one at which they
///   just fit: many good plans and little time make it dear, so that poor ones fall away.
///
/// The forecast of a seat, made in [SeatForecast], is what it has made, its weeks at their price,
/// and what its plans bring beyond that. [MoveValues] holds against it what each move would bring:
/// the best one gains most for its weeks, and what it falls short of the best is what a poor move
/// costs.
@NullMarked
package dighouse.bots.thebes;

import org.jspecify.annotations.NullMarked;
