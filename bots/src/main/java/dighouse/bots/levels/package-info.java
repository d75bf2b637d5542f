/// Finds bots by name and gives them the advisor of each game.
///
/// [dighouse.bots.levels.Bots] finds a bot by its level and, if it has one, its style: `hard`,
/// `hard-bold`. [dighouse.bots.levels.AdvisorsByGame] has a line for each game that has an advisor.
/// The advice itself is in `dighouse.bots.<game>`; only those packages know a game.
@NullMarked
package dighouse.bots.levels;

import org.jspecify.annotations.NullMarked;
