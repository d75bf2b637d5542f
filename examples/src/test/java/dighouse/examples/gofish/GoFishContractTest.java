package dighouse.examples.gofish;

import static dighouse.examples.gofish.GoFishPosition.CARDS;
import static dighouse.examples.gofish.GoFishPosition.RANKS;
import static dighouse.examples.gofish.GoFishPosition.SUITS;

import dighouse.kernel.Edition;
import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.PlainEdition;
import dighouse.kernel.Pool;
import dighouse.kernel.Setup;
import dighouse.kernel.Viewer;
import dighouse.testkit.BeliefCase;
import dighouse.testkit.GameContractTest;
import dighouse.testkit.checks.Node;
import dighouse.testkit.checks.Symmetry;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

class GoFishContractTest extends GameContractTest<GoFishPosition> {
    @Override
    protected Game<GoFishPosition> game() {
        return new GoFish();
    }

    @Override
    protected List<Edition> editions() {
        return List.of(PlainEdition.STANDARD);
    }

    @Override
    protected Path resources() {
        return super.resources().resolve("gofish");
    }

    @Override
    protected void checkInvariants(GoFishPosition position) {
        invariants(position);
    }

    /// Whoever asks for a rank learns whether the other has it.
    @Override
    protected boolean showsHidden() {
        return true;
    }

    static void invariants(GoFishPosition position) {
        for (int rank = 0; rank < RANKS; rank++) {
            int cards = position.pool[rank] + position.hand[rank] + position.hand[RANKS + rank];
            cards += (position.booksOfA >> rank & 1) * SUITS;
            cards += (position.booksOfB >> rank & 1) * SUITS;
            Node.require(cards == SUITS, "there are not four cards of each rank");
            Node.require(position.pool[rank] >= 0, "a pool of fewer than no cards");
        }
        for (int i = 0; i < 2 * RANKS; i++) {
            int hidden = position.hand[i] - position.shown[i];
            Node.require(position.shown[i] >= 0 && hidden >= 0, "more is shown than held");
            Node.require(hidden <= position.mayHide[i], "more is hidden than may be");
            Node.require(position.mayHide[i] < SUITS, "a whole book may be hidden");
            Node.require(position.hand[i] < SUITS, "a whole book is held");
        }
        Node.require(position.poolSize == Pool.size(position.pool, 0, RANKS), "pool size");
        Node.require(position.cardsOfA == Pool.size(position.hand, 0, RANKS), "hand of A");
        Node.require(position.cardsOfB == Pool.size(position.hand, RANKS, RANKS), "hand of B");
        int books = Integer.bitCount(position.booksOfA) + Integer.bitCount(position.booksOfB);
        int all = position.poolSize + position.cardsOfA + position.cardsOfB + books * SUITS;
        Node.require(all == CARDS, "there are not 52 cards");
    }

    /// Cards of two ranks in the pool, any of which a hidden card may be: then they can change
    /// places.
    @Override
    protected boolean hidesAlternatives(GoFishPosition position, int viewer) {
        return alternatives(position, viewer);
    }

    /// Asks for the lowest rank in hand.
    @Override
    protected void checkDefault(GoFishPosition before, GoFishPosition after) {
        defaults(before, after);
    }

    static void defaults(GoFishPosition before, GoFishPosition after) {
        MoveList moves = new MoveList();
        new GoFish().moves(before, moves);
        int lowest = Integer.MAX_VALUE;
        for (int i = 0; i < moves.size(); i++) {
            lowest = Math.min(lowest, moves.get(i));
        }
        GoFishPosition expected = new GoFishPosition();
        expected.copyFrom(before);
        new GoFish().play(expected, lowest);
        Node.require(expected.equals(after), "the lowest rank is asked for");
    }

