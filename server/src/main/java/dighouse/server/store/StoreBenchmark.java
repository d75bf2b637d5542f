package dighouse.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/// Measures how many commands a second the store alone can take, with everything that belongs to
/// each: an upper limit for the server.
public final class StoreBenchmark {
    private static final String BODY =
            "{\"event\":\"played\",\"seat\":0,\"by\":\"person\",\"plies\":[\"A end\",\"* dig"
                    + " parchment_scrap\"],\"hash\":\"f4dab2a455f19521\"}";
    private static final String POSTGRES = "jdbc:postgresql:";

    private StoreBenchmark() {}

    /// Measures a store in a place of its own, which is removed afterwards.
    ///
    /// @param place a folder for an embedded store, or the JDBC URL of a PostgreSQL
    /// @param tables that are played at once
    public static double measure(String place, int tables, int seconds)
            throws IOException, InterruptedException {
        return place.startsWith(POSTGRES)
                ? measurePostgres(place, tables, seconds)
                : measureEmbedded(Path.of(place), tables, seconds);
    }

    private static double measureEmbedded(Path folder, int tables, int seconds)
            throws IOException, InterruptedException {
        Files.createDirectories(folder);
        Path own = Files.createTempDirectory(folder, "ceiling");
        try {
            return measure(new SqliteDatabase(own.resolve("house.db")), tables, seconds);
        } finally {
            remove(own);
        }
    }

    private static double measurePostgres(String url, int tables, int seconds)
            throws IOException, InterruptedException {
        String schema = "ceiling" + ProcessHandle.current().pid();
        String own = url + (url.contains("?") ? "&" : "?") + "currentSchema=" + schema;
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE SCHEMA " + schema);
            try {
                return measure(new PostgresDatabase(own, "", ""), tables, seconds);
            } finally {
                statement.execute("DROP SCHEMA " + schema + " CASCADE");
            }
        } catch (SQLException fault) {
            throw new IOException("cannot measure the PostgreSQL", fault);
        }
    }

    private static double measure(Database database, int tables, int seconds)
            throws InterruptedException {
        try (Store store = Store.open(database, Store.USUAL_DEADLINE)) {
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
                                    Append.Changes.ofSeats(
                                            List.of(
                                                    new Append.Sitting(0, table + "A", even),
                                                    new Append.Sitting(1, table + "B", !even)))));
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
