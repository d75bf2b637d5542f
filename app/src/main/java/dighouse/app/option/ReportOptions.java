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

/// The options that choose the format of a report.
public final class ReportOptions {
    @Option(names = "--json", description = "print JSON")
    private boolean json;

    @Option(names = "--csv", description = "print CSV, one table after the other")
    private boolean csv;

    @Option(names = "--markdown", description = "print Markdown, for a page of documentation")
    private boolean markdown;

    /// Checks the options before a long run, so that it does not fail at the end.
    public void check() {
        if ((json && csv) || (json && markdown) || (csv && markdown)) {
            throw new Malformed("Give only one of --json, --csv and --markdown.");
        }
    }

    /// Prints a report.
    ///
    /// @param facts what the report is about, by name
    public void say(Console console, Map<String, String> facts, List<ResultTable> sheets) {
        say(console, facts, sheets, UnaryOperator.identity());
    }

    /// Prints a report. Where people read it, `columns` turns the names of columns into headings.
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
