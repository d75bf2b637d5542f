package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.lab.load.LoadDriver;
import dighouse.lab.load.LoadReport;
import dighouse.server.store.StoreBenchmark;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The load driver measures a server on any store, with the processes that belong to it.
class LoadDriverTest extends OnEveryStore {
    @TempDir Path folder;

    @Test
    void tellsWhatTheServerAndItsStoreHaveDone() throws Exception {
        boolean postgres = store == StoreForTests.POSTGRES;
        String place = postgres ? store.url(folder) : folder.toString();
        double ceiling = StoreBenchmark.measure(place, 2, 1);
        assertThat(ceiling).isPositive();
        try (Server server = ServerForTests.open(folder)) {
            long database = postgres ? parent(StoreForTests.postgresProcesses().getFirst()) : 0;
            LoadDriver.Plan plan =
                    new LoadDriver.Plan(
                            "127.0.0.1",
                            server.port(),
                            2,
                            0,
                            0,
                            1,
                            ProcessHandle.current().pid(),
                            database);

            LoadReport report = new LoadDriver(plan).run(ceiling);

            assertThat(report.faults()).as(report.lastFault()).isZero();
            assertThat(report.commandsPerSecond()).isPositive();
            assertThat(report.use().serverSeconds()).isPositive();
            assertThat(report.use().databaseSeconds() > 0).isEqualTo(postgres);
            assertThat(report.text().contains("database")).isEqualTo(postgres);
            assertThat(report.json()).contains("\"databaseMilliCores\":");
        }
    }

    private static long parent(long process) {
        return ProcessHandle.of(process).flatMap(ProcessHandle::parent).orElseThrow().pid();
    }
}
