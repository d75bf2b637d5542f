package dighouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;

/// Tables that began by an older rules number are played to their end by it, also those whose log
/// names no number: they are of number 1.
class OldRulesTest extends WithServer {
    private static final Path RECORD = Path.of("src/test/resources/records/archaeology.txt");
    private static final String BOTH_MINE =
            "[{\"kind\":\"me\"},{\"kind\":\"guest\",\"name\":\"Bo\"}]";

    @Test
    void aTableOfNumber1GoesOnByIt() throws IOException, SQLException {
        String old = Files.readString(RECORD);
        assertThat(old).contains("\nrules 1\n");
        String body = new JsonWriter().beginObject().name("record").value(old).endObject().text();
        String finished = ann.post("/api/records", body).expect(201).json().get("table").string();
        int half = ann.state(finished).get("plies").number(1, MANY) / 2;
        String running =
                ann.act(finished, "branch", "\"ply\":" + half + ",\"seats\":" + BOTH_MINE)
                        .expect(201)
                        .json()
                        .get("table")
                        .string();
        String plies = ann.state(running).get("plies").toString();

        server.close();
        StoreForTests.change(folder, "UPDATE event SET body = replace(body, '\"rules\":1,', '')");
        reopen();

        assertThat(record(finished)).isEqualTo(old);
        assertThat(ann.state(running).get("plies").toString()).isEqualTo(plies);
        for (Json state = ann.state(running);
                state.get("status").string().equals("playing");
                state = ann.state(running)) {
            ann.play(running, ScriptedChoices.lastMoves(ann, running)).expect(200);
        }
        assertThat(record(running)).contains("\nrules 1\n");
    }

    @Test
    void aNewTableIsPlayedByTheNewestNumber() {
        String table = ann.open(CommandsTest.TWO_OF_MINE, "", "archaeology");
        for (Json state = ann.state(table);
                state.get("status").string().equals("playing");
                state = ann.state(table)) {
            ann.play(table, ScriptedChoices.lastMoves(ann, table)).expect(200);
        }

        assertThat(record(table)).contains("\nrules 2\n");
    }

    private String record(String table) {
        return ann.get("/api/tables/" + table + "/record").expect(200).text();
    }
}
