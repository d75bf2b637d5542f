package dighouse.server.budget;

import java.util.HashMap;
import java.util.Map;

/// How much of each budget this server allows.
public final class Amounts {
    private final Map<Of, Double> amounts = new HashMap<>();

    private record Of(Budget budget, Scope scope) {}

    /// Reads a setting.
    @FunctionalInterface
    public interface Reader {
        double amount(String setting);
    }

    private Amounts() {}

    /// Reads the amounts from the settings.
    ///
    /// @param scale multiplies all of them
    public static Amounts read(Reader settings, double scale) {
        Amounts read = new Amounts();
        for (Budget budget : Budget.values()) {
            for (Budget.Limit limit : budget.limits()) {
                double amount = settings.amount(budget.setting(limit));
                read.amounts.put(
                        new Of(budget, limit.scope()),
                        Math.max(1, budget.isScaled() ? amount * scale : amount));
            }
        }
        return read;
    }

    /// The amount; infinite if the budget has no such limit.
    double of(Budget budget, Scope scope) {
        return amounts.getOrDefault(new Of(budget, scope), Double.POSITIVE_INFINITY);
    }
}
