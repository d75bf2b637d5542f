package dighouse.lab.statistics;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// Counts measured whole numbers by value. It forgets their order, so that every order gives the
/// same figures.
public final class Spread {
    private final SortedMap<Integer, Integer> counts = new TreeMap<>();
    private int size;
    private long sum;
    private long squares;

    public void add(int value) {
        counts.merge(value, 1, Integer::sum);
        size++;
        sum += value;
        squares += (long) value * value;
    }

    public void addAll(Spread other) {
        other.counts.forEach((value, number) -> counts.merge(value, number, Integer::sum));
        size += other.size;
        sum += other.sum;
        squares += other.squares;
    }

    /// How often each value was measured, the least first.
    public Map<Integer, Integer> counts() {
        return Map.copyOf(counts);
    }

    public int size() {
        return size;
    }

    public long sum() {
        return sum;
    }

    public double mean() {
        return size == 0 ? 0 : sum / (double) size;
    }

    /// The standard deviation of one value.
    public double deviation() {
        if (size < 2) {
            return 0;
        }
        double around = squares - sum * mean();
        return Math.sqrt(Math.max(0, around) / (size - 1));
    }

    public int least() {
        return size == 0 ? 0 : counts.firstKey();
    }

    public int most() {
        return size == 0 ? 0 : counts.lastKey();
    }

    /// The least value that a part of all values does not exceed (a quantile).
    ///
    /// @param part from 0 to 1; a half gives the median
    public int quantile(double part) {
        int below = 0;
        for (Map.Entry<Integer, Integer> entry : counts.entrySet()) {
            below += entry.getValue();
            if (below >= part * size) {
                return entry.getKey();
            }
        }
        return most();
    }

    /// How many values lie from `from` to the one before `to`.
    public int count(int from, int to) {
        int count = 0;
        for (int number : counts.subMap(from, to).values()) {
            count += number;
        }
        return count;
    }
}
