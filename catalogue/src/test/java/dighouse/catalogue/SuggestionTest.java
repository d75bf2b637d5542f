package dighouse.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SuggestionTest {
    @Test
    void countsLettersPutInLeftOutChangedOrSwapped() {
        assertThat(Suggestion.distance("thief", "thief")).isZero();
        assertThat(Suggestion.distance("thief", "theif")).isEqualTo(1);
        assertThat(Suggestion.distance("", "map")).isEqualTo(3);
        assertThat(Suggestion.distance("maps", "mask")).isEqualTo(2);
    }

    @Test
    void asksOnlyWhatIsNear() {
        List<String> verbs = List.of("play", "replay", "walk");

        assertThat(Suggestion.question("plya", verbs)).isEqualTo(" Did you mean play?");
        assertThat(Suggestion.question("rep", verbs)).isEqualTo(" Did you mean replay?");
        assertThat(Suggestion.question("serve", verbs)).isEmpty();
        assertThat(Suggestion.question("x", verbs)).isEmpty();
    }
}
