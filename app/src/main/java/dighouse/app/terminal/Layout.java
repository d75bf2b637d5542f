package dighouse.app.terminal;

import java.util.ArrayList;
import java.util.List;

/// Lays text out for terminals of the usual width.
final class Layout {
    static final int WIDTH = 80;
    static final String GAP = "  ";

    private Layout() {}

    /// Rows of cells, each column as wide as its widest cell. A row may end early.
    static List<String> table(List<List<String>> rows) {
        return table(rows, 0);
    }

    /// The same, with columns that have a width in common as long as their cells allow it; the
    /// first one, which names the rows, is as wide as it must be.
    static List<String> table(List<List<String>> rows, int common) {
        List<Integer> widths = new ArrayList<>();
        for (List<String> row : rows) {
            for (int column = 0; column < row.size(); column++) {
                if (column == widths.size()) {
                    widths.add(column == 0 ? 0 : common);
                }
                widths.set(column, Math.max(widths.get(column), row.get(column).length()));
            }
        }
        return rows.stream().map(row -> row(row, widths)).toList();
    }

    private static String row(List<String> cells, List<Integer> widths) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < cells.size(); column++) {
            String cell = cells.get(column);
            line.append(cell).repeat(" ", widths.get(column) - cell.length()).append(GAP);
        }
        return line.toString().stripTrailing();
    }

    /// A sentence on as many lines as it takes; those after the first are indented.
    static List<String> wrap(String sentence) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : sentence.split(" ", -1)) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > WIDTH) {
                lines.add(line.toString());
                line.setLength(0);
                line.append(GAP).append(word);
            } else {
                line.append(line.isEmpty() ? "" : " ").append(word);
            }
        }
        lines.add(line.toString());
        return lines;
    }

    /// Short texts side by side, as many on a line as fit.
    static List<String> columns(List<String> texts) {
        int widest = texts.stream().mapToInt(String::length).max().orElse(0);
        int across = Math.max(1, WIDTH / (widest + GAP.length()));
        List<List<String>> rows = new ArrayList<>();
        for (int from = 0; from < texts.size(); from += across) {
            rows.add(texts.subList(from, Math.min(from + across, texts.size())));
        }
        return table(rows).stream().map(row -> GAP + row).toList();
    }
}
