package dighouse.lab;

import static java.lang.String.format;
import static java.util.Locale.ROOT;

import dighouse.kernel.JsonWriter;
import dighouse.lab.statistics.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A table of a report, for the terminal or as CSV, JSON or Markdown.
///
/// @param id the name of the table in JSON
/// @param title says to people what the table shows
/// @param columns the names of the columns in CSV and JSON
public record ResultTable(String id, String title, List<String> columns, List<List<Cell>> rows) {
    public ResultTable {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
        for (List<Cell> row : rows) {
            if (row.size() != columns.size()) {
                throw new IllegalArgumentException(id + " has a row of " + row.size() + " cells");
            }
        }
    }

    /// One cell of the table.
    public sealed interface Cell {
        static Cell of(String text) {
            return new Text(text);
        }

        static Cell of(long number) {
            return new Whole(number);
        }

        /// A number with some digits after the decimal point.
        static Cell of(double number, int digits) {
            return new Decimal(number, digits);
        }

        /// A share in per cent.
        static Cell percent(double share) {
            return new Decimal(100 * share, 1);
        }

        /// Three cells in per cent: a share and its bounds.
        static List<Cell> percents(Interval share) {
            return List.of(percent(share.middle()), percent(share.low()), percent(share.high()));
        }

        /// The cell as text.
        String text();
    }

    private record Text(String text) implements Cell {}

    private record Whole(long number) implements Cell {
        @Override
        public String text() {
            return Long.toString(number);
        }
    }

    private record Decimal(double number, int digits) implements Cell {
        @Override
        public String text() {
            String text = format(ROOT, "%." + digits + "f", number);
            return text.matches("-0[.0]*") ? text.substring(1) : text; // never "-0"
        }
    }

    /// A table that is filled row by row.
    public static final class Draft {
        private final String id;
        private final String title;
        private final List<String> columns;
        private final List<List<Cell>> rows = new ArrayList<>();

        public Draft(String id, String title, String... columns) {
            this.id = id;
            this.title = title;
            this.columns = List.of(columns);
        }

        public Draft add(Cell... cells) {
            return add(List.of(cells));
        }

        public Draft add(List<Cell> cells) {
            rows.add(List.copyOf(cells));
            return this;
        }

        public ResultTable done() {
            return new ResultTable(id, title, columns, rows);
        }
    }

    /// The same table with other names of its columns.
    public ResultTable named(UnaryOperator<String> names) {
        return new ResultTable(id, title, columns.stream().map(names).toList(), rows);
    }

    /// Lines for a terminal: the title, the names of the columns, the rows.
    public List<String> lines() {
        int[] widths = new int[columns.size()];
        for (int i = 0; i < widths.length; i++) {
            widths[i] = columns.get(i).length();
            for (List<Cell> row : rows) {
                widths[i] = Math.max(widths[i], row.get(i).text().length());
            }
        }
        List<String> lines = new ArrayList<>(List.of(title));
        lines.add(line(columns, widths));
        for (List<Cell> row : rows) {
            lines.add(line(texts(row), widths));
        }
        return lines;
    }

    private String line(List<String> texts, int[] widths) {
        List<String> padded = new ArrayList<>();
        for (int i = 0; i < widths.length; i++) {
            String blanks = " ".repeat(widths[i] - texts.get(i).length());
            padded.add(isText(i) ? texts.get(i) + blanks : blanks + texts.get(i));
        }
        return String.join("  ", padded).stripTrailing();
    }

    /// Tells whether a column contains words, which are aligned to the left, unlike numbers.
    public boolean isText(int column) {
        return rows.stream().anyMatch(row -> row.get(column) instanceof Text);
    }

    private static List<String> texts(List<Cell> row) {
        return row.stream().map(Cell::text).toList();
    }

    /// The table as CSV (RFC 4180), the names of the columns first.
    public List<String> csv() {
        List<String> lines = new ArrayList<>(List.of(csv(columns)));
        rows.forEach(row -> lines.add(csv(texts(row))));
        return lines;
    }

    private static String csv(List<String> values) {
        return values.stream()
                .map(value ->
                        value.matches("[^\",\\n]*")
                                ? value
                                : "\"" + value.replace("\"", "\"\"") + "\"")
                .collect(Collectors.joining(","));
    }

    /// The table as Markdown.
    public List<String> markdown() {
        List<String> lines = new ArrayList<>(List.of("| " + String.join(" | ", columns) + " |"));
        lines.add(
                IntStream.range(0, columns.size())
                        .mapToObj(column -> isText(column) ? "---|" : "--:|")
                        .collect(Collectors.joining("", "|", "")));
        rows.forEach(row -> lines.add("| " + String.join(" | ", texts(row)) + " |"));
        return lines;
    }

    /// Writes an array with one object per row, under the table's id.
    public void write(JsonWriter json) {
        json.name(id).beginArray();
        for (List<Cell> row : rows) {
            json.beginObject();
            for (int i = 0; i < columns.size(); i++) {
                json.name(columns.get(i));
                if (row.get(i) instanceof Text(String text)) {
                    json.value(text);
                } else {
                    json.raw(row.get(i).text());
                }
            }
            json.endObject();
        }
        json.endArray();
    }
}
