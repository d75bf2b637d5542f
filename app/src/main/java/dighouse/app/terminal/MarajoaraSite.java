package dighouse.app.terminal;

import dighouse.kernel.Argument;
import dighouse.kernel.Seats;
import dighouse.marajoara.MarajoaraView;
import dighouse.marajoara.MarajoaraView.CellView;
import dighouse.marajoara.MarajoaraView.DieView;
import dighouse.marajoara.MarajoaraView.GoalView;
import dighouse.marajoara.MarajoaraView.MissionView;
import dighouse.marajoara.MarajoaraView.SiteView;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// The dig site of Marajoara in letters, a line for each row, with a legend.
///
/// `R3+1*` is a red 3 on a +1 cell that a mission asks for, `.@B` a free token of seat B, `[.]` an
/// empty cell of a rope zone.
final class MarajoaraSite {
    private static final int CELL = 6; // signs: a die, a bonus and a star

    private final MarajoaraView table;
    private final TableWords tableWords;
    private final Set<String> wanted; // cells that the mission still asks for

    private MarajoaraSite(MarajoaraView table, TableWords tableWords) {
        this.table = table;
        this.tableWords = tableWords;
        wanted = wanted(table.mission());
    }

    static List<String> lines(MarajoaraView table, TableWords tableWords) {
        return new MarajoaraSite(table, tableWords).lines();
    }

    private static Set<String> wanted(@Nullable MissionView mission) {
        Set<String> cells = new TreeSet<>();
        if (mission != null) {
            for (GoalView goal : mission.goals()) {
                for (Argument argument : goal.what().arguments()) {
                    if (!goal.reached()
                            && argument instanceof Argument.Term term
                            && term.name().equals("cell")) {
                        cells.add(term.id());
                    }
                }
            }
        }
        return cells;
    }

    private List<String> lines() {
        SiteView site = table.site();
        List<List<String>> rows = new ArrayList<>();
        List<String> heading = new ArrayList<>(List.of(""));
        for (int column = 0; column < site.columns(); column++) {
            heading.add(" " + columnName(column));
        }
        rows.add(heading);
        for (int row = 1; row <= site.rows(); row++) {
            rows.add(row(site, row));
        }
        List<String> lines = new ArrayList<>(Layout.table(rows, CELL));
        String legend = tableWords.say("marajoara.legend");
        lines.addAll(
                Layout.wrap(
                        wanted.isEmpty()
                                ? legend
                                : legend + " " + tableWords.say("marajoara.legend.goal")));
        return lines;
    }

    private List<String> row(SiteView site, int row) {
        List<String> cells = new ArrayList<>(List.of(Integer.toString(row)));
        for (int column = 0; column < site.columns(); column++) {
            String name = columnName(column) + row;
            cells.add(
                    site.cells().stream()
                            .filter(cell -> cell.cell().equals(name))
                            .findFirst()
                            .map(this::cell)
                            .orElse(""));
        }
        return cells;
    }

    private static String columnName(int column) {
        return Character.toString('A' + column);
    }

    private String cell(CellView cell) {
        DieView die = cell.die();
        String inside =
                (die == null ? "." : MarajoaraScreen.die(die, tableWords))
                        + (cell.bonus() == 0 ? "" : "+" + cell.bonus())
                        + (cell.token() < 0 ? "" : "@" + owner(cell.token()))
                        + (wanted.contains(cell.cell()) ? "*" : "");
        return cell.zone().isEmpty() ? " " + inside : "[" + inside + "]";
    }

    private String owner(int museum) {
        return MarajoaraScreen.isDouble(table)
                ? Integer.toString(museum + 1)
                : Seats.letter(museum);
    }
}
