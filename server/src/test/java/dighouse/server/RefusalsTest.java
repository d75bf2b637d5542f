package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.JsonWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/// What people write themselves and the server cannot accept is refused in their own language.
class RefusalsTest extends WithServer {
    private void refused(String path, String body, String english, String french) {
        assertThat(ann.post(path + "?lang=en", body).expect(400).json().get("text").string())
                .startsWith(english);
        assertThat(ann.post(path + "?lang=fr", body).expect(400).json().get("text").string())
                .startsWith(french);
    }

    @Test
    void namesPasswordsAndLinks() {
        refused(
                "/api/me",
                "{\"name\":\"" + "a".repeat(25) + "\"}",
                "A name has 1 to 24 letters",
                "Un nom compte de 1 à 24 lettres");
        refused(
                "/api/account",
                "{\"name\":\"?\",\"password\":\"long enough\"}",
                "The name of an account has",
                "Le nom d’un compte a");
        refused(
                "/api/account",
                "{\"name\":\"ann\",\"password\":\"short\"}",
                "A password has 8 to",
                "Un mot de passe compte de 8 à");
        refused(
                "/api/me/recover",
                "{\"secret\":\"guessed\"}",
                "This personal link opens no door",
                "Ce lien personnel n’ouvre aucune porte");
    }

    @Test
    void tables() {
        String wish = "{\"id\":\"t\",\"game\":\"thebes\",\"seats\":";
        refused("/api/tables", wish + "[]}", "A table has 1 to", "Une table compte de 1 à");
        refused(
                "/api/tables",
                wish + "[" + Visitor.me() + ",{\"kind\":\"bot\",\"level\":\"genius\"}]}",
                "There is no bot “genius”",
                "Il n’y a pas de robot «\u202fgenius\u202f»");
        refused(
                "/api/tables",
                wish + "[" + Visitor.me() + "],\"mission\":\"one\"}",
                "mission: a whole number",
                "La maison ne comprend pas cette demande\u202f: mission\u202f: un nombre entier");
    }

    @Test
    void recordsNameTheLineThatDoesNotHold() throws IOException {
        String kept = Files.readString(Path.of("src/test/resources/records/archaeology.txt"));
        refused("/api/records", record("Dear house"), "Line 1: ", "La ligne 1 de ce relevé");
        refused(
                "/api/records",
                record(kept.replaceFirst("\nseats 2\n", "\nseats 3\n")),
                "Line ",
                "La ligne ");
        String half = kept.substring(0, kept.indexOf("\nresult") + 1);
        assertThat(ann.post("/api/records?lang=fr", record(half)).expect(400).text())
                .contains("relevé ne tient pas");
    }

    private static String record(String text) {
        return new JsonWriter().beginObject().name("record").value(text).endObject().text();
    }

    @Test
    void anEditionThatIsPrintedAlready() {
        String own = ann.get("/api/editions/pergamon/first2011").expect(200).text();
        String body = new JsonWriter().beginObject().name("own").value(own).endObject().text();

        assertThat(ann.post("/api/editions/pergamon?lang=en", body).expect(200).text())
                .contains("is an edition of the house");
        assertThat(ann.post("/api/editions/pergamon?lang=fr", body).expect(200).text())
                .contains("est une édition de la maison");
    }
}
