package dighouse.kernel;

import java.util.Arrays;

/// A caller's list that a game fills with moves, or with outcomes and their weights.
///
/// It is made once and refilled: once it has grown to the longest list of the game, it allocates
/// nothing.
public final class MoveList {
    private static final int FIRST_CAPACITY = 64;

    private final boolean anyOrder;
    private int[] plies = new int[FIRST_CAPACITY];
    private int[] weights = new int[FIRST_CAPACITY];
    private int size;

    /// A list that asks for one order of small choices: each result once (bots, walks).
    public MoveList() {
        this(false);
    }

    private MoveList(boolean anyOrder) {
        this.anyOrder = anyOrder;
    }

    /// A list that asks for small choices in any order, as people make them.
    public static MoveList inAnyOrder() {
        return new MoveList(true);
    }

    /// Whether small choices whose order has no meaning are wanted in every order.
    public boolean anyOrder() {
        return anyOrder;
    }

    public void clear() {
        size = 0;
    }

    public void add(int move) {
        add(move, 1);
    }

    public void add(int outcome, int weight) {
        if (size == plies.length) {
            plies = Arrays.copyOf(plies, 2 * size);
            weights = Arrays.copyOf(weights, 2 * size);
        }
        plies[size] = outcome;
        weights[size] = weight;
        size++;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public int get(int index) {
        assert index < size : "beyond the list";
        return plies[index];
    }

    /// How much the outcome at this place weighs; 1 for a move.
    public int weight(int index) {
        assert index < size : "beyond the list";
        return weights[index];
    }

    public int totalWeight() {
        int total = 0;
        for (int i = 0; i < size; i++) {
            total += weights[i];
        }
        return total;
    }

    /// The place of a ply in the list, or -1.
    public int indexOf(int ply) {
        for (int i = 0; i < size; i++) {
            if (plies[i] == ply) {
                return i;
            }
        }
        return -1;
    }

    public boolean contains(int ply) {
        return indexOf(ply) >= 0;
    }

    /// A copy of the plies, in order.
    public int[] toArray() {
        return Arrays.copyOf(plies, size);
    }
}
