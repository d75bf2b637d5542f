package dighouse.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.kernel.Malformed;
import org.junit.jupiter.api.Test;

class GamesTest {
    @Test
    void examplesHaveOneEditionAndNoLedger() {
        assertThat(Games.examples())
                .extracting(GameEntry::id)
                .containsExactly("tictactoe", "connectfour", "gofish");
        assertThat(Games.examples())
                .allSatisfy(entry -> {
                    assertThat(entry.isExample()).isTrue();
                    assertThat(entry.standardEdition().id()).isEqualTo("standard");
                    assertThat(entry.ledger().statements()).isEmpty();
                });
    }

    @Test
    void whatIsNotThereIsToldWithWhatIs() {
        assertThatThrownBy(() -> Games.find("chess"))
                .isInstanceOf(Malformed.class)
                .hasMessage(
                        "There is no game \"chess\"; the games are archaeology, tictactoe,"
                                + " connectfour, gofish.");
    }
}
