package dighouse.examples.gofish;

import static dighouse.examples.gofish.GoFishPosition.CARDS;
import static dighouse.examples.gofish.GoFishPosition.NONE;
import static dighouse.examples.gofish.GoFishPosition.RANKS;
import static dighouse.examples.gofish.GoFishPosition.SUITS;

import dighouse.examples.gofish.GoFishPosition.Phase;
import dighouse.kernel.Actor;
import dighouse.kernel.Argument;
import dighouse.kernel.Edition;
import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.Notation;
import dighouse.kernel.Phrase;
import dighouse.kernel.Pool;
import dighouse.kernel.Randomness;
import dighouse.kernel.Refusal;
import dighouse.kernel.Score;
import dighouse.kernel.SeatRange;
import dighouse.kernel.Setup;
import dighouse.kernel.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The front door of Go Fish. A ply is a rank: asked for by a seat, drawn by chance.
public final class GoFish extends Game<GoFishPosition> {
    /// Every card but those dealt is drawn once, after at most one question that failed; before
    /// each draw, and after the last, every rank can be asked for with success once.
    private static final int LONGEST =
            CARDS + (CARDS - FishRules.DEALT) + RANKS * (CARDS - FishRules.DEALT + 1);

    @Override
    public String id() {
        return "gofish";
    }

    @Override
    public SeatRange seats(Edition edition) {
        return new SeatRange(2, 2);
    }

    @Override
    public int longest(Setup setup) {
        return LONGEST;
    }

    @Override
    public GoFishPosition position() {
        return new GoFishPosition();
    }

    @Override
    public void start(Setup setup, GoFishPosition position) {
        position.setup = setup;
        position.phase = Phase.DEAL;
        position.seat = 0;
        position.asked = NONE;
        position.poolSize = CARDS;
        position.cardsOfA = 0;
        position.cardsOfB = 0;
        position.booksOfA = 0;
        position.booksOfB = 0;
        Arrays.fill(position.pool, (byte) SUITS);
        Arrays.fill(position.hand, (byte) 0);
        Arrays.fill(position.shown, (byte) 0);
        Arrays.fill(position.mayHide, (byte) 0);
    }

    @Override
    public int actor(GoFishPosition position) {
        return switch (position.phase) {
            case ASK -> position.seat;
            case DEAL, FISH -> Actor.CHANCE;
            case OVER -> Actor.NOBODY;
        };
    }

    @Override
    public void moves(GoFishPosition position, MoveList list) {
        switch (position.phase) {
            case ASK -> addQuestions(position, list);
            case DEAL, FISH -> addDraws(position, list);
            case OVER -> {}
        }
    }

    /// FISH-ASK-02: every rank that one holds.
    private static void addQuestions(GoFishPosition position, MoveList list) {
        int from = position.seat * RANKS;
        for (int rank = 0; rank < RANKS; rank++) {
            if (position.hand[from + rank] > 0) {
                list.add(rank);
            }
        }
    }

    /// FISH-DEAL-01, FISH-FISH-01: every card of the pool is equally likely.
    private static void addDraws(GoFishPosition position, MoveList list) {
        for (int rank = 0; rank < RANKS; rank++) {
            if (position.pool[rank] > 0) {
                list.add(rank, position.pool[rank]);
            }
        }
    }

    @Override
    public int weight(GoFishPosition position) {
        return position.poolSize;
    }

    @Override
    public int outcome(GoFishPosition position, int r) {
        return Pool.kindAt(position.pool, 0, RANKS, r);
    }

    @Override
    public void play(GoFishPosition position, int rank) {
        switch (position.phase) {
            case DEAL -> FishRules.deal(position, rank);
            case ASK -> FishRules.ask(position, rank);
            case FISH -> FishRules.fish(position, rank);
            case OVER -> throw new IllegalStateException("the game is over");
        }
    }

    @Override
    public int points(GoFishPosition position, int seat) {
        return Integer.bitCount(position.books(seat));
    }

    @Override
    public void alphabet(Setup setup, MoveList list) {
        for (int rank = 0; rank < RANKS; rank++) {
            list.add(rank);
        }
    }

    @Override
    public @Nullable Refusal judge(GoFishPosition position, int rank) {
        boolean holds = position.hand[position.seat * RANKS + rank] > 0;
        return holds ? null : Refusal.by("FISH-ASK-02", rank(rank));
    }

    /// Whoever holds one card can ask for one rank, and everybody sees how many cards one holds.
    @Override
    public boolean automatic(GoFishPosition position) {
        return position.phase == Phase.ASK && position.cards(position.seat) == 1;
    }

    @Override
    public View view(GoFishPosition position, int viewer) {
        return GoFishView.of(position, viewer);
    }

    @Override
    public List<GoFishEvent> tell(GoFishPosition position, int rank, int viewer) {
        return GoFishEvent.of(this, position, rank, viewer);
    }

    @Override
    public Phrase describe(GoFishPosition position, int rank) {
        return described(position, GoFishNotation.rankName(rank)).phrase();
    }

    private static DescribedMove described(GoFishPosition position, String rank) {
        return switch (position.phase) {
            case DEAL -> new DescribedMove.Deal(position.seat, rank);
            case ASK -> new DescribedMove.Ask(rank);
            case FISH -> new DescribedMove.Fish(position.seat, rank);
            case OVER -> throw new IllegalStateException("the game is over");
        };
    }

    private static Argument rank(int rank) {
        return Argument.term("rank", GoFishNotation.rankName(rank));
    }

    @Override
    public List<Score> score(GoFishPosition position) {
        return List.of(score(position, 0), score(position, 1));
    }

    private static Score score(GoFishPosition position, int seat) {
        List<Score.Part> parts = new ArrayList<>();
        for (int rank = 0; rank < RANKS; rank++) {
            if ((position.books(seat) >> rank & 1) != 0) {
                parts.add(new Score.Part(Phrase.of("book", rank(rank)), 1));
            }
        }
        return new Score(seat, parts.size(), parts);
    }

    @Override
    public Notation<GoFishPosition> notation() {
        return GoFishNotation.INSTANCE;
    }

    @Override
    public void imagine(
            GoFishPosition position, int viewer, Randomness random, GoFishPosition into) {
        Beliefs.imagine(position, viewer, random, into);
    }
}
