/// Finds bots by name and gives them the advisor of each game.
///
/// [dighouse.bots.levels.Bots] finds a bot by its level and, if it has one, its style: `hard`,
/// `hard-bold`. [dighouse.bots.levels.AdvisorEntries] has an entry for each game that has an
/// advisor; [dighouse.bots.levels.AdvisorsByGame] finds them by game. The advice itself is in
/// `dighouse.bots.<game>`; only those packages know a game.
@NullMarked
package dighouse.bots.levels;

import org.jspecify.annotations.NullMarked;
