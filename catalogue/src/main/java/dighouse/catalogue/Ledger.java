package dighouse.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The rules of one game as numbered statements: the page of `docs/rules` that the code is written
/// from, read so that a refusal can be looked up by its ID.
///
/// A statement is a list item or a table row that opens with an ID. A table or a drawing below a
/// list item belongs to it.
public final class Ledger {
    private static final String ID = "[A-Z]{3}-[A-Z]+-[A-Z]?[0-9]+[A-Z]?";
    private static final Pattern HEADING = Pattern.compile("##+ (.+)");
    private static final Pattern ITEM =
            Pattern.compile("- (?:\\*\\*(" + ID + ")\\*\\*|(" + ID + ")) (.+)");
    private static final Pattern ROW = Pattern.compile("\\| *(" + ID + ") *\\|(.+)\\|");
    private static final String FENCE = "```";
    private static final Ledger EMPTY = new Ledger(List.of());

    private final List<Statement> statements;

    private Ledger(List<Statement> statements) {
        this.statements = List.copyOf(statements);
    }

    /// One rule.
    ///
    /// @param section the heading it stands under
    /// @param text in Markdown, as the ledger has it; several lines if a table belongs to it
    public record Statement(String id, String section, String text) {}

    /// The ledger of a game that has none.
    static Ledger empty() {
        return EMPTY;
    }

    static Ledger parse(String markdown) {
        return new Ledger(new Reader().read(markdown));
    }

    /// In the order of the page.
    public List<Statement> statements() {
        return statements;
    }

    public Optional<Statement> statement(String id) {
        return statements.stream().filter(statement -> statement.id().equals(id)).findFirst();
    }

    /// Goes down the page; holds the statement that further lines may still belong to.
    private static final class Reader {
        private final List<Statement> found = new ArrayList<>();
        private final StringBuilder text = new StringBuilder();
        private String section = "";
        private String id = ""; // of the open statement; empty if none is open
        private boolean drawing; // between two fences

        List<Statement> read(String markdown) {
            markdown.lines().forEach(this::line);
            close();
            return found;
        }

        private void line(String line) {
            Matcher heading = HEADING.matcher(line);
            Matcher item = ITEM.matcher(line);
            Matcher row = ROW.matcher(line);
            if (drawing || line.equals(FENCE)) {
                drawing ^= line.equals(FENCE);
                text.append('\n').append(line);
            } else if (heading.matches()) {
                close();
                section = heading.group(1);
            } else if (item.matches()) {
                String bold = item.group(1);
                open(bold == null ? item.group(2) : bold, item.group(3));
            } else if (row.matches()) {
                open(row.group(1), row.group(2).strip());
                close();
            } else if (line.startsWith("|")) {
                text.append('\n').append(line);
            } else if (!line.isBlank()) {
                close(); // a paragraph of its own
            }
        }

        private void open(String opened, String firstLine) {
            close();
            id = opened;
            text.append(firstLine);
        }

        private void close() {
            if (!id.isEmpty()) {
                found.add(new Statement(id, section, text.toString()));
            }
            id = "";
            text.setLength(0);
        }
    }
}
