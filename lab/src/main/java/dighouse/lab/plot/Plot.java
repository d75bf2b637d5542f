package dighouse.lab.plot;

import static java.lang.String.format;
import static java.util.Locale.ROOT;

import dighouse.lab.statistics.Interval;
import dighouse.lab.statistics.Spread;
import java.util.List;

/// Draws plots as SVG, small enough to be read on a phone. Colours come from the page's style.
public final class Plot {
    private static final int WIDTH = 340;
    private static final int LEFT = 34; // room for the numbers beside an axis
    private static final int RIGHT = WIDTH - 8;
    private static final int TOP = 10;
    private static final int BOTTOM = 150;
    private static final int HEIGHT = 190;
    private static final int MOST_BINS = 34;
    private static final int ROW = 38;

    private static final String ALONE =
            "svg { background: #fff } text { font: 12px sans-serif; fill: #2b2622 }"
                    + " .fill { fill: #c58b4e } .whisker { stroke: #2b2622; stroke-width: 1.4 }"
                    + " .equal { stroke: #2f5d73; stroke-width: 1.2; stroke-dasharray: 4 3 }";

    private final StringBuilder svg = new StringBuilder();

    /// Two means of one thing.
    public record Pair(String name, double first, double second) {}

    private Plot(String label, int height) {
        add(
                format(
                        ROOT,
                        "<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\">",
                        WIDTH,
                        height,
                        Markup.escape(label)));
    }

    /// The same plot as a separate file with a white background.
    public static String alone(String plot) {
        return plot.replaceFirst(
                "<svg ([^>]*)>",
                "<svg xmlns=\"http://www.w3.org/2000/svg\" $1>\n<style>" + ALONE + "</style>\n");
    }

    private void add(String element) {
        svg.append(element).append('\n');
    }

    private String done() {
        return svg.append("</svg>\n").toString();
    }

    private void text(double x, double y, String anchor, String text) {
        add(
                format(
                        ROOT,
                        "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>",
                        x,
                        y,
                        anchor,
                        Markup.escape(text)));
    }

    private void line(String kind, double x1, double y1, double x2, double y2) {
        add(
                format(
                        ROOT,
                        "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>",
                        kind,
                        x1,
                        y1,
                        x2,
                        y2));
    }

    private void bar(String kind, double x, double y, double width, double height) {
        add(
                format(
                        ROOT,
                        "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/>",
                        kind,
                        x,
                        y,
                        Math.max(0, width),
                        Math.max(0, height)));
    }

    /// A histogram, filled, and optionally a part of the values as an outline.
    public static String histogram(String label, String axis, Spread all, List<Spread> outlines) {
        int width = Math.max(1, Math.ceilDiv(all.most() - all.least() + 1, MOST_BINS));
        int from = Math.floorDiv(all.least(), width) * width;
        int bins = Math.floorDiv(all.most() - from, width) + 1;
        double tallest = tallest(all, from, width, bins);
        for (Spread outline : outlines) {
            tallest = Math.max(tallest, tallest(outline, from, width, bins));
        }
        Plot plot = new Plot(label, HEIGHT);
        plot.percentAxis(tallest);
        double step = (RIGHT - LEFT) / (double) bins;
        for (int bin = 0; bin < bins; bin++) {
            double height = share(all, from + bin * width, width) / tallest * (BOTTOM - TOP);
            plot.bar("fill", LEFT + bin * step, BOTTOM - height, step - 0.6, height);
        }
        for (Spread outline : outlines) {
            plot.outline(outline, from, width, bins, tallest);
        }
        plot.valueAxis(axis, from, width, bins);
        return plot.done();
    }

    private static double share(Spread spread, int from, int width) {
        return spread.count(from, from + width) / (double) spread.size();
    }

    private static double tallest(Spread spread, int from, int width, int bins) {
        double tallest = 0;
        for (int bin = 0; bin < bins; bin++) {
            tallest = Math.max(tallest, share(spread, from + bin * width, width));
        }
        return tallest;
    }

    private void percentAxis(double tallest) {
        double percent = 100 * tallest;
        double step = niceStep(percent, 4);
        for (double tick = 0; tick <= percent; tick += step) {
            double y = BOTTOM - tick / percent * (BOTTOM - TOP);
            line("grid", LEFT, y, RIGHT, y);
            text(LEFT - 4, y + 4, "end", format(ROOT, step < 1 ? "%.1f" : "%.0f", tick));
        }
    }

