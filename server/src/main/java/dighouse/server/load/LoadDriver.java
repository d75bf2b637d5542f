package dighouse.server.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/// Lets many tables play at once.
public final class LoadDriver {
    private static final int SITTING_AT_ONCE = 32;

    private final Plan plan;
    private final List<LoadTable> tables = new ArrayList<>();
    private final Latencies latencies = new Latencies();
    private final AtomicLong commands = new AtomicLong();
    private final AtomicLong plies = new AtomicLong();
    private final AtomicLong faults = new AtomicLong();
    private volatile String lastFault = "";
    private volatile boolean measuring;
    private volatile boolean over;

    /// What is to be tried.
    ///
    /// @param perSecond commands a second over all tables; 0: as fast as the tables go
    public record Plan(
            String host, int port, int tables, double perSecond, int warmUpSeconds, int seconds) {}

    public LoadDriver(Plan plan) {
        this.plan = plan;
    }

    /// Seats everybody, lets them play, and says how it went.
    public LoadReport run() throws IOException, InterruptedException {
        try {
            seatEverybody();
            Thread.sleep(plan.warmUpSeconds() * 1000L);
            measuring = true;
            long start = System.nanoTime();
            Thread.sleep(plan.seconds() * 1000L);
            measuring = false;
            double seconds = (System.nanoTime() - start) * 1e-9;
            return new LoadReport(
                    plan.tables(),
                    2 * tables.size(),
                    commands.get() / seconds,
                    plies.get() / seconds,
                    latencies.percentile(0.5),
                    latencies.percentile(0.99),
                    latencies.percentile(0.999),
                    latencies.percentile(1),
                    faults.get(),
                    lastFault);
        } finally {
            over = true;
            for (LoadTable table : tables) {
                table.close();
            }
        }
    }

    private void seatEverybody() throws IOException, InterruptedException {
        Semaphore room = new Semaphore(SITTING_AT_ONCE);
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < plan.tables(); i++) {
            room.acquire();
            threads.add(
                    Thread.ofVirtual()
                            .start(() -> {
                                try {
                                    seatTable();
                                } catch (IOException fault) {
                                    fault(fault);
                                } finally {
                                    room.release();
                                }
                            }));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        if (tables.isEmpty()) {
            throw new IOException("nobody could sit down: " + lastFault);
        }
    }

    private void seatTable() throws IOException {
        LoadTable table = new LoadTable(this, plan);
        synchronized (tables) {
            tables.add(table);
        }
        table.begin();
    }

    boolean isOver() {
        return over;
    }

    /// Waits until this table's next command is due, when the load is paced.
    void pace() {
        if (plan.perSecond() > 0) {
            LockSupport.parkNanos((long) (1e9 * plan.tables() / plan.perSecond()));
        }
    }

    /// A command was heard at the other seat.
    void done(long nanos, int pliesOfIt) {
        if (measuring) {
            commands.incrementAndGet();
            plies.addAndGet(pliesOfIt);
            latencies.add(nanos);
        }
    }

    void fault(IOException fault) {
        faults.incrementAndGet();
        lastFault = fault.toString();
    }
}
