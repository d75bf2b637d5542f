/// Players that are no people. They know the kernel and nothing of any game.
///
/// A [dighouse.bots.Bot] never meets a position of the table: it is handed a
/// [dighouse.bots.Glimpse], which fills positions of the bot's own with what its seat may believe,
/// and a [dighouse.bots.Budget]. Given the seed of the glimpse and a budget of iterations, a bot
/// always answers the same.
///
/// Start with [dighouse.bots.Bots], which lists them by name.
@NullMarked
package dighouse.bots;

import org.jspecify.annotations.NullMarked;
