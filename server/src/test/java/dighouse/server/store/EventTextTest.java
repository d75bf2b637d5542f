package dighouse.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.tables.EventText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Stored events are read, and written again byte for byte.
class EventTextTest {
    private static final Path KEPT = Path.of("src/test/resources/stores/version-5.sql");
    private static final Pattern EVENT = Pattern.compile("'(\\{\"event\":.*})'\\);");
    private static final String OPENED =
            "{\"event\":\"opened\",\"person\":\"5c6kyrj_5en6qmzb\",\"charter\":{\"game\":\"thebes\","
                    + "\"rules\":1,\"edition\":\"queen2007\",\"own\":\"\",\"options\":{\"refresh\":\"on\"},"
                    + "\"mission\":0,\"seats\":[{\"kind\":\"invited\",\"level\":\"\",\"invitation\":\"\","
                    + "\"player\":\"p\",\"keeper\":\"k\"},{\"kind\":\"bot\",\"level\":\"hard\","
                    + "\"invitation\":\"\"}],\"visibility\":\"private\",\"watching\":\"link\","
                    + "\"pace\":{\"kind\":\"live\",\"bankSeconds\":600,\"turnSeconds\":20},"
                    + "\"hints\":true,";
    private static final String SECRET = ",\"secret\":\"00\"}}";

    @Test
    void everyKeptEventIsWrittenAsItWas() throws IOException {
        List<String> events =
                EVENT.matcher(Files.readString(KEPT))
                        .results()
                        .map(found -> found.group(1).replace("''", "'"))
                        .toList();
        assertThat(events).hasSizeGreaterThan(50);
        for (String event : events) {
            assertThat(EventText.write(EventText.read(event))).isEqualTo(event);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"imported\":false,\"guided\":false",
                "\"imported\":true,\"guided\":false",
                "\"imported\":false,\"guided\":true",
                "\"imported\":false,\"guided\":false,\"origin\":{\"table\":\"t\",\"ply\":7,"
                        + "\"contributions\":[\"00\",\"\"]}"
            })
    void aCharterKeepsWhereItsGameComesFrom(String origin) {
        String event = OPENED + origin + SECRET;

        assertThat(EventText.write(EventText.read(event))).isEqualTo(event);
    }

    @Test
    void aCharterOfTheFirstProgramsIsCompleted() {
        String first =
                (OPENED + SECRET).replace("\"rules\":1,", "").replace(",\"hints\":true,,", ",");

        assertThat(EventText.write(EventText.read(first)))
                .isEqualTo(OPENED + "\"imported\":false,\"guided\":false" + SECRET);
    }
}
