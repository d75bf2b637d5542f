package dighouse.lab.plot;

import static java.lang.String.format;
import static java.util.Locale.ROOT;

import java.util.List;
import java.util.stream.Collectors;

/// Plots how a share from 0 to 1 changed during a game.
///
/// @param name whose share it is
public record Course(String name, List<Point> points) {
    private static final int WIDTH = 720;
    private static final int LEFT = 52;
    private static final int RIGHT = WIDTH - 12;
    private static final int TOP = 34; // room for the names
    private static final int BOTTOM = 234;
    private static final int HEIGHT = 262;
    private static final int TICKS = 8;

    /// The colours and dashes of the seats.
    private static final List<String> STROKES =
            List.of(
                    "stroke: #bf4e1a",
                    "stroke: #643a86; stroke-dasharray: 12 5",
                    "stroke: #26262b; stroke-dasharray: 6 3 2 3",
                    "stroke: #2ba8a2; stroke-dasharray: 3 5");

    public Course {
        points = List.copyOf(points);
    }

    /// A share after a number of plies.
    public record Point(int ply, double share) {}

    /// All courses in one SVG file.
    ///
    /// @param last ply of the game
    public static String plot(String label, List<Course> courses, int last) {
        StringBuilder svg = new StringBuilder();
        svg.append(
                format(
                        ROOT,
                        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\""
                                + " role=\"img\" aria-label=\"%s\">%n",
                        WIDTH,
                        HEIGHT,
                        Markup.escape(label)));
        svg.append("<style>svg { background: #fff } text { font: 13px sans-serif; fill: #2b2622 }");
        svg.append(" .grid { stroke: #d9d0c3 } polyline { fill: none; stroke-width: 1.8 }");
        svg.append("</style>\n");
        for (int tenth = 0; tenth <= 10; tenth += 2) {
            double y = y(tenth / 10.0);
            svg.append(line("class=\"grid\"", LEFT, y, RIGHT, y));
            svg.append(text(LEFT - 6, y + 4, "end", 10 * tenth + " %"));
        }
        int step = Math.max(1, Math.ceilDiv(last, TICKS * 10) * 10);
        for (int ply = 0; ply <= last; ply += step) {
            svg.append(text(x(ply, last), BOTTOM + 18, "middle", Integer.toString(ply)));
        }
        double from = LEFT;
        for (int i = 0; i < courses.size(); i++) {
            String style = "style=\"" + STROKES.get(i % STROKES.size()) + "; stroke-width: 1.8\"";
            svg.append(line(style, from, 16, from + 26, 16));
            svg.append(text(from + 32, 20, "start", courses.get(i).name));
            svg.append(courses.get(i).line(style, last));
            from += 48 + 8 * courses.get(i).name.length();
        }
        return svg.append("</svg>\n").toString();
    }

    private String line(String style, int last) {
        String corners =
                points.stream()
                        .map(each -> format(ROOT, "%.1f,%.1f", x(each.ply, last), y(each.share)))
                        .collect(Collectors.joining(" "));
        return format(ROOT, "<polyline %s points=\"%s\"/>%n", style, corners);
    }

    private static double x(int ply, int last) {
        return LEFT + (RIGHT - LEFT) * ply / (double) Math.max(1, last);
    }

    private static double y(double share) {
        return BOTTOM - share * (BOTTOM - TOP);
    }

    private static String line(String style, double x1, double y1, double x2, double y2) {
        return format(
                ROOT,
                "<line %s x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>%n",
                style,
                x1,
                y1,
                x2,
                y2);
    }

    private static String text(double x, double y, String anchor, String text) {
        return format(
                ROOT,
                "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>%n",
                x,
                y,
                anchor,
                Markup.escape(text));
    }
}
