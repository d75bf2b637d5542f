package dighouse.bots.search;

import dighouse.kernel.MoveList;
import java.util.Arrays;

/// A tree of moves in flat arrays. A node stands for the move of a seat that leads to it. Its
/// children are a chain in which those added together are neighbours, in the order of the game's
/// move list, so that a position's moves are found by walking along list and chain together.
///
/// Children always have higher numbers than their parent, which makes it easy to keep a part of the
/// tree and drop the rest.
final class Tree {
    static final int NONE = 0;
    static final int NODE_BYTES = 37; // in all arrays

    private final int[] ply;
    private final byte[] seat;
    private final int[] visits;
    private final int[] chances; // how often the move could have been chosen
    private final double[] sum; // of what visits were worth to the node's seat
    private final float[] prior; // the advice's opinion
    private final int[] first; // child
    private final int[] next; // sibling
    private final int[] moved; // new number of a node while the tree is pruned
    private int root;
    private int size; // numbers below this are in use; 0 stands for no node

    Tree(int capacity) {
        ply = new int[capacity];
        seat = new byte[capacity];
        visits = new int[capacity];
        chances = new int[capacity];
        sum = new double[capacity];
        prior = new float[capacity];
        first = new int[capacity];
        next = new int[capacity];
        moved = new int[capacity];
        clear();
    }

    /// Removes everything but a fresh root.
    void clear() {
        root = 1;
        size = 2;
        blank(root);
    }

    private void blank(int node) {
        visits[node] = 0;
        chances[node] = 0;
        sum[node] = 0;
        first[node] = NONE;
        next[node] = NONE;
    }

    int capacity() {
        return ply.length;
    }

    int size() {
        return size;
    }

    boolean hasRoom(int nodes) {
        return size + nodes <= ply.length;
    }

    int root() {
        return root;
    }

    int ply(int node) {
        return ply[node];
    }

    int seat(int node) {
        return seat[node];
    }

    int visits(int node) {
        return visits[node];
    }

    int chances(int node) {
        return chances[node];
    }

    double prior(int node) {
        return prior[node];
    }

    /// The average worth of a visited node.
    double mean(int node) {
        return sum[node] / visits[node];
    }

    int firstChild(int node) {
        return first[node];
    }

    int nextSibling(int node) {
        return next[node];
    }

    /// Fills in all children of a node.
    ///
    /// @return how many there are
    int children(int node, int[] found) {
        int number = 0;
        for (int child = first[node]; child != NONE; child = next[child]) {
            found[number++] = child;
        }
        return number;
    }

    /// Finds the child of every listed move of a seat.
    ///
    /// @return how many moves have no child; their entry in `found` is [#NONE]
    int match(int node, int actor, MoveList moves, int[] found) {
        int start = first[node];
        int cursor = start;
        int missing = 0;
        for (int i = 0; i < moves.size(); i++) {
            int child = find(start, cursor, actor, moves.get(i));
            found[i] = child;
            if (child == NONE) {
                missing++;
            } else {
                cursor = next[child];
            }
        }
        return missing;
    }

    /// Searches from the cursor to the end of the chain, then from the start to the cursor.
    private int find(int start, int cursor, int actor, int move) {
        for (int child = cursor; child != NONE; child = next[child]) {
            if (ply[child] == move && seat[child] == actor) {
                return child;
            }
        }
        for (int child = start; child != cursor; child = next[child]) {
            if (ply[child] == move && seat[child] == actor) {
                return child;
            }
        }
        return NONE;
    }

    /// Adds a child for every listed move that has none. The caller makes sure that there is room.
    void add(int node, int actor, MoveList moves, double[] weights, int[] found) {
        int last = NONE;
        for (int child = first[node]; child != NONE; child = next[child]) {
            last = child;
        }
        for (int i = 0; i < moves.size(); i++) {
            if (found[i] == NONE) {
                int child = size++;
                blank(child);
                ply[child] = moves.get(i);
                seat[child] = (byte) actor;
                prior[child] = (float) weights[i];
                if (last == NONE) {
                    first[node] = child;
                } else {
                    next[last] = child;
                }
                last = child;
                found[i] = child;
            }
        }
    }

    /// Counts that a move was available.
    ///
    /// @return how often it was so far
    int offer(int node) {
        return ++chances[node];
    }

    /// Adds a visit and what it was worth to the node's seat.
    void visit(int node, double worth) {
        visits[node]++;
        sum[node] += worth;
    }

    /// Keeps only the part below a node, which becomes the root.
    void prune(int newRoot) {
        Arrays.fill(moved, newRoot, size, NONE);
        moved[newRoot] = 1;
        int kept = 2;
        for (int node = newRoot; node < size; node++) {
            if (moved[node] != NONE) {
                for (int child = first[node]; child != NONE; child = next[child]) {
                    moved[child] = -1; // will be kept; gets its new number when the loop reaches it
                }
                if (node != newRoot) {
                    moved[node] = kept++;
                }
            }
        }
        for (int node = newRoot; node < size; node++) {
            if (moved[node] != NONE) {
                move(node, moved[node]);
            }
        }
        next[1] = NONE;
        root = 1;
        size = kept;
    }

    private void move(int from, int to) {
        ply[to] = ply[from];
        seat[to] = seat[from];
        visits[to] = visits[from];
        chances[to] = chances[from];
        sum[to] = sum[from];
        prior[to] = prior[from];
        first[to] = first[from] == NONE ? NONE : moved[first[from]];
        next[to] = next[from] == NONE ? NONE : moved[next[from]];
    }
}
