package dighouse.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class IntsNotationTest {
    private final Countdown game = new Countdown();
    private final Setup setup = Setup.of(game, PlainEdition.STANDARD, 2);

    private Countdown.Heap read(String text) {
        Countdown.Heap heap = game.position();
        game.notation().position(setup, text, heap);
        return heap;
    }

    @ParameterizedTest
    @CsvSource({"0 0 0, -1", "4 0 1, 0", "4 1 1, 1", "0 1 1, -2"})
    void aPositionIsItsInts(String text, int actor) {
        Countdown.Heap heap = read(text);

        assertThat(game.notation().position(heap)).isEqualTo(text);
        assertThat(game.actor(heap)).isEqualTo(actor);
        assertThat(heap.setup()).isSameAs(setup);
    }

    @Test
    void nothingOfAnEarlierPositionStays() {
        Countdown.Heap heap = read("4 1 1");
        game.notation().position(setup, "0 0 0", heap);

        assertThat(heap).isEqualTo(new Match<>(game, setup).position());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "4 1", "4 1 1 0", "4  1 1", " 4 1 1"})
    void anotherNumberOfIntsIsRefused(String text) {
        assertMalformed(text, "A position is 3 whole numbers with blanks between.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"four", "04", "+4", "-0", "4.0", "99999999999"})
    void whatIsNotWrittenLikeAnIntIsRefused(String word) {
        assertMalformed(word + " 1 1", "\"" + word + "\" is no whole number such as 0, 12 or -1.");
    }

    @Test
    void theGameRefusesWhatItNeverLeadsTo() {
        assertMalformed("6 0 1", "There are up to five matches.");
    }

    private void assertMalformed(String text, String sentence) {
        assertThatThrownBy(() -> read(text)).isInstanceOf(Malformed.class).hasMessage(sentence);
    }
}