    private void valueAxis(String axis, int from, int width, int bins) {
        double last = from + (double) bins * width;
        double step = Math.max(1, niceStep(last - from, 7));
        for (double tick = Math.ceil(from / step) * step; tick < last; tick += step) {
            double x = LEFT + (tick - from + width / 2.0) / (last - from) * (RIGHT - LEFT);
            text(Math.min(x, RIGHT - 6), BOTTOM + 16, "middle", format(ROOT, "%.0f", tick));
        }
        text((LEFT + RIGHT) / 2.0, BOTTOM + 34, "middle", axis);
    }

    private void outline(Spread spread, int from, int width, int bins, double tallest) {
        double step = (RIGHT - LEFT) / (double) bins;
        StringBuilder points = new StringBuilder();
        for (int bin = 0; bin < bins; bin++) {
            double share = share(spread, from + bin * width, width);
            double y = BOTTOM - share / tallest * (BOTTOM - TOP);
            points.append(
                    format(
                            ROOT,
                            "%.1f,%.1f %.1f,%.1f ",
                            LEFT + bin * step,
                            y,
                            LEFT + (bin + 1) * step,
                            y));
        }
        add(format(ROOT, "<polyline class=\"outline\" points=\"%s\"/>", points.toString().strip()));
    }

    /// A step of 1, 2 or 5 times a power of ten, so that about a given number of steps fits.
    private static double niceStep(double range, int wanted) {
        double raw = Math.max(range, 1e-9) / wanted;
        double power = Math.pow(10, Math.floor(Math.log10(raw)));
        double times = raw / power;
        return power * (times <= 1 ? 1 : times <= 2 ? 2 : times <= 5 ? 5 : 10);
    }

    /// Shares with their intervals, one below the other, and a line at equality.
    public static String intervals(
            String label, List<String> names, List<Interval> shares, double equal) {
        int height = TOP + names.size() * ROW + 24;
        double most =
                Math.min(1, 1.1 * shares.stream().mapToDouble(Interval::high).max().orElse(1));
        Plot plot = new Plot(label, height);
        double scale = (RIGHT - 20) / most;
        for (int i = 0; i < names.size(); i++) {
            Interval share = shares.get(i);
            double y = TOP + i * ROW;
            plot.text(4, y + 12, "start", names.get(i));
            plot.bar("fill", 4, y + 17, share.middle() * scale, 11);
            plot.line(
                    "whisker",
                    4 + share.low() * scale,
                    y + 22.5,
                    4 + share.high() * scale,
                    y + 22.5);
            plot.line("whisker", 4 + share.low() * scale, y + 18, 4 + share.low() * scale, y + 27);
            plot.line(
                    "whisker", 4 + share.high() * scale, y + 18, 4 + share.high() * scale, y + 27);
            plot.text(RIGHT, y + 12, "end", format(ROOT, "%.1f %%", 100 * share.middle()));
        }
        double bottom = TOP + names.size() * ROW;
        plot.line("equal", 4 + equal * scale, TOP, 4 + equal * scale, bottom);
        plot.text(4 + equal * scale, bottom + 15, "middle", format(ROOT, "%.0f %%", 100 * equal));
        return plot.done();
    }

    /// Pairs of means, one below the other: the first filled, the second as an outline.
    public static String pairs(String label, List<Pair> means) {
        double most =
                means.stream()
                        .mapToDouble(
                                mean -> Math.max(Math.abs(mean.first()), Math.abs(mean.second())))
                        .max()
                        .orElse(1);
        Plot plot = new Plot(label, TOP + means.size() * ROW);
        double scale = (RIGHT - 8) / most;
        for (int i = 0; i < means.size(); i++) {
            Pair mean = means.get(i);
            double y = TOP + i * ROW;
            plot.text(4, y + 12, "start", mean.name());
            plot.text(
                    RIGHT, y + 12, "end", format(ROOT, "%.1f (%.1f)", mean.first(), mean.second()));
            plot.bar("fill", 4, y + 17, Math.abs(mean.first()) * scale, 11);
            plot.bar("outline", 4, y + 17, Math.abs(mean.second()) * scale, 11);
        }
        return plot.done();
    }
}
