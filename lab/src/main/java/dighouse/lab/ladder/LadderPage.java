package dighouse.lab.ladder;

import static java.lang.String.format;
import static java.util.Locale.ROOT;

import dighouse.lab.ResultTable;
import dighouse.lab.ResultTable.Cell;
import dighouse.lab.ResultTable.Draft;
import dighouse.lab.ladder.Ladder.Climbed;
import dighouse.lab.plot.Plot;
import java.util.ArrayList;
import java.util.List;

/// Writes what the ladder of a game found, as tables and as a page of the documentation.
///
/// @param game the game's ID
/// @param command that ran it
/// @param date on which it ended
/// @param machine on which it ran, in a few words
/// @param steps of the skill ladder; none if nobody asked for it
public record LadderPage(
        String game,
        String command,
        String date,
        String machine,
        double scale,
        List<Climbed> climbed,
        List<Skill.Step> steps) {
    public LadderPage {
        climbed = List.copyOf(climbed);
        steps = List.copyOf(steps);
    }

    /// Both tables.
    public List<ResultTable> sheets() {
        return steps.isEmpty() ? List.of(rungs()) : List.of(rungs(), skill());
    }

    ResultTable rungs() {
        Draft draft =
                new Draft(
                        "ladder",
                        "What the stronger bot takes, in per cent, with an interval that stays"
                                + " valid however often one looks",
                        "stronger",
                        "weaker",
                        "seats",
                        "games",
                        "takes",
                        "low",
                        "high",
                        "asked",
                        "verdict",
                        "winners",
                        "ledger");
        for (Climbed each : climbed) {
            Rung rung = each.rung();
            List<Cell> row = new ArrayList<>();
            row.add(Cell.of(rung.stronger()));
            row.add(Cell.of((rung.seats() == 2 ? "" : rung.seats() - 1 + " × ") + rung.weaker()));
            row.add(Cell.of(rung.seats()));
            row.add(Cell.of(each.standings().bouts().size()));
            row.addAll(Cell.percents(each.taken()));
            row.add(Cell.of(format(ROOT, "> %.0f", 100 * rung.asked())));
            row.add(Cell.of(verdict(each)));
            row.add(Cell.of(each.standings().winningPoints().mean(), 1));
            row.add(Cell.of(SanityScores.of(game, rung.seats())));
            draft.add(row);
        }
        return draft.done();
    }

    private static String verdict(Climbed each) {
        if (!each.isSure()) {
            return "not shown to be stronger";
        }
        return each.isMet() ? "met" : "stronger, but less than asked";
    }

    ResultTable skill() {
        Draft draft =
                new Draft(
                        "skill",
                        "What twice the thinking time takes, in per cent with 95 % intervals",
                        "budgets",
                        "games",
                        "share",
                        "low",
                        "high");
        for (Skill.Step step : steps) {
            List<Cell> row = new ArrayList<>(List.of(Cell.of(step.name()), Cell.of(step.games())));
            row.addAll(Cell.percents(step.share()));
            draft.add(row);
        }
        return draft.done();
    }

    /// The page.
    ///
    /// @param plot name of the file with the plot, beside it
    public String markdown(String plot) {
        List<String> lines = new ArrayList<>();
        lines.add("# The ladder of " + game.substring(0, 1).toUpperCase(ROOT) + game.substring(1));
        lines.add("");
        lines.add(
                "Run on " + date + ", " + machine + ", thinking times scaled by " + scale + ", by");
        lines.add("");
        lines.add("```");
        lines.add(command);
        lines.add("```");
        lines.add("");
        lines.add(
                "*Takes* is the share of the points with two seats (a win counts 1, a tie ½) and the"
                        + " share of the victories with more. The stronger bot sits alone and changes"
                        + " seats from game to game. A comparison ends when its interval excludes"
                        + " what equally strong bots would take. The interval is a confidence sequence"
                        + " (ADR 15): with 95 % certainty it is valid for all looks together."
                        + " *Winners* is the mean score of the winner; *ledger* is what the rule"
                        + " ledger gives for comparison.");
        lines.add("");
        lines.addAll(rungs().markdown());
        if (!steps.isEmpty()) {
            lines.add("");
            lines.add("## What time is worth");
            lines.add("");
            lines.add(
                    "The `expert` search against itself with half the thinking time, two seats;"
                            + " 95 % intervals by Wilson. "
                            + Skill.flattening(steps));
            lines.add("");
            lines.addAll(skill().markdown());
            lines.add("");
            lines.add("![What twice the thinking time takes, step by step](" + plot + ")");
        }
        return String.join("\n", lines) + "\n";
    }

    /// The plot of the skill ladder.
    public String plot() {
        return Plot.alone(
                Plot.intervals(
                        skill().title(),
                        steps.stream().map(Skill.Step::name).toList(),
                        steps.stream().map(Skill.Step::share).toList(),
                        0.5));
    }
}
