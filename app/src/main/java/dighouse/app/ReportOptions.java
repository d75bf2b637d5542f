package dighouse.app;

import dighouse.app.terminal.Console;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Malformed;
import dighouse.lab.Sheet;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import picocli.CommandLine.Option;

/// The part of a command line that says how a report is written.
final class ReportOptions {
    @Option(names = "--json", description = "answer in JSON")
    private boolean json;

    @Option(names = "--csv", description = "answer in CSV, the tables one after the other")
    private boolean csv;

    /// Asked before a long run, so that it will not fail at the end.
    void check() {
        if (json && csv) {
            throw new Malformed("Give either --json or --csv, not both.");
        }
    }

    /// Says a report.
    ///
    /// @param facts what it is about, by name
    void say(Console console, Map<String, String> facts, List<Sheet> sheets) {
        say(console, facts, sheets, UnaryOperator.identity());
    }

    /// Says a report with words of its own for the names of columns, where people read it.
    void say(
            Console console,
            Map<String, String> facts,
            List<Sheet> sheets,
            UnaryOperator<String> columns) {
        if (json) {
            JsonWriter writer = new JsonWriter().beginObject();
            facts.forEach((name, fact) -> writer.name(name).value(fact));
            sheets.forEach(sheet -> sheet.write(writer));
            console.say(writer.endObject().text());
            return;
        }
        if (!csv) {
            facts.forEach((name, fact) -> console.say(name + ": " + fact));
        }
        boolean first = csv;
        for (Sheet sheet : sheets) {
            if (!first) {
                console.gap();
            }
            first = false;
            console.say(csv ? sheet.csv() : sheet.named(columns).lines());
        }
    }
}
