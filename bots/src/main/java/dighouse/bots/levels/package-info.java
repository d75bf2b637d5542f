/// The bots of the house by name, and who advises them on which game.
///
/// [dighouse.bots.levels.Bots] knows a bot by its level and, if it has one, its style: `hard`,
/// `hard-bold`. [dighouse.bots.levels.AdvisorsByGame] has one line for each game that somebody has
/// advice on; the advice itself lives in a package of its own, `dighouse.bots.<game>`, the only
/// ones here that know a game.
@NullMarked
package dighouse.bots.levels;

import org.jspecify.annotations.NullMarked;
