package dighouse.lab.load;

/// Counts times in buckets whose width grows with the time: exact within three per cent, in little
/// memory.
public final class Latencies {
    private static final int STEPS = 32; // buckets for each doubling
    private static final int DOUBLINGS = 40;
    private static final double MILLION = 1e6;

    private final long[] buckets = new long[STEPS * DOUBLINGS];

    void add(long nanos) {
        buckets[bucket(Math.max(1, nanos))]++;
    }

    private static int bucket(long nanos) {
        double doublings = Math.log((double) nanos) / Math.log(2);
        return Math.min(STEPS * DOUBLINGS - 1, (int) (doublings * STEPS));
    }

    /// The time in milliseconds that a share of all times does not exceed.
    double percentile(double share) {
        long all = 0;
        for (int i = 0; i < buckets.length; i++) {
            all += buckets[i];
        }
        long wanted = (long) Math.ceil(share * all);
        long seen = 0;
        for (int i = 0; i < buckets.length; i++) {
            seen += buckets[i];
            if (seen >= wanted && seen > 0) {
                return Math.pow(2, (i + 1.0) / STEPS) / MILLION;
            }
        }
        return 0;
    }
}
