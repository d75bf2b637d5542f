package dighouse.catalogue;

import dighouse.kernel.Argument;
import dighouse.kernel.Refusal;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/// The keys under which the words of a refusal stand.
public final class RefusalKeys {
    private static final Collector<CharSequence, ?, String> IN_BRACKETS =
            Collectors.joining(",", "(", ")");

    private RefusalKeys() {}

    /// For a refusal with just these arguments: `refusal.ARC-TRADE-02(treasure,value)`.
    public static String exact(Refusal refusal) {
        return general(refusal)
                + refusal.arguments().stream().map(Argument::name).collect(IN_BRACKETS);
    }

    /// For every other refusal by this rule: `refusal.ARC-TRADE-02`.
    public static String general(Refusal refusal) {
        return "refusal." + refusal.rule();
    }
}
