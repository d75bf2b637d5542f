package dighouse.catalogue;

import dighouse.kernel.Argument;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Refusal;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/// The keys under which the words of a refusal stand, and what a page needs to say them.
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

    /// Writes what the page needs to say it in the reader's language: the key of the words, and
    /// what the arguments stand for.
    public static void write(Refusal refusal, JsonWriter json) {
        json.beginObject().name("rule").value(refusal.rule());
        json.name("key").value(exact(refusal)).name("arguments");
        Argument.write(refusal.arguments(), json);
        json.name("kinds").beginObject();
        refusal.arguments().forEach(each -> json.name(each.name()).value(each.meaning()));
        json.endObject().endObject();
    }
}
