package dighouse.lab;

import dighouse.kernel.Malformed;
import dighouse.kernel.Result;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/// The result of one game of a contest.
///
/// @param number of the game in its contest, from 0
/// @param lineup entrants by seat
/// @param points by seat
/// @param places by seat, from 1; seats may share a place
/// @param plies of the game, chance included
public record ContestGame(
        int number, List<Integer> lineup, List<Integer> points, List<Integer> places, int plies) {
    private static final int FIELDS = 4;

    public ContestGame {
        lineup = List.copyOf(lineup);
        points = List.copyOf(points);
        places = List.copyOf(places);
        if (points.size() != lineup.size() || places.size() != lineup.size()) {
            throw new Malformed(
                    "A game of the journal has a different number of points and seats.");
        }
    }

    static ContestGame of(int number, List<Integer> lineup, Result result, int plies) {
        if (!(result instanceof Result.Places ended)) {
            throw new IllegalArgumentException("a contest needs places");
        }
        List<Integer> points = new ArrayList<>(Collections.nCopies(lineup.size(), 0));
        List<Integer> places = new ArrayList<>(points);
        for (Result.Standing standing : ended.standings()) {
            points.set(standing.seat(), standing.points());
            places.set(standing.seat(), standing.place());
        }
        return new ContestGame(number, lineup, points, places, plies);
    }

    public int seats() {
        return lineup.size();
    }

    /// What the entrant on one seat takes from the one on another: 1 for a better place, a half for
    /// the same place.
    public double taken(int seat, int other) {
        int margin = Integer.compare(places.get(other), places.get(seat));
        return (1 + margin) / 2.0;
    }

    /// The share of the others' seats that an entrant beats, from 0 to 1; with several seats, the
    /// mean of these. The entrant must take part, and not alone.
    public double share(int entrant) {
        double taken = 0;
        int meetings = 0;
        for (int seat = 0; seat < seats(); seat++) {
            for (int other = 0; other < seats(); other++) {
                if (lineup.get(seat) == entrant && lineup.get(other) != entrant) {
                    taken += taken(seat, other);
                    meetings++;
                }
            }
        }
        return taken / meetings;
    }

    /// The entrant's part of the victory; a shared victory is divided equally.
    public double victory(int entrant) {
        double winners = 0;
        double own = 0;
        for (int seat = 0; seat < seats(); seat++) {
            if (places.get(seat) == 1) {
                winners++;
                own += lineup.get(seat) == entrant ? 1 : 0;
            }
        }
        return own / winners;
    }

    /// The points of the winner.
    public int winningPoints() {
        return points.get(places.indexOf(1));
    }

    /// Everything but the number, in one line.
    String text() {
        return row(lineup) + " " + row(points) + " " + row(places) + " " + plies;
    }

    /// Reads a line of [#text].
    ///
    /// @throws Malformed if it is not one
    static ContestGame parse(int number, String text) {
        String[] fields = text.split(" ", -1);
        if (fields.length != FIELDS) {
            throw new Malformed("\"" + text + "\" is not a game of a contest.");
        }
        return new ContestGame(
                number,
                numbers(fields[0]),
                numbers(fields[1]),
                numbers(fields[2]),
                numbers(fields[3]).getFirst());
    }

    private static String row(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    private static List<Integer> numbers(String row) {
        try {
            return Arrays.stream(row.split(",", -1)).map(Integer::valueOf).toList();
        } catch (NumberFormatException notANumber) {
            throw new Malformed("\"" + row + "\" is not a row of numbers.");
        }
    }
}
