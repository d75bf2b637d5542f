package dighouse.app;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.app.io.Exit;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Two people who take turns at one keyboard.
class HotSeatTest {
    private static final String CURTAIN = "Pass the keyboard to ";

    /// Plays a whole game. Any answers will do, since Enter at a curtain answers no question.
    private static final Run GAME =
            Run.typing(
                    Run.manyNumbers(4),
                    "play",
                    "archaeology",
                    "--hotseat",
                    "--name",
                    "Ann",
                    "--name",
                    "Ben",
                    "--seed",
                    "8",
                    "--lang",
                    "en");

    /// What is on the screen while it belongs to this person.
    private static List<String> screens(String name) {
        List<String> screens = new ArrayList<>();
        for (String screen : GAME.out().split(CURTAIN, -1)) {
            if (screen.startsWith(name + ".")) {
                screens.add(screen);
            }
        }
        return screens;
    }

    @Test
    void aCurtainFallsBetweenThePeople() {
        GAME.answers(Exit.OK);
        assertThat(screens("Ann")).hasSizeGreaterThan(10);
        assertThat(screens("Ben")).hasSizeGreaterThan(10);
        assertThat(GAME.out())
                .contains("Ben, press Enter when nobody else is looking. " + "\n".repeat(50));
    }

    @Test
    void everyoneSeesOnlyTheirOwnHand() {
        for (String screen : screens("Ann")) {
            assertThat(screen)
                    .doesNotContain("Hand of Ben")
                    .doesNotContainPattern("Ben (digs up|is dealt|finds) an? (?!treasure|card)");
        }
        for (String screen : screens("Ben")) {
            assertThat(screen)
                    .doesNotContain("Hand of Ann")
                    .doesNotContainPattern("Ann (digs up|is dealt|finds) an? (?!treasure|card)");
        }
        assertThat(screens("Ann")).anyMatch(screen -> screen.contains("Hand of Ann"));
        assertThat(screens("Ann")).anyMatch(screen -> screen.contains("Ann digs up a coin."));
    }

    @Test
    void whoComesBackIsToldWhatHappenedSince() {
        assertThat(screens("Ann")).anyMatch(screen -> screen.contains("Ben ends the turn."));
        assertThat(screens("Ben")).anyMatch(screen -> screen.contains("Ann ends the turn."));
    }

    @Test
    void severalPeopleMayShareATableWithBots() {
        Run run =
                Run.typing(
                        List.of("", "quit"),
                        "play",
                        "archaeology",
                        "--seats",
                        "3",
                        "--you",
                        "a,C",
                        "--seed",
                        "1",
                        "--think",
                        "10",
                        "--lang",
                        "en");

        assertThat(run.answers(Exit.OK).out())
                .contains("Ada plays at this keyboard.")
                .contains("Bruno is played by a bot.")
                .contains("Clara plays at this keyboard.")
                .contains(CURTAIN);
    }
}
