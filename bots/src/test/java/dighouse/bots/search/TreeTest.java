package dighouse.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.MoveList;
import org.junit.jupiter.api.Test;

class TreeTest {
    private final Tree tree = new Tree(64);
    private final int[] found = new int[8];

    private static MoveList moves(int... plies) {
        MoveList list = new MoveList();
        for (int ply : plies) {
            list.add(ply);
        }
        return list;
    }

    private int add(int node, int seat, int... plies) {
        MoveList list = moves(plies);
        int missing = tree.match(node, seat, list, found);
        tree.add(node, seat, list, new double[] {0.25, 0.5, 0.75, 1}, found);
        return missing;
    }

    @Test
    void findsEveryMoveOnceItWasAdded() {
        assertThat(add(tree.root(), 0, 7, 8, 9)).isEqualTo(3);

        assertThat(tree.match(tree.root(), 0, moves(7, 8, 9), found)).isZero();
        assertThat(tree.ply(found[2])).isEqualTo(9);
        assertThat(tree.prior(found[2])).isEqualTo(0.75);
        assertThat(tree.seat(found[2])).isZero();
    }

    @Test
    void inAnotherWorldSomeMovesAreMissingAndOthersNew() {
        add(tree.root(), 0, 2, 4, 6);

        assertThat(add(tree.root(), 0, 1, 4, 5)).isEqualTo(2);
        assertThat(tree.match(tree.root(), 0, moves(1, 2, 4, 5, 6), found)).isZero();
        for (int i = 0; i < 5; i++) {
            assertThat(tree.ply(found[i])).isEqualTo(new int[] {1, 2, 4, 5, 6}[i]);
        }
    }

    @Test
    void theSameMoveOfAnotherSeatIsAnotherNode() {
        add(tree.root(), 0, 3);

        assertThat(tree.match(tree.root(), 1, moves(3), found)).isEqualTo(1);
        assertThat(found[0]).isEqualTo(Tree.NONE);
    }

    @Test
    void pruningKeepsWhatLiesBelowANode() {
        add(tree.root(), 0, 1, 2);
        int one = found[0];
        int two = found[1];
        add(one, 1, 10, 11);
        add(two, 1, 20, 21);
        int twentyOne = found[1];
        add(found[0], 0, 200);
        add(twentyOne, 0, 210, 211);
        add(two, 1, 22);
        tree.visit(two, 0.5);
        tree.visit(twentyOne, 1);
        tree.visit(twentyOne, 0.5);
        tree.offer(twentyOne);

        tree.prune(two);

        assertThat(tree.size()).isEqualTo(2 + 3 + 3);
        assertThat(tree.visits(tree.root())).isEqualTo(1);
        assertThat(tree.match(tree.root(), 1, moves(20, 21, 22), found)).isZero();
        int kept = found[1];
        assertThat(tree.visits(kept)).isEqualTo(2);
        assertThat(tree.chances(kept)).isEqualTo(1);
        assertThat(tree.mean(kept)).isEqualTo(0.75);
        assertThat(tree.match(kept, 0, moves(210, 211), found)).isZero();
        assertThat(tree.firstChild(found[0])).isEqualTo(Tree.NONE);
        assertThat(tree.nextSibling(tree.root())).isEqualTo(Tree.NONE);
    }

    @Test
    void knowsWhenItIsFull() {
        Tree small = new Tree(5);

        assertThat(small.hasRoom(3)).isTrue();
        assertThat(small.hasRoom(4)).isFalse();
    }
}
