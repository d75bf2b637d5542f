package dighouse.bots;

import java.util.Locale;

/// A temper. Styles differ in what an end is worth to them, and in habits that who advises on a
/// game gives them ([Advisor#habits]), not in how well they see things coming.
public enum Style {
    /// Wants to win, and as clearly as possible.
    STANDARD,

    /// Wants a decent score for certain: the first points count most, and there is no need of luck.
    CAUTIOUS,

    /// Wants the first place and nothing else, whatever it may cost.
    BOLD,

    /// Wants as many points as possible and does not mind who else has how many.
    COLLECTOR;

    public Worth worth() {
        return switch (this) {
            case STANDARD -> new Worth(0.4, 0.1, 0.5, 0, 1);
            case CAUTIOUS -> new Worth(0, 0, 0.2, 0.8, 2);
            case BOLD -> Worth.VICTORY;
            case COLLECTOR -> new Worth(0, 0, 0, 1, 0.01);
        };
    }

    /// As it is written in the name of a bot.
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
