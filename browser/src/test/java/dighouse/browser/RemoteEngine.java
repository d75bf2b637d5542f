package dighouse.browser;

import dighouse.kernel.Json;

/// Compiled engines that run in another program.
interface RemoteEngine {
    /// Sends a request and waits for its answer, both JSON; see `engines.mjs`.
    String ask(String request) throws Exception;

    /// The answer to a request.
    default Json answer(String request) throws Exception {
        Json answer = Json.parse(ask(request));
        if (answer.has("fault")) {
            throw new AssertionError(request + ": " + answer.get("fault").string());
        }
        return answer;
    }
}
