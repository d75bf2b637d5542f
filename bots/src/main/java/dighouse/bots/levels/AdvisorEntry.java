package dighouse.bots.levels;

import dighouse.bots.Advisor;
import dighouse.bots.search.Recipe;

/// What bots of every level need to play one game well.
///
/// @param recipe the search settings that play best with the advisor's advice
/// @param carelessness how large the mistakes of weak levels are in this game
/// @param curiosity the urgency (see [Recipe]) with which a complete beginner tries moves that the
///   advice rates low, in place of the recipe's: high enough to go astray
public record AdvisorEntry(
        Advisor<?> advisor, Recipe recipe, Carelessness carelessness, double curiosity) {}
