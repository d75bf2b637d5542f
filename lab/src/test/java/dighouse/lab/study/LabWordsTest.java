package dighouse.lab.study;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class LabWordsTest {
    /// The names of columns are built from this beginning; those of explanations end like this.
    @Test
    void everyWordIsSaidSomewhere() throws IOException {
        Path root = Path.of(String.valueOf(System.getProperty("dighouse.root")));
        String sources =
                Files.readString(sources(root, "StudyReport"))
                        + Files.readString(sources(root, "StudyPage"));
        Path words = root.resolve("catalogue/src/main/resources/dighouse/words/lab.en.json");

        assertThat(Json.parse(Files.readString(words)).object().keySet())
                .isNotEmpty()
                .allMatch(key -> {
                    String written =
                            key.replaceFirst("^column\\.", "").replaceFirst("\\.about$", "");
                    return sources.contains("\"" + written + "\"");
                });
    }

    private static Path sources(Path root, String name) {
        return root.resolve("lab/src/main/java/dighouse/lab/study/" + name + ".java");
    }
}
