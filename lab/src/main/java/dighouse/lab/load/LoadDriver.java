package dighouse.lab.load;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/// Runs many tables at once, on one thread.
public final class LoadDriver {
    private static final int COMING_AT_ONCE = 16; // people do not all arrive at the same moment
    private static final long LONGEST_SEATING = 120; // seconds
    private static final long SECOND = 1_000_000_000;

    private final Plan plan;
    private final EventLoop eventLoop;
    private final SplittableRandom random = new SplittableRandom(1);
    private final Latencies latencies = new Latencies();
    private int asked; // tables that were started
    private int seated;
    private long commands;
    private long plies;
    private long faults;
    private String lastFault = "";
    private final List<Runnable> held =
            new ArrayList<>(); // decisions made before all have sat down
    private boolean playing;
    private boolean measuring;

    /// The load to apply.
    ///
    /// @param perSecond commands per second at all tables; 0 for as many as possible
    /// @param process the server's process on this machine, to report its processor time and
    ///   memory; 0 for none
    /// @param database the first process of the server's PostgreSQL on this machine, parent of all
    ///   others; 0 for none
    public record Plan(
            String host,
            int port,
            int tables,
            double perSecond,
            int warmUpSeconds,
            int seconds,
            long process,
            long database) {}

    public LoadDriver(Plan plan) throws IOException {
        this.plan = plan;
        eventLoop = new EventLoop(new InetSocketAddress(plan.host(), plan.port()));
    }

    /// Seats everybody, lets them play, and reports the results.
    ///
    /// @param ceiling commits per second of the store alone, measured before; 0 if not measured
    public LoadReport run(double ceiling) throws IOException {
        try (eventLoop) {
            seatEverybody();
            playing = true;
            held.forEach(Runnable::run);
            eventLoop.run(System.nanoTime() + plan.warmUpSeconds() * SECOND);
            measuring = true;
            long start = System.nanoTime();
            ProcessUse use = use();
            eventLoop.run(start + plan.seconds() * SECOND);
            double seconds = (System.nanoTime() - start) * 1e-9;
            return new LoadReport(
                    plan.tables(),
                    2 * seated,
                    commands / seconds,
                    plies / seconds,
                    latencies,
                    use().since(use, seconds),
                    ceiling,
                    faults,
                    lastFault);
        }
    }

    private ProcessUse use() {
        return ProcessUse.now(plan.process(), plan.database());
    }

    private void seatEverybody() throws IOException {
        long limit = System.nanoTime() + LONGEST_SEATING * SECOND;
        while (seated + faults < plan.tables() && System.nanoTime() < limit) {
            while (asked < plan.tables() && asked - seated - faults < COMING_AT_ONCE) {
                asked++;
                new LoadTable(this).come(() -> seated++);
            }
            eventLoop.run(System.nanoTime() + SECOND / 1000);
        }
        if (seated == 0) {
            throw new IOException("nobody could sit down: " + lastFault);
        }
    }

    /// Carries out a decision of a seat once everybody is seated.
    void play(Runnable decision) {
        if (playing) {
            decision.run();
        } else {
            held.add(decision);
        }
    }

    EventLoop eventLoop() {
        return eventLoop;
    }

    boolean isPaced() {
        return plan.perSecond() > 0;
    }

    /// The time between two commands of a table if the load is paced.
    long intervalNanos() {
        return (long) (SECOND * plan.tables() / plan.perSecond());
    }

    /// When the first command of a new game is due: spread out, so that tables do not move in step.
    long firstDue() {
        long interval = isPaced() ? intervalNanos() : 1;
        return System.nanoTime() - random.nextLong(interval);
    }

    /// Notes that the other seat received the news of a command.
    void done(long nanos, int pliesOfIt) {
        if (measuring) {
            commands++;
            plies += pliesOfIt;
            latencies.add(nanos);
        }
    }

    void fault(IOException fault) {
        faults++;
        lastFault = fault.toString();
    }
}
