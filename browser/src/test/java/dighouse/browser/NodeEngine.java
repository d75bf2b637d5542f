package dighouse.browser;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/// The engines compiled to JavaScript, in Node.
final class NodeEngine implements RemoteEngine, AutoCloseable {
    private final Process node;
    private final Writer requests;
    private final BufferedReader answers;

    NodeEngine() {
        node = start();
        requests = node.outputWriter(StandardCharsets.UTF_8);
        answers = node.inputReader(StandardCharsets.UTF_8);
    }

    private static Process start() {
        String script = CompiledFiles.SCRIPTS.resolve("node.mjs").toString();
        try {
            return new ProcessBuilder("node", script, CompiledFiles.ENGINES.toString())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
        } catch (IOException noNode) {
            CompiledFiles.missing(
                    "Node.js 20 or newer is not on the PATH: nothing is compared with it.");
            throw new IllegalStateException(noNode);
        }
    }

    @Override
    public String ask(String request) throws IOException {
        requests.write(request + "\n");
        requests.flush();
        String answer = answers.readLine();
        if (answer == null) {
            throw new AssertionError("Node ended; see its output above.");
        }
        return answer;
    }

    @Override
    public void close() throws IOException {
        requests.close();
        answers.close();
        node.destroy();
    }
}
