/// Searches for good moves. This package knows the kernel and the interfaces of bots, but no game:
/// knowledge of a game comes as [dighouse.bots.Advice].
///
/// [dighouse.bots.search.SearchBot] is information-set Monte Carlo tree search. One iteration
/// imagines a position that the seat may believe in, walks down the tree with it, plays on for a
/// while, evaluates the result, and credits the moves on the way. The tree contains moves of seats
/// only: outcomes of chance are drawn anew each time (open loop), so a node stands for everything
/// that may be true after the same moves. [dighouse.bots.search.GreedyBot] looks one move ahead,
/// [dighouse.bots.search.RandomBot] not at all.
///
/// Start with [dighouse.bots.search.Search]; then read [dighouse.bots.search.Tree],
/// [dighouse.bots.search.Evaluator] and [dighouse.bots.search.SearchThinker], which keeps the tree
/// from one decision to the next.
@NullMarked
package dighouse.bots.search;

import org.jspecify.annotations.NullMarked;
