package dighouse.lab.study;

import dighouse.kernel.Phrase;
import dighouse.kernel.Result;
import dighouse.kernel.Score;
import dighouse.lab.statistics.Spread;
import dighouse.lab.study.Study.Ended;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Sums up the games of a study in whole numbers, so that the order in which games end makes no
/// difference.
public final class Counts {
    /// The number of parts of a victory, so that shared victories stay whole numbers.
    private static final int VICTORY = 12; // divides by 2, 3 and 4 winners

    private final int seats;
    private final List<Spread> points = new ArrayList<>(); // by seat
    private final long[] victories; // by seat, in parts
    private final Spread winning = new Spread(); // points of winners
    private final Spread margins = new Spread(); // points of the first above the second
    private final Spread plies = new Spread();
    private final Spread decisions = new Spread();
    private final Spread turns = new Spread();
    private final Map<Phrase, PartSum> parts = new LinkedHashMap<>();
    private final Map<Phrase, Integer> tieBreaks = new LinkedHashMap<>();
    private int games;
    private int winners;
    private int shared;

    /// How many points a part of the score brought.
    ///
    /// @param all to all seats together
    /// @param winners to all winners together
    record PartSum(long all, long winners) {
        PartSum plus(PartSum other) {
            return new PartSum(all + other.all, winners + other.winners);
        }
    }

    Counts(int seats) {
        this.seats = seats;
        victories = new long[seats];
        for (int seat = 0; seat < seats; seat++) {
            points.add(new Spread());
        }
    }

    void add(Ended ended) {
        games++;
        plies.add(ended.plies());
        decisions.add(ended.decisions());
        turns.add(ended.turns());
        ended.tieBreaks().forEach(tieBreak -> tieBreaks.merge(tieBreak, 1, Integer::sum));
        addPlaces(ended.result());
        for (Score score : ended.scores()) {
            points.get(score.seat()).add(score.points());
            boolean won = ended.result().place(score.seat()) == 1;
            for (Score.Part part : score.parts()) {
                parts.merge(
                        part.what(),
                        new PartSum(part.points(), won ? part.points() : 0),
                        PartSum::plus);
            }
        }
    }

    private void addPlaces(Result.Places result) {
        List<Result.Standing> standings = result.standings();
        List<Result.Standing> first =
                standings.stream().filter(standing -> standing.place() == 1).toList();
        for (Result.Standing winner : first) {
            victories[winner.seat()] += VICTORY / first.size();
            winning.add(winner.points());
        }
        winners += first.size();
        shared += first.size() > 1 ? 1 : 0;
        margins.add(standings.get(0).points() - standings.get(1).points());
    }

    public int games() {
        return games;
    }

    public int seats() {
        return seats;
    }

    int winners() {
        return winners;
    }

    /// Games with a shared victory.
    int shared() {
        return shared;
    }

    /// Victories of a seat; shared ones are divided equally.
    double victories(int seat) {
        return victories[seat] / (double) VICTORY;
    }

    Spread points(int seat) {
        return points.get(seat);
    }

    /// The points of all seats.
    Spread points() {
        Spread all = new Spread();
        points.forEach(all::addAll);
        return all;
    }

    Spread winning() {
        return winning;
    }

    Spread margins() {
        return margins;
    }

    Spread plies() {
        return plies;
    }

    Spread decisions() {
        return decisions;
    }

    Spread turns() {
        return turns;
    }

    Map<Phrase, PartSum> parts() {
        return parts;
    }

    /// What decided ties, and in how many games.
    Map<Phrase, Integer> tieBreaks() {
        return tieBreaks;
    }
}
