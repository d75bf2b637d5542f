package dighouse.lab;

import dighouse.kernel.Seats;
import dighouse.lab.ResultTable.Cell;
import dighouse.lab.ResultTable.Draft;
import dighouse.lab.statistics.Interval;
import dighouse.lab.statistics.Ratings;
import dighouse.lab.statistics.Ratings.Comparison;
import dighouse.lab.statistics.Spread;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// Sums up the games of a contest.
///
/// @param names of the entrants
public record Standings(List<String> names, int seats, List<ContestGame> bouts) {
    public Standings {
        names = List.copyOf(names);
        bouts = List.copyOf(bouts);
    }

    /// All tables of the report.
    public List<ResultTable> sheets() {
        List<ResultTable> sheets = new ArrayList<>(List.of(results()));
        if (names.size() > 2) {
            sheets.add(pairs());
        }
        sheets.add(bySeat());
        sheets.add(ladder());
        return sheets;
    }

    /// The games in which an entrant takes part.
    private List<ContestGame> bouts(int entrant) {
        return bouts.stream().filter(played -> played.lineup().contains(entrant)).toList();
    }

    /// The share that an entrant takes from the others.
    public Interval share(int entrant) {
        List<ContestGame> own = bouts(entrant);
        return Interval.share(
                own.stream().mapToDouble(played -> played.share(entrant)).sum(), own.size());
    }

    /// How often an entrant wins; a shared victory is divided equally.
    public Interval victories(int entrant) {
        List<ContestGame> own = bouts(entrant);
        return Interval.share(
                own.stream().mapToDouble(played -> played.victory(entrant)).sum(), own.size());
    }

    /// The points of the winners.
    public Spread winningPoints() {
        Spread points = new Spread();
        bouts.forEach(played -> points.add(played.winningPoints()));
        return points;
    }

    /// One row per entrant: shares, victories, points and places.
    public ResultTable results() {
        List<String> columns =
                new ArrayList<>(
                        List.of(
                                "bot",
                                "games",
                                "share",
                                "low",
                                "high",
                                "wins",
                                "winsLow",
                                "winsHigh",
                                "points",
                                "stddev"));
        for (int place = 1; place <= seats; place++) {
            columns.add("place" + place);
        }
        Draft draft =
                new Draft(
                        "results",
                        "Share of the other seats beaten, and victories, in per cent with 95 %"
                                + " intervals; points and places",
                        columns.toArray(String[]::new));
        for (int entrant = 0; entrant < names.size(); entrant++) {
            Spread points = points(entrant, -1);
            List<Cell> row =
                    new ArrayList<>(
                            List.of(Cell.of(names.get(entrant)), Cell.of(bouts(entrant).size())));
            row.addAll(Cell.percents(share(entrant)));
            row.addAll(Cell.percents(victories(entrant)));
            row.add(Cell.of(points.mean(), 2));
            row.add(Cell.of(points.deviation(), 2));
            for (int place = 1; place <= seats; place++) {
                row.add(Cell.of(places(entrant, place)));
            }
            draft.add(row);
        }
        return draft.done();
    }

    /// The points of an entrant on one seat, or on all seats (-1).
    private Spread points(int entrant, int seat) {
        Spread points = new Spread();
        for (ContestGame played : bouts) {
            for (int each = 0; each < seats; each++) {
                if (played.lineup().get(each) == entrant && (seat < 0 || seat == each)) {
                    points.add(played.points().get(each));
                }
            }
        }
        return points;
    }

    private long places(int entrant, int place) {
        return bouts.stream()
                .flatMapToInt(played ->
                        IntStream.range(0, seats)
                                .filter(seat ->
                                        played.lineup().get(seat) == entrant
                                                && played.places().get(seat) == place))
                .count();
    }

    /// What each entrant took from each other.
    public ResultTable pairs() {
        Draft draft =
                new Draft(
                        "pairs",
                        "What each takes from each other, in per cent with 95 % intervals",
                        "bot",
                        "from",
                        "games",
                        "share",
                        "low",
                        "high");
        for (int one = 0; one < names.size(); one++) {
            for (int other = one + 1; other < names.size(); other++) {
                List<Cell> row =
                        new ArrayList<>(
                                List.of(Cell.of(names.get(one)), Cell.of(names.get(other))));
                row.addAll(pair(one, other));
                draft.add(row);
            }
        }
        return draft.done();
    }

    private List<Cell> pair(int one, int other) {
        double taken = 0;
        int games = 0;
        for (ContestGame played : bouts) {
            List<Comparison> meetings =
                    comparisons(played).stream()
                            .filter(each -> each.entrant() == one && each.other() == other)
                            .toList();
            if (!meetings.isEmpty()) {
                taken += meetings.stream().mapToDouble(Comparison::taken).average().orElse(0);
                games++;
            }
        }
        List<Cell> cells = new ArrayList<>(List.of(Cell.of(games)));
        cells.addAll(Cell.percents(Interval.share(taken, games)));
        return cells;
    }

    /// Calls back once for every pair of seats with different entrants, the lower entrant first.
    private List<Comparison> comparisons(ContestGame played) {
        List<Comparison> comparisons = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            for (int other = 0; other < seats; other++) {
                int one = played.lineup().get(seat);
                int two = played.lineup().get(other);
                if (one < two) {
                    comparisons.add(new Comparison(one, two, played.taken(seat, other)));
                }
            }
        }
        return comparisons;
    }

    /// Points by entrant and seat.
    public ResultTable bySeat() {
        Draft draft =
                new Draft(
                        "bySeat",
                        "Points on each seat",
                        "bot",
                        "seat",
                        "games",
                        "points",
                        "stddev");
        for (int entrant = 0; entrant < names.size(); entrant++) {
            for (int seat = 0; seat < seats; seat++) {
                Spread points = points(entrant, seat);
                draft.add(
                        Cell.of(names.get(entrant)),
                        Cell.of(Seats.letter(seat)),
                        Cell.of(points.size()),
                        Cell.of(points.mean(), 2),
                        Cell.of(points.deviation(), 2));
            }
        }
        return draft.done();
    }

    /// The ratings, the strongest entrant first.
    public ResultTable ladder() {
        List<Interval> ratings =
                Ratings.fit(names.size(), bouts.stream().map(this::comparisons).toList());
        Draft draft =
                new Draft(
                        "ladder",
                        "Ratings (Bradley-Terry on Elo's scale, mean 0) with 95 % intervals",
                        "bot",
                        "rating",
                        "low",
                        "high");
        IntStream.range(0, names.size())
                .boxed()
                .sorted(Comparator.comparingDouble(entrant -> -ratings.get(entrant).middle()))
                .forEach(entrant -> {
                    Interval rating = ratings.get(entrant);
                    draft.add(
                            Cell.of(names.get(entrant)),
                            Cell.of(rating.middle(), 0),
                            Cell.of(rating.low(), 0),
                            Cell.of(rating.high(), 0));
                });
        return draft.done();
    }
}
