/// How bots think. Knows the kernel and what a bot is, and nothing of any game: whoever does,
/// speaks through an [dighouse.bots.Advice].
///
/// [dighouse.bots.search.SearchBot] is information-set Monte-Carlo tree search. One iteration
/// imagines a position that the seat may believe in, walks down the tree with it, plays on for a
/// while, judges where that led, and tells the moves on its way what they were worth. The tree
/// knows moves of seats only: outcomes of chance are drawn anew each time (open loop), so a node
/// stands for everything that may be true after the same moves. [dighouse.bots.search.GreedyBot]
/// looks one move ahead, [dighouse.bots.search.RandomBot] at nothing.
///
/// Start with [dighouse.bots.search.Search], one iteration after the other; then
/// [dighouse.bots.search.Tree], [dighouse.bots.search.Evaluator], and
/// [dighouse.bots.search.SearchThinker], which keeps what is still true from one decision to the
/// next.
@NullMarked
package dighouse.bots.search;

import org.jspecify.annotations.NullMarked;