    static boolean alternatives(GoFishPosition position, int viewer) {
        for (int seat = 0; seat < 2; seat++) {
            for (int rank = 0; rank < RANKS && seat != viewer; rank++) {
                boolean hidden =
                        position.hand[seat * RANKS + rank] > position.shown[seat * RANKS + rank];
                for (int other = 0; hidden && other < RANKS; other++) {
                    int at = seat * RANKS + other;
                    int hides = position.hand[at] - position.shown[at];
                    boolean room = hides < position.mayHide[at] && position.hand[at] < SUITS - 1;
                    if (other != rank && position.pool[other] > 0 && room) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /// Of ranks A, 2 and 3 nothing is laid down yet, all others are. A holds one ace.
    @Override
    protected List<BeliefCase<GoFishPosition>> beliefs() {
        String books = ":456789TJQK:3333333333333 ";
        return List.of(
                belief(
                        "two hidden cards may be anything: 3 aces, 4 twos, 4 threes are unseen",
                        "ask A - :A" + books + ":A2::3333333333333",
                        0,
                        Map.of(
                                "ask A - :A" + books + ":AA::3333333333333", 3L,
                                "ask A - :A" + books + ":A2::3333333333333", 12L,
                                "ask A - :A" + books + ":A3::3333333333333", 12L,
                                "ask A - :A" + books + ":22::3333333333333", 6L,
                                "ask A - :A" + books + ":23::3333333333333", 16L,
                                "ask A - :A" + books + ":33::3333333333333", 6L)),
                belief(
                        "a shown two stays, and an ace was denied before one card was drawn",
                        "ask A - :A" + books + "2:3A::1333333333333",
                        0,
                        Map.of(
                                "ask A - :A" + books + "2:A2::1333333333333", 9L,
                                "ask A - :A" + books + "2:A3::1333333333333", 12L,
                                "ask A - :A" + books + "2:22::1333333333333", 3L,
                                "ask A - :A" + books + "2:23::1333333333333", 12L,
                                "ask A - :A" + books + "2:33::1333333333333", 6L)),
                belief(
                        "a bystander sees no card, but hears that B has no ace",
                        "fish A A A:" + books + ":2::0333333333333",
                        Viewer.BYSTANDER,
                        Map.of(
                                "fish A A A:" + books + ":2::0333333333333", 1L,
                                "fish A A A:" + books + ":3::0333333333333", 1L)));
    }

    private BeliefCase<GoFishPosition> belief(
            String name, String position, int viewer, Map<String, Long> weights) {
        Setup setup = Setup.of(game(), PlainEdition.STANDARD, 2);
        GoFishPosition truth = new GoFishPosition();
        game().notation().position(setup, position, truth);
        return new BeliefCase<>(name, setup, truth, viewer, weights);
    }

    @Override
    protected List<Symmetry<GoFishPosition>> symmetries() {
        return List.of(new OtherSeats(), new OtherRanks());
    }

    /// A and B change places.
    private static final class OtherSeats implements Symmetry<GoFishPosition> {
        @Override
        public String name() {
            return "seats changed";
        }

        @Override
        public int seat(int seat) {
            return 1 - seat;
        }

        @Override
        public void rename(GoFishPosition position, GoFishPosition into) {
            into.copyFrom(position);
            into.seat = 1 - position.seat;
            into.cardsOfA = position.cardsOfB;
            into.cardsOfB = position.cardsOfA;
            into.booksOfA = position.booksOfB;
            into.booksOfB = position.booksOfA;
            change(position.hand, into.hand);
            change(position.shown, into.shown);
            change(position.mayHide, into.mayHide);
        }

        private static void change(byte[] from, byte[] to) {
            System.arraycopy(from, 0, to, RANKS, RANKS);
            System.arraycopy(from, RANKS, to, 0, RANKS);
        }

        @Override
        public int ply(GoFishPosition position, int rank) {
            return rank;
        }
    }

    /// Every rank is called by the next one's name, the last by the first's.
    private static final class OtherRanks implements Symmetry<GoFishPosition> {
        @Override
        public String name() {
            return "ranks changed";
        }

        @Override
        public int seat(int seat) {
            return seat;
        }

        @Override
        public void rename(GoFishPosition position, GoFishPosition into) {
            into.copyFrom(position);
            into.asked = position.asked < 0 ? position.asked : ply(position, position.asked);
            into.booksOfA = change(position.booksOfA);
            into.booksOfB = change(position.booksOfB);
            change(position.pool, into.pool);
            change(position.hand, into.hand);
            change(position.shown, into.shown);
            change(position.mayHide, into.mayHide);
        }

        private static int change(int ranks) {
            return (ranks << 1 | ranks >> (RANKS - 1)) & ((1 << RANKS) - 1);
        }

        private static void change(byte[] from, byte[] to) {
            for (int i = 0; i < from.length; i++) {
                to[i / RANKS * RANKS + (i % RANKS + 1) % RANKS] = from[i];
            }
        }

        @Override
        public int ply(GoFishPosition position, int rank) {
            return (rank + 1) % RANKS;
        }
    }
}
