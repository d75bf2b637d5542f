package dighouse.marajoara;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Actor;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import dighouse.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Captures by shifts and masks against a slow generator that walks from cell to cell by row and
/// column, as a person would, over 10,000 positions of random games.
class LiteralCapturesTest {
    private static final int POSITIONS = 10_000;

    @Test
    @Rule({"MRJ-CAP-01", "MRJ-CAP-02", "MRJ-CAP-03", "MRJ-CAP-05", "MRJ-CAP-07"})
    void bitboardsAgreeWithAWalkOverTheBoard() {
        List<Setup> setups =
                List.of(
                        TestTable.setup(4),
                        TestTable.setup(3, "board=dig-8x8", "jumpDirections=four"),
                        TestTable.setup(2, "fullStorageCapture=to_wheelbarrow"),
                        TestTable.setup(TestTable.FR, 1, 6));
        int compared = 0;
        for (long seed = 1; compared < POSITIONS; seed++) {
            compared += compare(setups.get((int) (seed % setups.size())), seed);
        }
        assertThat(compared).isGreaterThanOrEqualTo(POSITIONS);
    }

    private static int compare(Setup setup, long seed) {
        MarajoaraPosition position = TestTable.GAME.position();
        TestTable.GAME.start(setup, position);
        Xoshiro random = new Xoshiro(seed);
        MoveList list = new MoveList();
        int compared = 0;
        for (int actor = TestTable.GAME.actor(position);
                actor != Actor.NOBODY;
                actor = TestTable.GAME.actor(position)) {
            if (position.phase == Phase.MENU) {
                MoveList fast = new MoveList();
                CaptureRules.addCaptures(position, fast);
                assertThat(fast.toArray())
                        .as("seed %d: %s", seed, TestTable.GAME.notation().position(position))
                        .containsExactly(literal(position));
                compared++;
            }
            TestTable.GAME.play(
                    position, Playout.choose(TestTable.GAME, position, actor, random, list));
        }
        return compared;
    }

    private static int[] literal(MarajoaraPosition position) {
        Board board = position.board();
        List<Integer> captures = new ArrayList<>();
        for (int row = 0; row < board.rows; row++) {
            for (int column = 0; column < board.columns; column++) {
                for (int direction = 0; direction < Direction.COUNT; direction++) {
                    if (isCapture(position, row, column, direction)) {
                        int cell = row * board.columns + column;
                        captures.add(MarajoaraMove.line(MarajoaraMove.CAPTURE, cell, direction));
                    }
                }
            }
        }
        return captures.stream().mapToInt(Integer::intValue).toArray();
    }

    private static boolean isCapture(
            MarajoaraPosition position, int row, int column, int direction) {
        int down = Direction.rows(direction);
        int right = Direction.columns(direction);
        boolean four = position.setup().value("jumpDirections", 0) == 1;
        if (four && down != 0 && right != 0) {
            return false;
        }
        int jumped = dieAt(position, row + down, column + right);
        return dieAt(position, row, column) > 0
                && jumped > 0
                && dieAt(position, row + 2 * down, column + 2 * right) == 0
                && hasRoom(position, Die.colour(jumped));
    }

    /// The die there; 0 for an empty cell, -1 beside the board.
    private static int dieAt(MarajoaraPosition position, int row, int column) {
        Board board = position.board();
        boolean inside = row >= 0 && row < board.rows && column >= 0 && column < board.columns;
        return inside ? position.site[row * board.columns + column] : -1;
    }

    private static boolean hasRoom(MarajoaraPosition position, int colour) {
        if (colour == Die.GREY || position.setup().value("fullStorageCapture", 0) == 1) {
            return true;
        }
        int museums = position.setup().mission() == 6 ? 2 : 1;
        for (int i = 0; i < museums; i++) {
            int museum = position.setup().mission() == 6 ? i : position.seat;
            boolean closed =
                    colour == Die.YELLOW && museums == 2 && museum != position.yellowMuseum;
            if (!closed && position.stored(museum, colour) < 3) {
                return true;
            }
        }
        return false;
    }
}
