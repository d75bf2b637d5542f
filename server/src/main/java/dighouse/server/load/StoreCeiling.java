package dighouse.server.load;

import dighouse.server.store.Append;
import dighouse.server.store.SqliteDatabase;
import dighouse.server.store.Store;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/// How many commands a second the store alone can keep, with all that belongs to each: what the
/// house could reach at most if everything else cost nothing.
public final class StoreCeiling {
    private static final String BODY =
            "{\"event\":\"played\",\"seat\":0,\"by\":\"person\",\"plies\":[\"A end\",\"* dig"
                    + " parchment_scrap\"],\"hash\":\"f4dab2a455f19521\"}";

    private StoreCeiling() {}

    /// Measures an embedded store in a new folder below this one, which is removed again.
    ///
    /// @param tables that are played at once
    public static double measure(Path folder, int tables, int seconds)
            throws IOException, InterruptedException {
        Files.createDirectories(folder);
        Path own = Files.createTempDirectory(folder, "ceiling");
        try (Store store =
                Store.open(new SqliteDatabase(own.resolve("house.db")), Store.USUAL_DEADLINE)) {
            AtomicLong kept = new AtomicLong();
            long start = System.nanoTime();
            long end = start + seconds * 1_000_000_000L;
            List<Thread> threads = new ArrayList<>();
            for (int table = 0; table < tables; table++) {
                String id = "table" + table;
                threads.add(Thread.ofVirtual().start(() -> kept.addAndGet(play(store, id, end))));
            }
            for (Thread thread : threads) {
                thread.join();
            }
            return kept.get() / ((System.nanoTime() - start) * 1e-9);
        } finally {
            remove(own);
        }
    }

    private static long play(Store store, String table, long end) {
        int number = 0;
        while (System.nanoTime() - end < 0) {
            boolean even = number % 2 == 0;
            store.log()
                    .append(
                            new Append(
                                    table,
                                    number,
                                    List.of(BODY),
                                    number,
                                    number,
                                    new Append.Sender(table, "move" + number),
                                    Integer.toString(number),
                                    null,
                                    List.of(
                                            new Append.Sitting(0, table + "A", even),
                                            new Append.Sitting(1, table + "B", !even)),
                                    null,
                                    null));
            number++;
        }
        return number;
    }

    private static void remove(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
