/// Computer players, and what they may know.
///
/// A [dighouse.bots.Bot] is a kind of player; a [dighouse.bots.Thinker] is one such player at one
/// seat of one game. It never sees the position of the table. It gets a [dighouse.bots.Glimpse],
/// which fills positions with what its seat may believe, and a [dighouse.bots.ThinkingBudget]. With
/// the same seeds and budgets of iterations it always answers the same. Knowledge of a game beyond
/// its rules reaches it as [dighouse.bots.Advice].
///
/// Server, terminal and lab find bots by name in `dighouse.bots.levels` and seat them in a
/// [dighouse.bots.TableBots]. How bots think is in `dighouse.bots.search`.
@NullMarked
package dighouse.bots;

import org.jspecify.annotations.NullMarked;
