package dighouse.lab.bench;

import dighouse.kernel.Xoshiro;
import dighouse.pergamon.PergamonView.TileView;
import java.util.ArrayList;
import java.util.List;

/// Kinds of hands that may be easy or hard for the search for the best row. The kinds of objects
/// get new roles for every hand.
public enum RowSearchHands {
    ANY("any tiles") {
        @Override
        boolean wants(int left, int right) {
            return true;
        }
    },
    /// Many paths to and fro, most of which are equivalent.
    TWO_KINDS("all of two kinds, then any") {
        @Override
        boolean wants(int left, int right) {
            return left < 2 && right < 2;
        }
    },
    /// Rows in two parts: at most one tile leads from one part to the other.
    TWO_PARTS("two parts and a bridge") {
        @Override
        boolean wants(int left, int right) {
            return left / 2 == right / 2;
        }

        @Override
        int wanted() {
            return TILES - 1;
        }
    },
    HUB("all at one kind") {
        @Override
        boolean wants(int left, int right) {
            return left == 0 || right == 0;
        }
    },
    RING("a ring of four kinds") {
        @Override
        boolean wants(int left, int right) {
            return right == (left + 1) % KINDS;
        }
    },
    ONE_WAY("no way back") {
        @Override
        boolean wants(int left, int right) {
            return left < right;
        }
    };

    /// Tiles of a hand: more than nearly all players ever have.
    public static final int TILES = 14;

    private static final int KINDS = 4;

    /// What is special about the hands.
    private final String title;

    public String title() {
        return title;
    }

    RowSearchHands(String title) {
        this.title = title;
    }

    /// Tells whether such a hand prefers tiles with these kinds on their edges.
    abstract boolean wants(int left, int right);

    /// How many tiles of the hand are preferred ones, if there are enough; the others are random.
    int wanted() {
        return TILES;
    }

    /// A hand of 14 tiles, one bit each, the first tile lowest.
    long draw(List<TileView> tiles, Xoshiro random) {
        List<String> kinds = new ArrayList<>(List.of("vase", "jug", "mask", "bracelet"));
        shuffle(kinds, random);
        List<Integer> order = new ArrayList<>();
        for (int tile = 0; tile < tiles.size(); tile++) {
            order.add(tile);
        }
        shuffle(order, random);
        long hand = 0;
        for (int tile : order) {
            TileView view = tiles.get(tile);
            boolean fits = wants(kinds.indexOf(view.left()), kinds.indexOf(view.right()));
            if (fits && Long.bitCount(hand) < wanted()) {
                hand |= 1L << tile;
            }
        }
        for (int tile : order) {
            if (Long.bitCount(hand) < TILES) {
                hand |= 1L << tile;
            }
        }
        return hand;
    }

    private static <T> void shuffle(List<T> list, Xoshiro random) {
        for (int last = list.size() - 1; last > 0; last--) {
            int other = random.below(last + 1);
            T kept = list.get(last);
            list.set(last, list.get(other));
            list.set(other, kept);
        }
    }
}
