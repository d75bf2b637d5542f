package dighouse.lab.study;

import dighouse.kernel.Argument;
import dighouse.kernel.Seats;
import dighouse.lab.ResultTable;
import dighouse.lab.plot.Markup;
import dighouse.lab.plot.Plot;
import dighouse.lab.statistics.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// Writes the results of a study as one page with plots. The page is self-contained and runs no
/// script.
///
/// @param settings what was played, as on the command line
public record StudyPage(StudyReport report, String settings) {
    private static final String STYLE =
            """
            :root { color-scheme: light dark; --ground: #f4eada; --sheet: #fdf8ee; --well: #e8d9bf;
              --line: #d3bf9c; --ink: #2a2019; --soft: #5a493b; --fill: #b08a5b; --mark: #234a7c; }
            @media (prefers-color-scheme: dark) {
              :root { --ground: #171c2c; --sheet: #212940; --well: #11151f; --line: #37415d;
                --ink: #f5ebda; --soft: #c6bbaa; --fill: #8c6746; --mark: #9abdf2; } }
            * { box-sizing: border-box; }
            body { margin: 0; padding: 1rem; color: var(--ink); background: var(--ground);
              font: 1rem/1.4 "Alegreya Sans", "Gill Sans", Optima, Candara, system-ui, sans-serif; }
            header, main { max-width: 76rem; margin: 0 auto; }
            h1, h2 { line-height: 1.1; margin: 0;
              font-family: Alegreya, "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif; }
            h1 { font-size: clamp(1.6rem, 6vw, 2.1rem); margin-top: .5rem; }
            h2 { font-size: 1.35rem; }
            p { margin: .25rem 0 .75rem; color: var(--soft); }
            code { display: inline-block; max-width: 100%; padding: .15rem .5rem; color: var(--ink);
              background: var(--well); border-radius: 4px; overflow-wrap: anywhere; }
            main { display: grid; gap: .75rem; }
            section { min-width: 0; padding: 1rem; background: var(--sheet); border: 1px solid var(--line);
              border-radius: 6px; }
            svg { display: block; width: 100%; height: auto; }
            svg text { font: 12px system-ui, sans-serif; fill: var(--ink); }
            @media (min-width: 60rem) {
              main { grid-template-columns: 1fr 1fr; }
              .parts { grid-column: 2; grid-row: 1 / span 2; }
              .ties { align-self: start; }
              svg text { font-size: 9.5px; } }
            .fill { fill: var(--fill); }
            .outline { fill: none; stroke: var(--mark); stroke-width: 1.5; }
            .grid { stroke: var(--line); stroke-width: .7; }
            .whisker { stroke: var(--ink); stroke-width: 1.4; }
            .equal { stroke: var(--mark); stroke-width: 1.2; stroke-dasharray: 4 3; }
            .scroll { overflow-x: auto; margin-top: .75rem; }
            table { border-collapse: collapse; font-size: .9rem; width: 100%; }
            th, td { padding: .25rem 0 .25rem .6rem; text-align: right; vertical-align: baseline;
              border-bottom: 1px solid var(--line); font-variant-numeric: lining-nums tabular-nums; }
            th { color: var(--soft); font-weight: 600; white-space: nowrap; }
            tbody tr:last-child td { border-bottom: 0; }
            th:first-child, td:first-child { position: sticky; left: 0; padding-left: 0;
              background: var(--sheet); }
            .words { text-align: left; }
            @media (max-width: 30rem) {
              body { padding: .5rem; }
              section { padding: .75rem; }
              table { font-size: .75rem; }
              th, td { padding-left: .35rem; } }
            """;

    /// The whole file.
    public String html() {
        Counts counts = report.counts();
        String title = report.words().title(report.game()) + " · " + report.say("study.title");
        StringBuilder html = new StringBuilder("<!DOCTYPE html>\n");
        html.append("<html lang=\"").append(report.words().language().code()).append("\">\n");
        html.append("<head>\n<meta charset=\"utf-8\"/>\n");
        html.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n");
        html.append(element("title", title)).append("<style>\n").append(STYLE);
        html.append("</style>\n</head>\n<body>\n<header>\n").append(element("h1", title));
        html.append(
                element(
                        "p",
                        report.say(
                                "study.games",
                                Argument.number("games", counts.games()),
                                Argument.number("seats", counts.seats()))));
        html.append("<p>").append(Markup.escape(report.say("study.settings"))).append(" ");
        html.append("<code>")
                .append(Markup.escape(settings))
                .append("</code></p>\n</header>\n<main>\n");
        section(html, "study.wins", winsPlot(), report.wins());
        section(html, "study.points", pointsPlot(), report.points());
        section(
                html,
                "study.parts",
                Plot.pairs(report.say("study.parts"), report.means()),
                report.parts());
        section(html, "study.length", turnsPlot(), report.length());
        section(html, "study.ties", "", report.ties());
        return html.append("</main>\n</body>\n</html>\n").toString();
    }

    private String winsPlot() {
        List<String> names = new ArrayList<>();
        List<Interval> shares = new ArrayList<>();
        IntStream.range(0, report.counts().seats())
                .forEach(seat -> {
                    names.add(Seats.letter(seat) + " · " + report.bots().get(seat));
                    shares.add(report.victories(seat));
                });
        return Plot.intervals(report.say("study.wins"), names, shares, 1.0 / names.size());
    }

    private String pointsPlot() {
        return Plot.histogram(
                report.say("study.points.about"),
                report.say("study.axis.points"),
                report.counts().points(),
                List.of(report.counts().winning()));
    }

    private String turnsPlot() {
        return Plot.histogram(
                report.say("study.length.about"),
                report.say("study.axis.turns"),
                report.counts().turns(),
                List.of());
    }

    private void section(StringBuilder html, String key, String plot, ResultTable sheet) {
        String kind = key.substring(key.indexOf('.') + 1);
        html.append("<section class=\"").append(kind).append("\">\n");
        html.append(element("h2", report.say(key)));
        html.append(element("p", report.say(key + ".about"))).append(plot);
        html.append("<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"");
        html.append(Markup.escape(report.say(key))).append("\">\n<table>\n<thead><tr>");
        for (int i = 0; i < sheet.columns().size(); i++) {
            cell(html, "th", sheet.isText(i), report.column(sheet.columns().get(i)));
        }
        html.append("</tr></thead>\n<tbody>\n");
        for (List<ResultTable.Cell> row : sheet.rows()) {
            html.append("<tr>");
            for (int i = 0; i < row.size(); i++) {
                cell(html, "td", sheet.isText(i), row.get(i).text());
            }
            html.append("</tr>\n");
        }
        html.append("</tbody>\n</table>\n</div>\n</section>\n");
    }

    private static void cell(StringBuilder html, String tag, boolean words, String text) {
        html.append('<').append(tag).append(words ? " class=\"words\">" : ">");
        html.append(Markup.escape(text)).append("</").append(tag).append('>');
    }

    private static String element(String tag, String text) {
        return "<" + tag + ">" + Markup.escape(text) + "</" + tag + ">\n";
    }
}
