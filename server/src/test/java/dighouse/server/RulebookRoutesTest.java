package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.catalogue.GameEntry;
import dighouse.catalogue.Games;
import dighouse.kernel.Json;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The rules of the games, over real HTTP.
class RulebookRoutesTest {
    @TempDir Path folder;
    private Server server;
    private Visitor reader;

    @BeforeEach
    void open() {
        server = ServerForTests.open(folder);
        reader = new Visitor(server.port());
    }

    @AfterEach
    void close() {
        reader.close();
        server.close();
    }

    @Test
    void everyGameTellsItsRulesInTheAskedLanguage() {
        for (GameEntry<?> entry : Games.all()) {
            Json french = reader.get("/api/rules/" + entry.id() + "?lang=fr").expect(200).json();
            Json english = reader.get("/api/rules/" + entry.id()).expect(200).json();

            assertThat(french.get("game").string()).isEqualTo(entry.id());
            assertThat(french.get("chapters").array())
                    .hasSameSizeAs(english.get("chapters").array());
        }
    }

    @Test
    void theRuleOfARefusalIsFoundByItsIdentifier() {
        Json book = reader.get("/api/rules/archaeology?lang=fr").expect(200).json();

        assertThat(
                        book.get("chapters").array().stream()
                                .flatMap(chapter -> chapter.get("items").array().stream())
                                .filter(item -> item.get("ids").strings().contains("ARC-TRADE-02")))
                .singleElement()
                .satisfies(
                        item -> assertThat(item.get("text").string()).contains("valeur marchande"));
    }

    @Test
    void whoHasReadThemIsToldThatNothingIsNew() throws IOException, InterruptedException {
        String path = "/api/rules/archaeology?lang=en";
        HttpResponse<String> first = ask(reader.request(path));
        String tag = first.headers().firstValue("ETag").orElseThrow();

        HttpResponse<String> again = ask(reader.request(path).header("If-None-Match", tag));
        HttpResponse<String> other =
                ask(reader.request("/api/rules/archaeology?lang=fr").header("If-None-Match", tag));

        assertThat(first.headers().allValues("Cache-Control"))
                .containsExactly("public, max-age=600");
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
        assertThat(other.statusCode()).isEqualTo(200);
    }

    private HttpResponse<String> ask(HttpRequest.Builder request)
            throws IOException, InterruptedException {
        return reader.http().send(request.GET().build(), HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void aGuidedFirstGameHasItsNotes() {
        Json notes = reader.get("/api/guide/archaeology?lang=fr").expect(200).json().get("notes");

        assertThat(notes.array().getFirst().get("when").get("asks").string()).isEqualTo("act");
        assertThat(notes.array().getFirst().get("text").string()).startsWith("Votre tour");
        reader.get("/api/guide/chess").expect(404);
    }

    @Test
    void anUnknownGameIsAnsweredWithThoseThereAre() {
        Visitor.Answer answer = reader.get("/api/rules/chess").expect(404);

        assertThat(answer.error()).isEqualTo("noSuchGame");
        assertThat(answer.json().get("text").string())
                .contains("archaeology, thebes, pergamon, marajoara");
        assertThat(reader.get("/api/rules/tictactoe").expect(404).error()).isEqualTo("noSuchGame");
    }
}
