package dighouse.lab.study;

import dighouse.catalogue.Words;
import dighouse.kernel.Argument;
import dighouse.kernel.Seats;
import dighouse.lab.ResultTable;
import dighouse.lab.ResultTable.Cell;
import dighouse.lab.ResultTable.Draft;
import dighouse.lab.plot.Plot;
import dighouse.lab.statistics.Interval;
import dighouse.lab.statistics.Spread;
import dighouse.lab.study.Counts.PartSum;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The results of a study, as tables in one language.
///
/// @param game the game's ID
/// @param bots their names by seat
public record StudyReport(String game, List<String> bots, Counts counts, Words words) {
    private static final String WORD_LIST = "lab";

    public StudyReport {
        bots = List.copyOf(bots);
    }

    String say(String key, Argument... arguments) {
        return words.say(WORD_LIST, key, List.of(arguments), List.of());
    }

    /// The heading of a column, for people.
    public String column(String id) {
        return say("column." + id);
    }

    /// All tables, in the order of the page.
    public List<ResultTable> sheets() {
        return List.of(wins(), points(), parts(), length(), ties());
    }

    /// The victories of a seat.
    Interval victories(int seat) {
        return Interval.share(counts.victories(seat), counts.games());
    }

    ResultTable wins() {
        Draft draft = new Draft("wins", say("study.wins"), "seat", "bot", "wins", "low", "high");
        for (int seat = 0; seat < counts.seats(); seat++) {
            List<Cell> row =
                    new ArrayList<>(List.of(Cell.of(Seats.letter(seat)), Cell.of(bots.get(seat))));
            row.addAll(Cell.percents(victories(seat)));
            draft.add(row);
        }
        return draft.done();
    }

    ResultTable points() {
        Draft draft = spreads("points", "study.points", "who");
        for (int seat = 0; seat < counts.seats(); seat++) {
            draft.add(spread(Seats.letter(seat), counts.points(seat)));
        }
        draft.add(spread(say("row.everyone"), counts.points()));
        draft.add(spread(say("row.winners"), counts.winning()));
        draft.add(spread(say("row.margin"), counts.margins()));
        return draft.done();
    }

    ResultTable length() {
        return spreads("length", "study.length", "what")
                .add(spread(say("row.turns"), counts.turns()))
                .add(spread(say("row.decisions"), counts.decisions()))
                .add(spread(say("row.plies"), counts.plies()))
                .done();
    }

    private Draft spreads(String id, String title, String first) {
        return new Draft(
                id,
                say(title),
                first,
                "mean",
                "stddev",
                "least",
                "quarter",
                "median",
                "threeQuarters",
                "most");
    }

    private static List<Cell> spread(String name, Spread spread) {
        return List.of(
                Cell.of(name),
                Cell.of(spread.mean(), 2),
                Cell.of(spread.deviation(), 2),
                Cell.of(spread.least()),
                Cell.of(spread.quantile(0.25)),
                Cell.of(spread.quantile(0.5)),
                Cell.of(spread.quantile(0.75)),
                Cell.of(spread.most()));
    }

    /// What each kind of points brings a seat and a winner on average, the most valuable first;
    /// without kinds that bring nothing.
    List<Plot.Pair> means() {
        Map<String, PartSum> sums = new TreeMap<>();
        counts.parts()
                .forEach((part, sum) ->
                        sums.merge(words.scoreParts(game, part), sum, PartSum::plus));
        double seats = (double) counts.games() * counts.seats();
        List<Plot.Pair> means = new ArrayList<>();
        sums.forEach((name, sum) ->
                means.add(
                        new Plot.Pair(
                                name,
                                sum.all() / seats,
                                sum.winners() / (double) counts.winners())));
        means.removeIf(mean -> mean.first() == 0);
        means.sort(Comparator.comparingDouble(mean -> -mean.first()));
        return means;
    }

    ResultTable parts() {
        Draft draft = new Draft("parts", say("study.parts"), "part", "mean", "share", "winners");
        double all = counts.points().mean();
        for (Plot.Pair mean : means()) {
            draft.add(
                    Cell.of(mean.name()),
                    Cell.of(mean.first(), 2),
                    Cell.percent(all == 0 ? 0 : mean.first() / all),
                    Cell.of(mean.second(), 2));
        }
        return draft.done();
    }

    ResultTable ties() {
        Draft draft = new Draft("ties", say("study.ties"), "what", "games", "percent");
        draft.add(tie(say("row.equal"), counts.margins().count(0, 1)));
        draft.add(tie(say("row.shared"), counts.shared()));
        Map<String, Integer> decided = new TreeMap<>();
        counts.tieBreaks()
                .forEach((tieBreak, games) ->
                        decided.merge(
                                words.tieBreak(game, tieBreak, List.of()), games, Integer::sum));
        decided.forEach((name, games) -> draft.add(tie(name, games)));
        return draft.done();
    }

    private List<Cell> tie(String name, int games) {
        return List.of(
                Cell.of(name), Cell.of(games), Cell.percent(games / (double) counts.games()));
    }
}
