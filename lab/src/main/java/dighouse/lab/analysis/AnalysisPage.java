package dighouse.lab.analysis;

import dighouse.kernel.Seats;
import dighouse.lab.ResultTable;
import dighouse.lab.analysis.Analysis.Decision;
import dighouse.lab.analysis.Analysis.Draw;
import dighouse.lab.analysis.Analysis.Finding;
import dighouse.lab.plot.Course;
import dighouse.lab.plot.Course.Point;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Writes an analysis as a page of the documentation: who played well and who was lucky, the
/// turning points, then every decision and outcome.
///
/// @param title of the game
/// @param result of the game, as its record says it
/// @param command that made the analysis
/// @param date of the analysis
public record AnalysisPage(
        AnalysisReport report, String title, String result, String command, String date) {
    private static final int TURNING_POINTS = 8;

    /// The page.
    ///
    /// @param plot name of the file with the plot, beside it
    public String markdown(String plot) {
        List<String> lines = new ArrayList<>();
        lines.add("# Analysis of a game of " + title);
        lines.add("");
        lines.add("Result: " + result + ". Analysed on " + date + " by");
        lines.add("");
        lines.add("```");
        lines.add(command);
        lines.add("```");
        lines.add("");
        lines.add(
                "A decision is judged by what its seat could see. The bot imagines games after its"
                        + " own choice and after the player's; a difference that may be noise counts"
                        + " as none. Luck is judged with open cards: the forecast after an outcome"
                        + " is compared with the mean over all outcomes (ADR 15).");
        lines.add("");
        lines.add("![" + caption() + "](" + plot + ")");
        add(lines, "Skill and luck", report.totals());
        add(lines, "Decisions that cost most", report.decisions(costliest()));
        add(lines, "Outcomes that mattered most", report.draws(greatest()));
        add(lines, "All decisions", report.decisions());
        add(lines, "All outcomes", report.draws());
        return String.join("\n", lines) + "\n";
    }

    private static void add(List<String> lines, String heading, ResultTable sheet) {
        lines.add("");
        lines.add("## " + heading);
        lines.add("");
        lines.add(sheet.title() + ".");
        lines.add("");
        lines.addAll(sheet.named(AnalysisReport::heading).markdown());
    }

    private List<Decision> costliest() {
        return report.decided().stream()
                .filter(each -> each.loss().win() > 0)
                .sorted(Comparator.comparingDouble(each -> -each.loss().win()))
                .limit(TURNING_POINTS)
                .toList();
    }

    private List<Draw> greatest() {
        return report.drawn().stream()
                .sorted(Comparator.comparingDouble(AnalysisPage::weight).reversed())
                .limit(TURNING_POINTS)
                .toList();
    }

    private static double weight(Draw draw) {
        return draw.luck().stream().mapToDouble(each -> Math.abs(each.win())).max().orElse(0);
    }

    private static String caption() {
        return "Chance of winning, as each player could see it when deciding";
    }

    /// Every player's chance of winning along the game.
    public String plot() {
        List<Course> courses = new ArrayList<>();
        int last = 0;
        for (Finding finding : report.findings()) {
            last = Math.max(last, finding.number());
        }
        for (int seat = 0; seat < report.players().size(); seat++) {
            List<Point> points = new ArrayList<>();
            for (Decision decision : report.decided()) {
                if (decision.seat() == seat) {
                    points.add(new Point(decision.number(), decision.after().win()));
                }
            }
            String name = Seats.letter(seat) + " · " + report.players().get(seat);
            courses.add(new Course(name, points));
        }
        return Course.plot(caption(), courses, last);
    }
}
