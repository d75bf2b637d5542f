package dighouse.server.hall;

import dighouse.server.budget.Payer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A few threads that work for many people in turn: the work of whoever has had the least time
/// lately comes first, whatever the others have queued.
///
/// Shares are counted twice, by address and then by person, so that many new guests from one
/// address get no more than one share while others wait. Half of the counted time is forgotten
/// every half minute.
///
/// One thread more than asked for is reserved for people who have had little, so that a short
/// thought never waits for long ones.
final class FairThreads implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(FairThreads.class);
    private static final double HALF_LIFE_SECONDS = 30;
    private static final double LITTLE_SECONDS = 1; // who has had less may use the reserved thread
    private static final double GUESS_SECONDS = 0.5; // running work counts as much until it ends
    private static final int MANY_LINES = 1_000; // above this, empty ones are dropped

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Map<Payer, Line> lines = new HashMap<>();
    private final Map<String, Use> addresses = new HashMap<>();
    private final List<Thread> threads = new ArrayList<>();
    private boolean closed;

    /// @param number of threads that work for everybody
    FairThreads(int number) {
        for (int i = 0; i <= number; i++) {
            boolean reserve = i == number;
            threads.add(
                    Thread.ofPlatform()
                            .name(reserve ? "bot-reserve" : "bot-" + i)
                            .daemon(true)
                            .start(() -> work(reserve)));
        }
    }

    /// How urgent work is among that of the same person.
    enum Haste {
        /// Somebody at a table waits for it.
        PROMPT,
        /// It may take minutes.
        SLOW
    }

    /// Queues work for that payer who has had the least time.
    ///
    /// @return whether it will be done; not if the server stops
    boolean execute(Collection<Payer> payers, Haste haste, Runnable work) {
        lock.lock();
        try {
            if (closed) {
                LOG.debug("the server stops; queued work is dropped");
                return false;
            }
            Payer payer =
                    payers.stream().min(Comparator.comparingDouble(this::seconds)).orElseThrow();
            lines.computeIfAbsent(payer, this::line).add(haste, work);
            changed.signalAll();
            return true;
        } finally {
            lock.unlock();
        }
    }

    private double seconds(Payer payer) {
        Line line = lines.get(payer);
        return line == null ? 0 : line.own.seconds(System.nanoTime());
    }

    private Line line(Payer payer) {
        return new Line(addresses.computeIfAbsent(payer.address(), fresh -> new Use()));
    }

    private void work(boolean reserve) {
        try {
            while (true) {
                Job job = take(reserve);
                long start = System.nanoTime();
                try {
                    job.work().run();
                } catch (RuntimeException fault) {
                    LOG.error("work for a table failed", fault);
                } finally {
                    end(job.line(), start);
                }
            }
        } catch (InterruptedException over) {
            Thread.currentThread().interrupt();
        }
    }

    private Job take(boolean reserve) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (true) {
                Line next = closed ? null : next(reserve);
                if (next != null) {
                    next.begin();
                    return new Job(next, next.poll());
                }
                if (closed) {
                    throw new InterruptedException("the server stops");
                }
                changed.await();
            }
        } finally {
            lock.unlock();
        }
    }

    private void end(Line line, long start) {
        lock.lock();
        try {
            long now = System.nanoTime();
            line.end((now - start) * 1e-9, now);
            if (lines.size() > MANY_LINES) {
                lines.values().removeIf(each -> each.isIdle(now));
                addresses.values().removeIf(each -> each.isNothing(now));
            }
            changed.signalAll(); // somebody may now be allowed on the reserved thread
        } finally {
            lock.unlock();
        }
    }

    private @Nullable Line next(boolean reserve) {
        long now = System.nanoTime();
        Line best = null;
        for (Line line : lines.values()) {
            boolean wanted = line.hasWork() && (!reserve || line.isLight(now));
            if (wanted && (best == null || line.comesBefore(best, now))) {
                best = line;
            }
        }
        return best;
    }

    private record Job(Line line, Runnable work) {}

    /// The time that somebody has had lately, and the work under way for them.
    private static final class Use {
        private double seconds;
        private long atNanos = System.nanoTime();
        private int running;

        double seconds(long now) {
            seconds *= Math.exp((atNanos - now) * 1e-9 * Math.log(2) / HALF_LIFE_SECONDS);
            atNanos = now;
            return seconds + running * GUESS_SECONDS;
        }

        void end(double more, long now) {
            seconds(now);
            seconds += more;
            running--;
        }

        boolean isNothing(long now) {
            return seconds(now) < 1e-3;
        }
    }

    /// What waits for one person, in the order in which it came.
    private static final class Line {
        private final Use address;
        private final Use own = new Use();
        private final Deque<Runnable> prompt = new ArrayDeque<>();
        private final Deque<Runnable> slow = new ArrayDeque<>();

        Line(Use address) {
            this.address = address;
        }

        void add(Haste haste, Runnable work) {
            (haste == Haste.PROMPT ? prompt : slow).add(work);
        }

        boolean hasWork() {
            return !prompt.isEmpty() || !slow.isEmpty();
        }

        boolean isLight(long now) {
            return !prompt.isEmpty() && own.running == 0 && own.seconds(now) < LITTLE_SECONDS;
        }

        boolean comesBefore(Line other, long now) {
            int byAddress = Double.compare(address.seconds(now), other.address.seconds(now));
            return byAddress < 0 || (byAddress == 0 && own.seconds(now) < other.own.seconds(now));
        }

        Runnable poll() {
            return prompt.isEmpty() ? slow.remove() : prompt.remove();
        }

        void begin() {
            address.running++;
            own.running++;
        }

        void end(double seconds, long now) {
            address.end(seconds, now);
            own.end(seconds, now);
        }

        boolean isIdle(long now) {
            return !hasWork() && own.running == 0 && own.isNothing(now);
        }
    }

    @Override
    public void close() {
        lock.lock();
        try {
            closed = true;
            lines.clear();
            changed.signalAll();
        } finally {
            lock.unlock();
        }
        threads.forEach(Thread::interrupt);
    }
}
