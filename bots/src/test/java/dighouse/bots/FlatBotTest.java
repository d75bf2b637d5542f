package dighouse.bots;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.examples.connectfour.ConnectFour;
import dighouse.examples.tictactoe.TicTacToe;
import dighouse.examples.tictactoe.TicTacToePosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FlatBotTest {
    private final Bot sampler = Bots.named("sampler");

    @ParameterizedTest
    @CsvSource({
        "xx./oo./..., c1", // crosses complete the first row
        "xx./oo./x.., c2", // noughts complete the second
    })
    void seesAMoveThatWins(String text, String move) {
        Arena<TicTacToePosition> arena = Arena.of(new TicTacToe());
        TicTacToePosition position = arena.game().position();
        arena.game().notation().position(arena.setup(), text, position);
        int seat = arena.game().actor(position);

        int choice =
                sampler.choose(
                        new Glimpse<>(arena.game(), position, seat, 1), Budget.iterations(600));

        assertThat(arena.game().notation().ply(position, choice)).isEqualTo(move);
    }

    @Test
    void beatsRandomPlayInTicTacToe() {
        double share = Arena.of(new TicTacToe()).share(sampler, Budget.iterations(200), 60);

        assertThat(share).isGreaterThan(0.85);
    }

    @Test
    void beatsRandomPlayInConnectFour() {
        double share = Arena.of(new ConnectFour()).share(sampler, Budget.iterations(200), 30);

        assertThat(share).isGreaterThan(0.9);
    }

    @Test
    void beatsRandomPlayInArchaeology() {
        double share = Arena.archaeology(2).share(sampler, Budget.iterations(100), 20);

        assertThat(share).isGreaterThan(0.75);
    }

    @Test
    void answersWithinALimitOfTimeToo() {
        Arena<TicTacToePosition> arena = Arena.of(new TicTacToe());
        TicTacToePosition position = arena.game().position();
        arena.game().start(arena.setup(), position);

        int choice = sampler.choose(new Glimpse<>(arena.game(), position, 0, 1), Budget.millis(5));

        assertThat(arena.moves(position)).contains(choice);
    }
}
