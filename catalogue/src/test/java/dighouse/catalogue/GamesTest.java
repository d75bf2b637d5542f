package dighouse.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.kernel.Edition;
import dighouse.kernel.Malformed;
import org.junit.jupiter.api.Test;

class GamesTest {
    @Test
    void aPlayableGameHasEditionsAndALedger() {
        GameEntry<?> entry = Games.find("archaeology");

        assertThat(Games.all())
                .extracting(GameEntry::id)
                .containsExactly("archaeology", "thebes", "pergamon", "marajoara");
        assertThat(entry.isExample()).isFalse();
        assertThat(entry.editions()).extracting(Edition::id).containsExactly("zman2009");
        assertThat(entry.edition("zman2009")).isSameAs(entry.standardEdition());
        assertThat(entry.ledger().statement("ARC-OVR-01")).isPresent();
    }

    @Test
    void rulebooksThatDifferMakeEditionsOfTheirOwn() {
        GameEntry<?> entry = Games.find("marajoara");

        assertThat(entry.editions()).extracting(Edition::id).containsExactly("en", "fr");
        assertThat(entry.edition("fr").hash()).isNotEqualTo(entry.edition("en").hash());
    }

    @Test
    void everyOptionIsNamedByTheLedger() {
        for (GameEntry<?> entry : Games.all()) {
            Edition edition = entry.standardEdition();
            int seats = entry.game().seats(edition).least();
            assertThat(entry.game().options(edition, seats, 0))
                    .allSatisfy(option ->
                            assertThat(entry.ledger().statement(option.rule()))
                                    .get()
                                    .extracting(Ledger.Statement::text)
                                    .asString()
                                    .contains("`" + option.id() + "`"));
        }
    }

    @Test
    void examplesHaveOneEditionAndNoLedger() {
        assertThat(Games.examples())
                .extracting(GameEntry::id)
                .contains("tictactoe", "connectfour", "gofish");
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
                        "There is no game \"chess\"; the games are archaeology, thebes, pergamon,"
                                + " marajoara, tictactoe, connectfour, gofish.");
        assertThatThrownBy(() -> Games.find("archaeology").edition("2016"))
                .isInstanceOf(Malformed.class)
                .hasMessage(
                        "There is no edition \"2016\" of archaeology; the editions are zman2009.");
    }
}
