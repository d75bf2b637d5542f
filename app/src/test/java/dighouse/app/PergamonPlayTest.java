package dighouse.app;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.app.io.Exit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Pergamon at the terminal: what is particular to its screen.
class PergamonPlayTest {
    @TempDir Path folder = Path.of("");

    private static Run play(String language, String edition, String... lines) {
        return play(List.of(lines), language, "--edition", edition);
    }

    private static Run play(List<String> lines, String language, String... more) {
        String line =
                "play pergamon --seed 3 --bots random --option firstPlayer=A --lang " + language;
        List<String> arguments = new ArrayList<>(List.of(line.split(" ", -1)));
        arguments.addAll(List.of(more));
        return Run.typing(lines, arguments.toArray(String[]::new));
    }

    @Test
    void theFirstRoundAndTheCardsSayWhatIsRebuilt() {
        String english =
                "Rebuilt by the house, not read off the printed game: the research funds track, the"
                        + " find tiles, the exhibition plan, the spaces of the tomb raider.";
        String french =
                "Reconstitué par la maison, non relevé sur le jeu imprimé\u202f: la piste Fonds de"
                        + " Recherche, les tuiles Découverte, le Plan de l’Exposition, les cases du"
                        + " Pilleur de Tombe.";

        assertThat(play("en", "first2011", "quit").answers(Exit.OK).out())
                .containsOnlyOnce(english);
        assertThat(play("en", "first2011", "cards", "quit").out().split(english, -1)).hasSize(3);
        assertThat(play("fr", "first2011", "quitter").answers(Exit.OK).out())
                .containsOnlyOnce(french);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr"})
    void everyBlockOfAnEditionHasAName(String language) throws IOException {
        String printed = Run.of("editions", "pergamon", "first2011", "--json").out();
        String all =
                printed.replaceAll("rovenance\": ?\"[^\"]*\"", "rovenance\":\"reconstructed\"");
        String none = all.replace("reconstructed", "mine");
        Path rebuilt = Files.writeString(folder.resolve("rebuilt.json"), all);
        Path owned = Files.writeString(folder.resolve("owned.json"), none);

        assertThat(play(language, rebuilt.toString(), "quit").answers(Exit.OK).out().lines())
                .as("ten blocks, the heading has a comma too")
                .anyMatch(each -> each.split(",", -1).length == 1 + 10);
        assertThat(play(language, owned.toString(), "quit").answers(Exit.OK).out())
                .doesNotContain("Rebuilt", "Reconstitu");
    }

    @Test
    void aTurnThatEndsByTheWayIsConfirmed() {
        String confirm = "This ends your turn and cannot be taken back.";

        Run run = play("en", "first2011", "ask 7", "dig none", "look", "dig none", "", "quit");
        assertThat(run.out().split(confirm, -1)).as("asked twice, played once").hasSize(3);
        assertThat(run.out().split("Round 2", -1).length).isGreaterThan(1);

        Run again = play("en", "first2011", "ask 7", "dig none", "dig none", "quit");
        assertThat(again.out().split(confirm, -1)).as("typed again").hasSize(2);
        assertThat(again.out()).contains("Round 2");

        Run french = play("fr", "first2011", "ask 7", "dig none", "quitter");
        assertThat(french.out()).contains("Cela termine votre tour");
    }

    @Test
    void onesOwnPointsAreShownAtAnyTime() {
        Run hidden = play("en", "first2011", "score", "quit");
        assertThat(hidden.out())
                .contains("The points of the others stay hidden until the end.")
                .containsOnlyOnce(": 0 points");

        Run open = play(List.of("score", "quit"), "en", "--option", "ticketsVisible=open");
        assertThat(open.out().split(": 0 points", -1)).hasSize(3);
        assertThat(open.out()).doesNotContain("stay hidden");
    }

    @Test
    void theAidNamesWhatADigWouldBring() {
        String[] lines = Run.manyNumbers(1).toArray(String[]::new);
        assertThat(play("en", "first2011", lines).out())
                .containsPattern("After a dig of gallery [IV]+, best row worth \\d+\\.");
    }

    @Test
    void tilesMayBeTypedWithOrWithoutTheZero() {
        Run run = play("en", "first2011", "why row T07", "why row T7", "why ask 07", "quit");

        assertThat(run.out().split("\\[PRG-ROUND-02]", -1)).hasSize(3);
        assertThat(run.out()).contains("That move is allowed now.");
    }
}
