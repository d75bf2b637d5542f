package dighouse.lab.bench;

import static java.lang.String.format;
import static java.util.Locale.ROOT;

import dighouse.kernel.JsonWriter;
import dighouse.kernel.Xoshiro;
import dighouse.pergamon.BestRow;
import dighouse.pergamon.PergamonEdition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// How long Pergamon's search for the best row of 14 tiles takes, in nanoseconds of processor time.
/// All hands are searched five times.
///
/// @param number how many hands of this kind
/// @param mean time of all answers
/// @param high 99 of 100 answers take no longer
/// @param hardest time of the slowest hand, by the fastest of its five answers
/// @param longest time of the slowest single answer
/// @param bytes allocated per answer
/// @param steps of the calibration in the time of a mean answer
public record RowSearchSpeed(
        RowSearchHands hands,
        int number,
        double mean,
        long high,
        long hardest,
        long longest,
        double bytes,
        double steps) {
    private static final int PASSES = 5;
    private static final long WARM_UP_NANOS = 1_000_000_000L;
    private static final long SEED = 14;

    /// Measures every kind of hands, after a warm-up with all of them.
    public static List<RowSearchSpeed> measure(PergamonEdition edition, int number) {
        BestRow search = new BestRow(edition);
        Map<RowSearchHands, long[]> all = new EnumMap<>(RowSearchHands.class);
        for (RowSearchHands sort : RowSearchHands.values()) {
            Xoshiro random = new Xoshiro(SEED);
            long[] hands = new long[number];
            Arrays.setAll(hands, i -> sort.draw(edition.tiles(), random));
            all.put(sort, hands);
        }
        Stopwatch warmUp = new Stopwatch();
        while (!warmUp.hasRun(WARM_UP_NANOS)) {
            all.values().forEach(hands -> time(search, hands, new long[number]));
        }
        Stopwatch watch = new Stopwatch();
        double stepsPerNano = watch.rate(PlayBenchmark.calibrate(watch, WARM_UP_NANOS)).cpu() / 1e9;
        List<RowSearchSpeed> figures = new ArrayList<>();
        all.forEach((sort, hands) -> figures.add(measure(search, sort, hands, stepsPerNano)));
        return figures;
    }

    private static RowSearchSpeed measure(
            BestRow search, RowSearchHands sort, long[] hands, double stepsPerNano) {
        long[] answers = new long[PASSES * hands.length];
        long[] fastest = new long[hands.length];
        long[] pass = new long[hands.length];
        Arrays.fill(fastest, Long.MAX_VALUE);
        Stopwatch watch = new Stopwatch();
        for (int i = 0; i < PASSES; i++) {
            time(search, hands, pass);
            System.arraycopy(pass, 0, answers, i * hands.length, hands.length);
            for (int hand = 0; hand < hands.length; hand++) {
                fastest[hand] = Math.min(fastest[hand], pass[hand]);
            }
        }
        double bytes = watch.bytes() / (double) answers.length;
        Arrays.sort(answers);
        double mean = Arrays.stream(answers).average().orElseThrow();
        return new RowSearchSpeed(
                sort,
                hands.length,
                mean,
                answers[answers.length * 99 / 100],
                Arrays.stream(fastest).max().orElseThrow(),
                answers[answers.length - 1],
                bytes,
                mean * stepsPerNano);
    }

    private static void time(BestRow search, long[] hands, long[] nanos) {
        for (int i = 0; i < hands.length; i++) {
            long start = Stopwatch.cpuNanos();
            int value = search.search(hands[i]);
            nanos[i] = Stopwatch.cpuNanos() - start;
            if (value < 0) {
                throw new IllegalStateException("a row is worth less than nothing");
            }
        }
    }

    public void write(JsonWriter json) {
        json.beginObject().name("hands").value(hands.title()).name("number").value(number);
        json.name("meanNanos").raw(format(ROOT, "%.1f", mean));
        json.name("nanosOf99Percent").value(high);
        json.name("hardestNanos").value(hardest);
        json.name("longestNanos").value(longest);
        json.name("bytesPerAnswer").raw(format(ROOT, "%.4f", bytes));
        json.name("calibrationSteps").raw(format(ROOT, "%.1f", steps)).endObject();
    }
}
