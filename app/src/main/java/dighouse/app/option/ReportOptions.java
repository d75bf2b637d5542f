package dighouse.app.option;

import dighouse.app.io.Console;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Malformed;
import dighouse.lab.ResultTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import picocli.CommandLine.Option;

/// The part of a command line that says how a report is written.
public final class ReportOptions {
    @Option(names = "--json", description = "answer in JSON")
    private boolean json;

    @Option(names = "--csv", description = "answer in CSV, the tables one after the other")
    private boolean csv;

    @Option(names = "--markdown", description = "answer in Markdown, for a page of documentation")
    private boolean markdown;

    /// Asked before a long run, so that it will not fail at the end.
    public void check() {
        if ((json && csv) || (json && markdown) || (csv && markdown)) {
            throw new Malformed("Give one of --json, --csv and --markdown, not two.");
        }
    }

    /// Says a report.
    ///
    /// @param facts what it is about, by name
    public void say(Console console, Map<String, String> facts, List<ResultTable> sheets) {
        say(console, facts, sheets, UnaryOperator.identity());
    }

    /// Says a report with words of its own for the names of columns, where people read it.
    public void say(
            Console console,
            Map<String, String> facts,
            List<ResultTable> sheets,
            UnaryOperator<String> columns) {
        if (json) {
            JsonWriter writer = new JsonWriter().beginObject();
            facts.forEach((name, fact) -> write(writer.name(name), fact));
            sheets.forEach(sheet -> sheet.write(writer));
            console.say(writer.endObject().text());
            return;
        }
        List<String> lines = new ArrayList<>();
        if (!csv) {
            facts.forEach((name, fact) -> lines.add((markdown ? "- " : "") + name + ": " + fact));
        }
        for (ResultTable sheet : sheets) {
            if (!lines.isEmpty()) {
                lines.add("");
            }
            lines.addAll(lines(sheet.named(csv ? UnaryOperator.identity() : columns)));
        }
        console.say(lines);
    }

    private static void write(JsonWriter writer, String fact) {
        if (fact.matches("-?[0-9]{1,18}")) {
            writer.raw(fact);
        } else {
            writer.value(fact);
        }
    }

    private List<String> lines(ResultTable sheet) {
        if (!markdown) {
            return csv ? sheet.csv() : sheet.lines();
        }
        List<String> lines = new ArrayList<>(List.of(sheet.title() + ":", ""));
        lines.addAll(sheet.markdown());
        return lines;
    }
}
