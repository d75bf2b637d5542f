package dighouse.journeys;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The engine of a game arrives in the page, under the policies that the server sends.
class EngineJourneyTest extends Journey {
    /// Starts the worker that the page has started, as a page does, and asks it for something.
    private static final String ASK =
            """
            ([file, game]) => new Promise((done) => {
              const worker = new Worker(file, { type: 'module', name: game });
              worker.onerror = (event) => done('error: ' + event.message);
              worker.onmessage = ({ data }) => {
                if (data.id === 1) done(data.fault ?? data.answer);
                else if (data.fault) done(data.fault);
                else worker.postMessage({ id: 1, call: 'at', arguments: ['', 0] });
              };
            })
            """;

    @ParameterizedTest
    @ValueSource(strings = {"archaeology", "thebes", "pergamon", "marajoara"})
    void runsAsWebAssembly(String game) {
        Guest ann = guest("Ann");
        List<String> files = filesOfATable(ann, game);

        assertThat(files).anyMatch(file -> file.matches(game + "-.*\\.wasm"));
        assertThat(files).noneMatch(file -> file.matches(game + "-.*\\.js"));
        assertThat(ask(ann, worker(files), game)).contains("No table has been opened yet");
    }

    @ParameterizedTest
    @ValueSource(strings = "thebes")
    void runsAsJavaScriptWhereWebAssemblyDoesNot(String game) {
        Guest ann = guest("Ann");
        ann.expectWarning("WebAssembly");
        ann.page().context().route("**/engine/*.wasm", route -> route.abort());
        List<String> files = filesOfATable(ann, game);

        assertThat(files).anyMatch(file -> file.matches(game + "-.*\\.js"));
        assertThat(ask(ann, worker(files), game)).contains("No table has been opened yet");
    }

    /// Opens a table and waits until its engine has come.
    ///
    /// @return the names of the files below `/engine/` that were fetched
    private static List<String> filesOfATable(Guest guest, String game) {
        List<String> files = new CopyOnWriteArrayList<>();
        guest.page()
                .context()
                .onRequest(request -> {
                    if (request.url().contains("/engine/")) {
                        files.add(Path.of(request.url()).getFileName().toString());
                    }
                });
        TableSetUp setUp = new TableSetUp(game, _ -> 0);
        guest.goTo(setUp.open(guest, TableSetUp.me(), TableSetUp.BOT));
        assertThat(guest.at(".table")).isVisible();
        guest.page()
                .waitForCondition(() ->
                        files.stream().filter(file -> !file.startsWith("worker")).count() > 1);
        return files;
    }

    private String worker(List<String> files) {
        String name =
                files.stream().filter(file -> file.startsWith("worker")).findFirst().orElseThrow();
        return address() + "/engine/" + name;
    }

    private static String ask(Guest guest, String worker, String game) {
        return String.valueOf(guest.page().evaluate(ASK, List.of(worker, game)));
    }
}
