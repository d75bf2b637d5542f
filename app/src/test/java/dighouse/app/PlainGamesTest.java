package dighouse.app;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.app.io.Exit;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Games without words and a screen of their own can be played at the terminal all the same.
class PlainGamesTest {
    private static final List<String> WIN =
            List.of("", "a1", "", "a2", "", "mark b1", "", "b1", "rules", "b2", "", "c1");

    @TempDir Path folder;

    @Test
    void twoPeoplePlayTicTacToe() {
        Run run =
                Run.typing(WIN, "play", "tictactoe", "--hotseat", "--name", "Ann", "--name", "Ben");

        run.answers(Exit.OK);
        assertThat(run.out())
                .contains("squares  x../.../...", "Ann, what do you play?", "3. mark c1")
                .contains("Ann: mark a1", "[TTT-PLAY-02] not allowed: b1", "1. Ann: 1", "points");
    }

    @Test
    void aRecordedGameIsToldAgain() {
        String file = folder.resolve("game.txt").toString();
        Run.typing(WIN, "play", "tictactoe", "--hotseat", "--record", file).answers(Exit.OK);

        assertThat(Run.of("replay", file).answers(Exit.OK).out()).contains("1  Ada: mark a1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"tictactoe", "connectfour", "gofish"})
    void everyExampleIsPlayedAgainstABot(String game) {
        List<String> enters = new ArrayList<>(Collections.nCopies(2_000, "1"));

        Run.typing(enters, "play", game, "--bots", "random", "--seed", "3").answers(Exit.OK);
    }
}
