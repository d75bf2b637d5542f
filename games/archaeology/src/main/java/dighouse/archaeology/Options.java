package dighouse.archaeology;

import dighouse.kernel.Option;
import java.util.List;

/// What a table may choose; the constants are the options' places in a setup.
final class Options {
    static final int CLOSING_IDLE_ROUNDS = 0;
    static final int TRADES_IN_A_ROW_LIMIT = 1;
    static final int TRADE_MUST_TAKE_AT_LEAST_ONE = 2;
    static final int HAND_SIZES_PUBLIC = 3;

    private static final List<Option> ALL =
            List.of(
                    Option.number("closingIdleRoundsBeforeForcedSale", 1, 20, 2, "ARC-RULING-13"),
                    Option.number("tradesInARowLimit", 1, 20, 10, "ARC-RULING-25"),
                    Option.flag("tradeMustTakeAtLeastOne", true, "ARC-RULING-08"),
                    Option.flag("handSizesPublic", true, "ARC-RULING-16"));

    private Options() {}

    /// The same at every table.
    static List<Option> of() {
        return ALL;
    }
}
