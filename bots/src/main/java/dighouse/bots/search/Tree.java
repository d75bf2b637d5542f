package dighouse.bots.search;

import dighouse.kernel.MoveList;
import java.util.Arrays;

/// A tree of moves in flat arrays. A node is the move that leads to it, of one seat; its children
/// are a chain in which those added together lie side by side, in the order in which the game lists
/// them. So the moves of a position are found by going along list and chain at once.
///
/// Children always have higher numbers than their parent, which makes it easy to keep a part of a
/// tree and drop the rest.
final class Tree {
    static final int NONE = 0;
    static final int NODE_BYTES = 37; // in all arrays

    private final int[] ply;
    private final byte[] seat;
    private final int[] visits;
    private final int[] chances; // how often the move could have been chosen
    private final double[] sum; // what its visits were worth to its seat
    private final float[] prior; // what the advice held of it
    private final int[] first; // child
    private final int[] next; // sibling
    private final int[] moved; // where a node goes when the tree is pruned
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

    /// Leaves nothing but a fresh root.
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

    /// What a visited node was worth on average.
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
    /// @return how many have none; their place in `found` holds [#NONE]
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

    /// Looks from the cursor to the end of the chain, then from its start to the cursor.
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

    /// Adds a child for every listed move that has none; there is room for all.
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

    /// Notes that a move could be chosen.
    ///
    /// @return how often so far
    int offer(int node) {
        return ++chances[node];
    }

    /// Notes what a visit was worth to the node's seat.
    void visit(int node, double worth) {
        visits[node]++;
        sum[node] += worth;
    }

    /// Keeps what lies below a node, which becomes the root, and drops the rest.
    void prune(int newRoot) {
        Arrays.fill(moved, newRoot, size, NONE);
        moved[newRoot] = 1;
        int kept = 2;
        for (int node = newRoot; node < size; node++) {
            if (moved[node] != NONE) {
                for (int child = first[node]; child != NONE; child = next[child]) {
                    moved[child] = -1; // to be kept; its number is given in the order of numbers
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
