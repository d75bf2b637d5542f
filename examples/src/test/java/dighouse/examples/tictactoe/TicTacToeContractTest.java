package dighouse.examples.tictactoe;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Edition;
import dighouse.kernel.Game;
import dighouse.kernel.PlainEdition;
import dighouse.testkit.GameContractTest;
import dighouse.testkit.checks.Node;
import dighouse.testkit.checks.Symmetry;
import java.nio.file.Path;
import java.util.List;

class TicTacToeContractTest extends GameContractTest<TicTacToePosition> {
    @Override
    protected Game<TicTacToePosition> game() {
        return new TicTacToe();
    }

    @Override
    protected List<Edition> editions() {
        return List.of(PlainEdition.STANDARD);
    }

    @Override
    protected Path resources() {
        return super.resources().resolve("tictactoe");
    }

    @Override
    protected void checkInvariants(TicTacToePosition position) {
        int crosses = position.squares(0);
        int noughts = position.squares(1);
        int ahead = Integer.bitCount(crosses) - Integer.bitCount(noughts);
        if ((crosses & noughts) != 0 || ahead < 0 || ahead > 1) {
            assertThat(ahead).as("crosses ahead of noughts, apart").isBetween(0, 1);
            assertThat(crosses & noughts).isZero();
        }
    }

    @Override
    protected boolean hidesAlternatives(TicTacToePosition position, int viewer) {
        return false;
    }

    /// The first empty square, row by row.
    @Override
    protected void checkDefault(TicTacToePosition before, TicTacToePosition after) {
        int square = 0;
        while (before.owner(square) >= 0) {
            square++;
        }
        TicTacToePosition expected = new TicTacToePosition();
        expected.copyFrom(before);
        game().play(expected, square);
        Node.require(expected.equals(after), "the first empty square is marked");
    }

    @Override
    protected List<Symmetry<TicTacToePosition>> symmetries() {
        return List.of(new QuarterTurn());
    }

    /// The board turned clockwise: column c, row r goes to column 2 - r, row c.
    private static final class QuarterTurn implements Symmetry<TicTacToePosition> {
        @Override
        public String name() {
            return "a quarter turn";
        }

        @Override
        public int seat(int seat) {
            return seat;
        }

        @Override
        public void rename(TicTacToePosition position, TicTacToePosition into) {
            into.begin(position.setup());
            int marks = 0;
            for (int square = 0; square < 9; square++) {
                int owner = position.owner(square);
                if (owner >= 0) {
                    into.mark(owner, turned(square));
                    marks++;
                }
            }
            into.turnTo(marks % 2);
        }

        @Override
        public int ply(TicTacToePosition position, int square) {
            return turned(square);
        }

        private static int turned(int square) {
            return square % 3 * 3 + 2 - square / 3;
        }
    }
}
