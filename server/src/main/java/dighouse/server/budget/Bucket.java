package dighouse.server.budget;

/// A token bucket: credits come back as time goes by, up to an amount.
final class Bucket {
    private final double most;
    private final double perNano;
    private double credits;
    private long filledNanos;

    Bucket(double most, int seconds, long now) {
        this.most = most;
        perNano = most / (seconds * 1e9);
        credits = most;
        filledNanos = now;
    }

    /// Takes credits if there are enough.
    ///
    /// @return 0, or the nanoseconds until there will be enough
    synchronized long take(double wanted, long now) {
        refill(now);
        double needed = Math.min(wanted, most);
        if (credits >= needed) {
            credits -= needed;
            return 0;
        }
        return (long) Math.ceil((needed - credits) / perNano);
    }

    synchronized void giveBack(double amount) {
        credits = Math.min(most, credits + amount);
    }

    synchronized boolean isFull(long now) {
        refill(now);
        return credits >= most;
    }

    private void refill(long now) {
        credits = Math.min(most, credits + (now - filledNanos) * perNano);
        filledNanos = now;
    }
}
