package dighouse.server.operations;

import dighouse.server.http.Request;
import dighouse.server.people.Sessions;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// Limits requests with a token bucket for each address and each person. Full buckets are dropped.
public final class RateLimiter {
    private static final int MOST_BUCKETS = 50_000;

    private final double burst;
    private final double perSecond;
    private final Map<String, Bucket> buckets = new ConcurrentHashMap<>();

    /// Limits everybody alike.
    ///
    /// @param burst requests at once
    /// @param perSecond requests per second in the long run
    public RateLimiter(double burst, double perSecond) {
        this.burst = burst;
        this.perSecond = perSecond;
    }

    /// Takes a token from the address, before anything else is done for the request.
    public boolean allowAddress(Request request) {
        return take("address " + request.address());
    }

    /// Takes a token from the person who asks.
    public boolean allowPerson(Request request) {
        String cookie = request.cookie(Sessions.COOKIE);
        return cookie.isEmpty() || take("person " + cookie.hashCode());
    }

    private boolean take(String key) {
        if (buckets.size() > MOST_BUCKETS) {
            buckets.values().removeIf(bucket -> bucket.isFull(burst, perSecond));
        }
        return buckets.computeIfAbsent(key, fresh -> new Bucket(burst)).take(burst, perSecond);
    }

    /// The tokens of one address or person, refilled as time goes by.
    private static final class Bucket {
        private double credits;
        private long filledNanos = System.nanoTime();

        Bucket(double credits) {
            this.credits = credits;
        }

        synchronized boolean take(double burst, double perSecond) {
            refill(burst, perSecond);
            boolean has = credits >= 1;
            credits -= has ? 1 : 0;
            return has;
        }

        synchronized boolean isFull(double burst, double perSecond) {
            refill(burst, perSecond);
            return credits >= burst;
        }

        private void refill(double burst, double perSecond) {
            long now = System.nanoTime();
            credits = Math.min(burst, credits + (now - filledNanos) * 1e-9 * perSecond);
            filledNanos = now;
        }
    }
}
