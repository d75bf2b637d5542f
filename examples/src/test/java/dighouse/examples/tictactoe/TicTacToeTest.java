package dighouse.examples.tictactoe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.kernel.Actor;
import dighouse.kernel.Argument;
import dighouse.kernel.GameRecord;
import dighouse.kernel.Malformed;
import dighouse.kernel.PlainEdition;
import dighouse.kernel.Refusal;
import dighouse.kernel.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TicTacToeTest {
    private final TicTacToe game = new TicTacToe();
    private final Setup setup = Setup.of(game, PlainEdition.STANDARD, 2);

    private TicTacToePosition position(String text) {
        TicTacToePosition position = game.position();
        game.notation().position(setup, text, position);
        return position;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "xxx/oo./...",
                "oo./xxx/...",
                "oo./.../xxx",
                "xo./xo./x..",
                "ox./ox./.x.",
                "o.x/o.x/..x",
                "xo./ox./..x",
                "o.x/.x./x.o"
            })
    void threeInARowWin(String text) {
        TicTacToePosition position = position(text);

        assertThat(game.actor(position)).isEqualTo(Actor.NOBODY);
        assertThat(GameRecord.resultText(game.result(position))).isEqualTo("1. A 1, 2. B 0");
    }

    @Test
    void aFullBoardIsADraw() {
        TicTacToePosition position = position("xox/xoo/ox.");

        assertThat(game.automatic(position)).isTrue();
        game.play(position, 8);

        assertThat(game.actor(position)).isEqualTo(Actor.NOBODY);
        assertThat(GameRecord.resultText(game.result(position))).isEqualTo("1. A 0, 1. B 0");
    }

    @Test
    void aMarkedSquareIsRefusedByItsRule() {
        assertThat(game.refusal(position("x../.../..."), 1, 0))
                .isEqualTo(Refusal.by("TTT-PLAY-02", Argument.plain("square", "a1")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "xo./.../..", "xx./.../...", "o../.../...", "xxx/ooo/...", "xq./..."})
    void whatNoGameLeadsToIsMalformed(String text) {
        assertThatThrownBy(() -> position(text)).isInstanceOf(Malformed.class);
    }
}
