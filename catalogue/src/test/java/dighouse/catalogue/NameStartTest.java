package dighouse.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Argument;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The browser is tested with the same names, in `names.test.ts`.
class NameStartTest {
    @ParameterizedTest
    @CsvSource({
        "Anna, d’Anna",
        "Éric, d’Éric",
        "Œdipe, d’Œdipe",
        "Yves, d’Yves",
        "Yann, de Yann",
        "Hugo, de Hugo",
        "Bob, de Bob",
        "İpek, d’İpek",
        "8bit, de 8bit",
        "🦊, de 🦊",
        "Archéologie, d’Archéologie",
        "Thèbes, de Thèbes"
    })
    void inFrenchTheWordBeforeANameDependsOnItsBeginning(String name, String french) {
        Words words = Words.in(Language.of("fr"));

        assertThat(words.name(name, "of")).isEqualTo(french);
        assertThat(words.say("web", "table.turnOf", plain(name), List.of()))
                .isEqualTo("Tour " + french);
    }

    private static List<Argument> plain(String name) {
        return List.of(Argument.term("name", Words.PLAIN, name));
    }
}
