package dighouse.lab;

import dighouse.bots.Bot;
import dighouse.bots.ThinkingBudget;

/// Who takes part in a contest.
///
/// @param name tells it from the others, where one bot takes part with several budgets
public record Entrant(String name, Bot bot) {
    public static Entrant of(Bot bot) {
        return new Entrant(bot.name(), bot);
    }

    /// Name and budget in one word, as a journal's heading has it.
    String signature() {
        ThinkingBudget budget = bot.budget();
        String iterations =
                budget.iterations() == Integer.MAX_VALUE ? "" : budget.iterations() + "i";
        String millis = budget.millis() == 0 ? "" : budget.millis() + "ms";
        return name + "[" + bot.name() + ":" + iterations + millis + "]";
    }
}
