package dighouse.bots;

import java.util.Locale;

/// A playing style: how a bot values the end of a game. Advisors also give styles habits
/// ([Advisor#habits]). All styles look ahead equally well.
public enum Style {
    /// Wants to win, and as clearly as possible.
    STANDARD,

    /// Wants a decent score for certain: the first points count most.
    CAUTIOUS,

    /// Wants to win at any risk.
    BOLD,

    /// Wants as many points as possible, whatever the others have.
    COLLECTOR;

    public Worth worth() {
        return switch (this) {
            case STANDARD -> new Worth(0.4, 0.1, 0.5, 0, 1);
            case CAUTIOUS -> new Worth(0, 0, 0.2, 0.8, 2);
            case BOLD -> Worth.VICTORY;
            case COLLECTOR -> new Worth(0, 0, 0, 1, 0.01);
        };
    }

    /// The style as it is written in the name of a bot.
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
