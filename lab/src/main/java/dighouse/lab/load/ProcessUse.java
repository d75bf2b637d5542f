package dighouse.lab.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/// What the server and the driver have used of the machine.
///
/// @param serverSeconds processor time of the server, 0 if it runs elsewhere
/// @param databaseSeconds processor time of the database's processes, 0 for an embedded database
/// @param driverSeconds processor time of this process
/// @param serverMegabytes memory of the server that is in use, 0 if unknown
public record ProcessUse(
        double serverSeconds, double databaseSeconds, double driverSeconds, long serverMegabytes) {

    /// @param process of the server, or 0
    /// @param database the process whose children serve the server's connections, or 0
    static ProcessUse now(long process, long database) {
        double server =
                process == 0 ? 0 : ProcessHandle.of(process).map(ProcessUse::time).orElse(0.0);
        double store =
                database == 0 ? 0 : ProcessHandle.of(database).map(ProcessUse::family).orElse(0.0);
        return new ProcessUse(server, store, time(ProcessHandle.current()), megabytes(process));
    }

    /// Processor time of a process and of those that it has started.
    private static double family(ProcessHandle process) {
        return time(process) + process.descendants().mapToDouble(ProcessUse::time).sum();
    }

    /// The shares of a core used since an earlier measurement, and the memory now.
    ProcessUse since(ProcessUse then, double seconds) {
        return new ProcessUse(
                (serverSeconds - then.serverSeconds) / seconds,
                (databaseSeconds - then.databaseSeconds) / seconds,
                (driverSeconds - then.driverSeconds) / seconds,
                serverMegabytes);
    }

    private static double time(ProcessHandle process) {
        return process.info().totalCpuDuration().orElse(Duration.ZERO).toNanos() * 1e-9;
    }

    /// Reads the memory from Linux; other systems give 0.
    private static long megabytes(long process) {
        Path status = Path.of("/proc/" + process + "/status");
        if (process == 0 || !Files.isReadable(status)) {
            return 0;
        }
        try {
            for (String line : Files.readAllLines(status)) {
                if (line.startsWith("VmRSS:")) {
                    return Long.parseLong(line.replaceAll("[^0-9]", "")) / 1024;
                }
            }
        } catch (IOException gone) {
            return 0;
        }
        return 0;
    }
}
