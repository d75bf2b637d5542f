package dighouse.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/// Runs numbered tasks on several threads. Each worker has its own tools; results are handed over
/// one at a time, in no particular order.
///
/// @param threads how many threads work at the same time
public record WorkerPool(int threads) {
    public WorkerPool {
        if (threads < 1) {
            throw new IllegalArgumentException("a pool of " + threads + " threads");
        }
    }

    /// A pool with one thread per core.
    public static WorkerPool ofAllCores() {
        return new WorkerPool(Runtime.getRuntime().availableProcessors());
    }

    /// Receives results.
    @FunctionalInterface
    public interface Basket<T> {
        void take(int number, T done);
    }

    /// Runs all tasks and returns when they are done.
    ///
    /// @param workers makes a worker for each thread
    public <T> void work(
            List<Integer> numbers, Supplier<IntFunction<T>> workers, Basket<T> basket) {
        AtomicInteger next = new AtomicInteger();
        int hands = Math.min(threads, numbers.size());
        try (ExecutorService pool =
                Executors.newFixedThreadPool(Math.max(1, hands), WorkerPool::worker)) {
            List<Future<?>> all = new ArrayList<>();
            for (int i = 0; i < hands; i++) {
                all.add(pool.submit(() -> work(numbers, next, workers.get(), basket)));
            }
            await(all, next, numbers.size());
        }
    }

    private static <T> void work(
            List<Integer> numbers, AtomicInteger next, IntFunction<T> worker, Basket<T> basket) {
        for (int i = next.getAndIncrement(); i < numbers.size(); i = next.getAndIncrement()) {
            int number = numbers.get(i);
            T done = worker.apply(number);
            synchronized (basket) {
                basket.take(number, done);
            }
        }
    }

    /// Waits for all threads; if one fails, the others stop after their present task.
    private static void await(List<Future<?>> all, AtomicInteger next, int size) {
        RuntimeException fault = null;
        for (Future<?> each : all) {
            try {
                each.get();
            } catch (ExecutionException failed) {
                next.set(size);
                fault =
                        failed.getCause() instanceof RuntimeException cause
                                ? cause
                                : new IllegalStateException(failed.getCause());
            } catch (InterruptedException interrupted) {
                next.set(size);
                Thread.currentThread().interrupt();
                fault = new IllegalStateException("interrupted while working", interrupted);
            }
        }
        if (fault != null) {
            throw fault;
        }
    }

    /// Makes a thread that does not keep the process alive.
    private static Thread worker(Runnable task) {
        Thread thread = new Thread(task, "lab");
        thread.setDaemon(true);
        return thread;
    }
}
