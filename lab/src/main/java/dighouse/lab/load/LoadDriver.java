package dighouse.lab.load;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/// Lets many tables play at once, on one thread.
public final class LoadDriver {
    private static final int COMING_AT_ONCE = 16; // people do not all knock in one moment
    private static final long LONGEST_SEATING = 120; // seconds
    private static final long SECOND = 1_000_000_000;

    private final Plan plan;
    private final EventLoop eventLoop;
    private final SplittableRandom random = new SplittableRandom(1);
    private final Latencies latencies = new Latencies();
    private int asked; // tables that were asked to come
    private int seated;
    private long commands;
    private long plies;
    private long faults;
    private String lastFault = "";
    private final List<Runnable> held =
            new ArrayList<>(); // decisions made before all have sat down
    private boolean playing;
    private boolean measuring;

    /// What is to be tried.
    ///
    /// @param perSecond commands a second over all tables; 0: as fast as the tables go
    /// @param process the house's process on this machine, whose processor time and memory are to
    ///   be told; 0 for none
    /// @param database the process of the house's PostgreSQL on this machine that has started all
    ///   others of it; 0 for none
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

    /// Seats everybody, lets them play, and says how it went.
    ///
    /// @param ceiling commits a second of the store alone, as measured before; 0 if it was not
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

    /// Does what a seat has decided, once everybody sits.
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

    /// The time between two commands of a table, when the load is paced.
    long intervalNanos() {
        return (long) (SECOND * plan.tables() / plan.perSecond());
    }

    /// When a new game's first command is due: tables do not march in step.
    long firstDue() {
        long interval = isPaced() ? intervalNanos() : 1;
        return System.nanoTime() - random.nextLong(interval);
    }

    /// A command was heard at the other seat.
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
