/// Players that are no people, and what they are told about games.
///
/// A [dighouse.bots.Bot] is a kind of player; a [dighouse.bots.Thinker] is one of them on one seat
/// of one game. It never meets a position of the table: it is handed a [dighouse.bots.Glimpse],
/// which fills positions of its own with what its seat may believe, and a
/// [dighouse.bots.ThinkingBudget]. Given the seeds of the glimpses and budgets of iterations, it
/// always answers the same. What is known of a game, beyond its rules, reaches it as
/// [dighouse.bots.Advice].
///
/// Doors seat their bots in a [dighouse.bots.TableBots], found by name in `dighouse.bots.levels`.
/// How bots think is in `dighouse.bots.search`.
@NullMarked
package dighouse.bots;

import org.jspecify.annotations.NullMarked;
