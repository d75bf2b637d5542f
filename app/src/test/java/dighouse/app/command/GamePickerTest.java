package dighouse.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.app.Run;
import dighouse.app.io.Exit;
import dighouse.catalogue.Games;
import java.util.List;
import org.junit.jupiter.api.Test;

class GamePickerTest {
    @Test
    void enterAcceptsAGameAgainstABot() {
        Run run =
                Run.typing(List.of("", "", "", "", "quit"), "play", "--lang", "en")
                        .answers(Exit.OK);

        assertThat(run.out())
                .contains("1. Archaeology: The Card Game", "How many players, 2 to 4? [2]")
                .contains("1. Easy", "How strong are the bots? [1]")
                .contains("Bruno is played by a bot.", "You leave the table");
    }

    @Test
    void onePlayerAloneIsOfferedAMission() {
        String last = Integer.toString(Games.all().size());

        Run run =
                Run.typing(List.of(last, "1", "3", "quit"), "play", "--lang", "en")
                        .answers(Exit.OK);

        assertThat(run.out())
                .contains("How many players, 1 to 4? [1]", "Which mission, 1 to 8? [1]")
                .contains("Mission 3, goals:")
                .doesNotContain("Who plays?");
    }

    @Test
    void everyLevelOfferedIsABot() {
        for (String number : List.of("1", "2", "3", "4")) {
            Run.typing(List.of("", "", "1", number, "quit"), "play", "--lang", "fr")
                    .answers(Exit.OK);
        }
    }

    @Test
    void asksAgainUntilItIsANumber() {
        Run run =
                Run.typing(List.of("x", "1", "5", "3", "2", "", "quit"), "play", "--lang", "en")
                        .answers(Exit.OK);

        assertThat(run.out())
                .contains("Please type a number from 1 to " + Games.all().size() + ".")
                .contains("Please type a number from 2 to 4.")
                .contains("Clara plays at this keyboard.");
    }

    @Test
    void speaksFrenchAndNoticesTheEndOfTheInput() {
        Run run = Run.typing(List.of(""), "play", "--lang", "fr");

        assertThat(run.out()).contains("Bienvenue", "À combien jouez-vous, de 2 à 4\u202f? [2]");
        run.complains(Exit.INPUT_ENDED, "L’entrée s’est terminée");
    }
}
