package dighouse.lab;

import dighouse.bots.Bot;
import dighouse.bots.ThinkingBudget;

/// A participant of a contest.
///
/// @param name distinguishes it if one bot takes part with several budgets
public record Entrant(String name, Bot bot) {
    public static Entrant of(Bot bot) {
        return new Entrant(bot.name(), bot);
    }

    /// Name and budget in one word, for the heading of a journal.
    String signature() {
        ThinkingBudget budget = bot.budget();
        String iterations =
                budget.iterations() == Integer.MAX_VALUE ? "" : budget.iterations() + "i";
        String millis = budget.millis() == 0 ? "" : budget.millis() + "ms";
        return name + "[" + bot.name() + ":" + iterations + millis + "]";
    }
}
