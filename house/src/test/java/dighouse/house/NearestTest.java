package dighouse.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestTest {
    @Test
    void countsLettersPutInLeftOutChangedOrSwapped() {
        assertThat(Nearest.distance("thief", "thief")).isZero();
        assertThat(Nearest.distance("thief", "theif")).isEqualTo(1);
        assertThat(Nearest.distance("", "map")).isEqualTo(3);
        assertThat(Nearest.distance("maps", "mask")).isEqualTo(2);
    }

    @Test
    void asksOnlyWhatIsNear() {
        List<String> verbs = List.of("play", "replay", "walk");

        assertThat(Nearest.question("plya", verbs)).isEqualTo(" Did you mean play?");
        assertThat(Nearest.question("rep", verbs)).isEqualTo(" Did you mean replay?");
        assertThat(Nearest.question("serve", verbs)).isEmpty();
        assertThat(Nearest.question("x", verbs)).isEmpty();
    }
}
