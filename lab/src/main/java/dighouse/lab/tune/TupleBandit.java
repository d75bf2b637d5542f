package dighouse.lab.tune;

import dighouse.kernel.Randomness;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Searches a grid whose points can be evaluated only with much noise (N-tuple bandit).
///
/// It keeps statistics for every single knob, every pair of knobs and the whole point; the estimate
/// for a point is the mean of all these. From the point tried last it goes to the neighbour that
/// looks best, with a bonus for those seldom tried. So thousands of short games also say something
/// about points that were never tried.
final class TupleBandit {
    private static final int NEIGHBOURS = 50;
    private static final double EXPLORATION = 0.1; // bonus, in units of worth (0 to 1)
    private static final double A_FEW = 5; // average tries that are added to each statistic
    private static final double HARDLY_ANY = 0.5; // assumed number of tries of an untried value

    private final Grid grid;
    private final Randomness random;
    private final List<List<Integer>> tuples = new ArrayList<>(); // each a choice of knobs
    private final Map<List<Integer>, Tries> tries = new LinkedHashMap<>();
    private final Set<List<Integer>> points = new LinkedHashSet<>(); // that were tried
    private List<Integer> current;
    private double all; // sum of the worth of all tries
    private int total;

    private static final class Tries {
        double sum;
        int number;
    }

    TupleBandit(Grid grid, Randomness random) {
        this.grid = grid;
        this.random = random;
        current = grid.standard();
        List<Integer> all = new ArrayList<>();
        for (int knob = 0; knob < grid.knobs(); knob++) {
            tuples.add(List.of(knob));
            all.add(knob);
            for (int other = 0; other < knob; other++) {
                tuples.add(List.of(other, knob));
            }
        }
        if (grid.knobs() > 2) {
            tuples.add(all);
        }
    }

    /// Points to try next, the most promising first; the standard point if nothing was tried yet.
    List<List<Integer>> next(int number) {
        if (total == 0) {
            List<List<Integer>> first = new ArrayList<>(List.of(grid.standard()));
            while (first.size() < number) {
                first.add(neighbour(grid.standard()));
            }
            return first;
        }
        Set<List<Integer>> neighbours = new LinkedHashSet<>();
        for (int i = 0; i < NEIGHBOURS; i++) {
            neighbours.add(neighbour(current));
        }
        List<List<Integer>> sorted = new ArrayList<>(neighbours);
        sorted.sort(Comparator.comparingDouble(point -> -(mean(point) + doubt(point))));
        List<List<Integer>> best = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            best.add(sorted.get(i % sorted.size()));
        }
        return best;
    }

    /// A neighbour: one knob certainly changed, each other one now and then.
    private List<Integer> neighbour(List<Integer> point) {
        List<Integer> neighbour = new ArrayList<>(point);
        int certain = random.below(grid.knobs());
        for (int knob = 0; knob < grid.knobs(); knob++) {
            if (knob == certain || random.below(grid.knobs()) == 0) {
                neighbour.set(knob, random.below(grid.size(knob)));
            }
        }
        return List.copyOf(neighbour);
    }

    /// Adds the result of a try.
    ///
    /// @param worth from 0 to 1
    void add(List<Integer> point, double worth) {
        for (int tuple = 0; tuple < tuples.size(); tuple++) {
            Tries counted = tries.computeIfAbsent(key(tuple, point), absent -> new Tries());
            counted.sum += worth;
            counted.number++;
        }
        points.add(point);
        all += worth;
        total++;
        current = point;
    }

    private List<Integer> key(int tuple, List<Integer> point) {
        List<Integer> key = new ArrayList<>(List.of(tuple));
        for (int knob : tuples.get(tuple)) {
            key.add(point.get(knob));
        }
        return key;
    }

    /// The estimated worth of a point. A few average tries are added to each statistic, so that few
    /// tries count little.
    double mean(List<Integer> point) {
        double average = total == 0 ? 0.5 : all / total;
        double sum = 0;
        for (int tuple = 0; tuple < tuples.size(); tuple++) {
            Tries counted = tries.get(key(tuple, point));
            sum +=
                    counted == null
                            ? average
                            : (counted.sum + A_FEW * average) / (counted.number + A_FEW);
        }
        return sum / tuples.size();
    }

    private double doubt(List<Integer> point) {
        double sum = 0;
        for (int tuple = 0; tuple < tuples.size(); tuple++) {
            Tries counted = tries.get(key(tuple, point));
            double number = counted == null ? HARDLY_ANY : counted.number;
            sum += Math.sqrt(Math.log(1 + total) / number);
        }
        return EXPLORATION * sum / tuples.size();
    }

    /// The best of all points that were tried.
    List<Integer> best() {
        return points.stream()
                .max(Comparator.comparingDouble(this::mean))
                .orElseThrow(() -> new IllegalStateException("nothing was tried"));
    }
}
