/// Advises bots on Thebes.
///
/// Time is the only currency, so everything is priced in weeks. A strong player asks of every turn:
/// what does it bring, and what else could the same weeks bring?
///
/// - A dig buys tokens. What a token brings is known exactly: the sum of the values left in the bag
///   divided by its size. The dig table says how many tokens a number of weeks buys; [DigTable]
///   keeps the entries that are best at some price of a week.
/// - Knowledge is bought for digs. [DigPlans] plans for every site: how many more books first, how
///   long a dig this year and in each following year, while the bag gets poorer. A book is worth
///   what it adds to that plan; general knowledge, assistants and shovels add to the plans of all
///   five sites.
/// - Books also compete for the five points of their site. Congresses are worth more the more a
///   seat has. Exhibitions are worth their points less the weeks they take, if the artefacts are
///   there.
/// - All of these compete for the weeks that are left. The price of a week is the one at which they
///   just fit: many good plans and little time make weeks expensive, so that poor plans drop out.
///
/// The forecast of a seat, made in [SeatForecast], is the sum of what it has, its weeks at their
/// price, and what its plans bring beyond that. [MoveValues] compares each move with it: the best
/// one gains most for its weeks, and the distance from the best is what a poor move costs.
@NullMarked
package dighouse.bots.thebes;

import org.jspecify.annotations.NullMarked;
