package dighouse.lab.tune;

import static java.lang.String.format;
import static java.util.Locale.ROOT;

import dighouse.bots.Advisor.Knob;
import dighouse.lab.ResultTable;
import dighouse.lab.ResultTable.Cell;
import dighouse.lab.ResultTable.Draft;
import dighouse.lab.statistics.Interval;
import dighouse.lab.tune.Tuning.Candidate;
import dighouse.lab.tune.Tuning.Found;
import java.util.ArrayList;
import java.util.List;

/// Reports the result of a tuning.
public record TuneReport(Found found) {
    /// All tables: the parameters and how they did.
    public List<ResultTable> sheets() {
        return List.of(knobs(), proofs());
    }

    ResultTable knobs() {
        Draft draft =
                new Draft(
                        "knobs",
                        "Parameters of the advice",
                        "knob",
                        "least",
                        "most",
                        "standard",
                        "tuned");
        for (int i = 0; i < found.knobs().size(); i++) {
            Knob knob = found.knobs().get(i);
            draft.add(
                    Cell.of(knob.name()),
                    Cell.of(knob.least(), 4),
                    Cell.of(knob.most(), 4),
                    Cell.of(knob.standard(), 4),
                    Cell.of(found.best().values().get(i), 4));
        }
        return draft.done();
    }

    ResultTable proofs() {
        Draft draft =
                new Draft(
                        "proofs",
                        "What the tuned parameters take from the current ones, in per cent with 95 %"
                                + " intervals; only the final games count for the verdict",
                        "contest",
                        "share",
                        "low",
                        "high");
        for (Candidate candidate : found.candidates()) {
            draft.add(row(candidate));
        }
        return draft.add(row(found.best())).done();
    }

    private static List<Cell> row(Candidate candidate) {
        List<Cell> row = new ArrayList<>(List.of(Cell.of(candidate.run())));
        row.addAll(Cell.percents(candidate.share()));
        return row;
    }

    /// Says in one sentence whether the tuned parameters are better.
    public String verdict() {
        Interval share = found.best().share();
        String taken =
                format(
                        ROOT,
                        "%.1f %% (%.1f to %.1f)",
                        100 * share.middle(),
                        100 * share.low(),
                        100 * share.high());
        if (share.low() > 0.5) {
            return "The tuned parameters are better: they take " + taken + ".";
        }
        return share.high() < 0.5
                ? "The tuned parameters are worse: they take " + taken + "."
                : "The tuned parameters are not shown to be better: they take " + taken + ".";
    }
}
