package dighouse.examples.connectfour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.kernel.Actor;
import dighouse.kernel.Argument;
import dighouse.kernel.Malformed;
import dighouse.kernel.PlainEdition;
import dighouse.kernel.Refusal;
import dighouse.kernel.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConnectFourTest {
    private final ConnectFour game = new ConnectFour();
    private final Setup setup = Setup.of(game, PlainEdition.STANDARD, 2);

    private ConnectFourPosition position(String text) {
        ConnectFourPosition position = game.position();
        game.notation().position(setup, text, position);
        return position;
    }

    @ParameterizedTest
    @CsvSource({
        "xxx/ooo/////, a", // upright
        "xo/xo/xo////, d", // across
        "x/ox/oox/ooo/x/x/x, d", // slanting up
        "x/x/x/ooo/oox/ox/x, d", // slanting down
        "////xo/xo/xo, d", // across, at the other end
    })
    void fourInARowWin(String text, String move) {
        ConnectFourPosition position = position(text);
        game.play(position, game.notation().ply(position, move));

        assertThat(game.actor(position)).isEqualTo(Actor.NOBODY);
        assertThat(game.score(position).get(0).points()).isEqualTo(1);
    }

    @Test
    void aRowDoesNotRunOnIntoTheNextColumn() {
        // x on top of a and at the bottom of b: only the empty row keeps them apart in the long
        ConnectFourPosition position = position("oooxxx/x/o////");

        assertThat(game.actor(position)).isEqualTo(0);
    }

    @Test
    void aFullColumnIsRefusedByItsRule() {
        assertThat(game.refusal(position("xoxoxo//////"), 0, 0))
                .isEqualTo(Refusal.by("C4-PLAY-02", Argument.term("column", "a")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "//////x/", "xx//////", "xoxoxox//////", "q//////"})
    void whatNoGameLeadsToIsMalformed(String text) {
        assertThatThrownBy(() -> position(text)).isInstanceOf(Malformed.class);
    }
}
