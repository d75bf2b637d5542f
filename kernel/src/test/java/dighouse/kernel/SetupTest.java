package dighouse.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SetupTest {
    private final Game<?> game = new Pebbles();
    private final Edition edition = new Pebbles.Plain("plain");

    @Test
    void optionsNotNamedKeepTheirDefaults() {
        Setup setup = setup(Map.of("misere", "yes"));

        assertThat(setup.value(0)).isEqualTo(5);
        assertThat(setup.value("misere", 7)).isEqualTo(1);
        assertThat(setup.value("unheard of", 7)).isEqualTo(7);
    }

    @Test
    void setupsAreValues() {
        assertThat(setup(Map.of("heap", "5")))
                .isEqualTo(setup(Map.of()))
                .hasSameHashCodeAs(setup(Map.of()));
        assertThat(setup(Map.of("heap", "6"))).isNotEqualTo(setup(Map.of()));
        assertThat(setup(Map.of("heap", "6")).hash()).isNotEqualTo(setup(Map.of()).hash());
        assertThat(Setup.of(game, new Pebbles.Plain("other"), 2)).isNotEqualTo(setup(Map.of()));
    }

    @Test
    void whatTheGameDoesNotOfferIsRefusedInOneSentence() {
        assertThatThrownBy(() -> Setup.of(game, edition, 3))
                .hasMessage("pebbles is for 2 to 2 seats, not 3.");
        assertThatThrownBy(() -> Setup.of(game, edition, 2, 1, Map.of()))
                .hasMessage("pebbles has no missions.");
        assertThatThrownBy(() -> setup(Map.of("colour", "red")))
                .hasMessage("There is no option \"colour\" here; the options are heap, misere.");
        assertThatThrownBy(() -> setup(Map.of("heap", "21")))
                .hasMessage("Option heap cannot be \"21\": it takes a whole number from 1 to 20.");
        assertThatThrownBy(() -> setup(Map.of("heap", "many"))).isInstanceOf(Malformed.class);
        assertThatThrownBy(() -> setup(Map.of("misere", "1")))
                .hasMessage("Option misere cannot be \"1\": it takes no or yes.");
    }

    @Test
    void valuesReadAsTheyAreWritten() {
        Option choice = Option.choice("board", List.of("8x9", "8x8"), "X-1");

        assertThat(choice.standard()).isZero();
        assertThat(choice.value(choice.text(1))).isEqualTo(1);
        assertThat(Option.number("n", 1, 20, 2, "X-2").value("20")).isEqualTo(20);
        assertThat(choice.allowed()).isEqualTo("8x9 or 8x8");
    }

    private Setup setup(Map<String, String> options) {
        return Setup.of(game, edition, 2, 0, options);
    }
}
