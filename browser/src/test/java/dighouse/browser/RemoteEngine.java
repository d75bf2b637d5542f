package dighouse.browser;

import dighouse.kernel.Json;
import java.time.Duration;
import java.util.stream.Stream;

/// Compiled engines that run in another program.
interface RemoteEngine {
    /// Sends a request and waits for its answer, both JSON; see `engines.mjs`.
    String ask(String request) throws Exception;

    /// The processor time that the program has used so far, with all its processes.
    Duration processorTime();

    /// The processor time of a process and those that it has started.
    static Duration processorTime(ProcessHandle process) {
        return Stream.concat(Stream.of(process), process.descendants())
                .map(each -> each.info().totalCpuDuration().orElse(Duration.ZERO))
                .reduce(Duration.ZERO, Duration::plus);
    }

    /// The answer to a request.
    default Json answer(String request) throws Exception {
        Json answer = Json.parse(ask(request));
        if (answer.has("fault")) {
            throw new AssertionError(request + ": " + answer.get("fault").string());
        }
        return answer;
    }
}
