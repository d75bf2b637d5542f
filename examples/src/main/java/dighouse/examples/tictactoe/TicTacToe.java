package dighouse.examples.tictactoe;

import static dighouse.examples.tictactoe.TicTacToePosition.FULL;
import static dighouse.examples.tictactoe.TicTacToePosition.SQUARES;

import dighouse.examples.Duel;
import dighouse.examples.PlainEdition;
import dighouse.kernel.Actor;
import dighouse.kernel.Argument;
import dighouse.kernel.Edition;
import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.Notation;
import dighouse.kernel.Option;
import dighouse.kernel.Phrase;
import dighouse.kernel.Randomness;
import dighouse.kernel.Refusal;
import dighouse.kernel.Result;
import dighouse.kernel.Score;
import dighouse.kernel.SeatRange;
import dighouse.kernel.Setup;
import dighouse.kernel.View;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The front door of tic-tac-toe. A move is the number of a square.
public final class TicTacToe implements Game<TicTacToePosition> {
    private static final int[] LINES = {
        0b111_000_000, 0b000_111_000, 0b000_000_111, // rows
        0b100_100_100, 0b010_010_010, 0b001_001_001, // columns
        0b100_010_001, 0b001_010_100, // diagonals
    };

    @Override
    public String id() {
        return "tictactoe";
    }

    @Override
    public int rulesNumber() {
        return 1;
    }

    @Override
    public Edition edition(String json) {
        return PlainEdition.read(json);
    }

    @Override
    public SeatRange seats(Edition edition) {
        return new SeatRange(2, 2);
    }

    @Override
    public List<Option> options(Edition edition, int seats, int mission) {
        return List.of();
    }

    @Override
    public int longest(Setup setup) {
        return SQUARES;
    }

    @Override
    public TicTacToePosition position() {
        return new TicTacToePosition();
    }

    @Override
    public void start(Setup setup, TicTacToePosition position) {
        position.setup = setup;
        position.crosses = 0;
        position.noughts = 0;
        position.actor = 0; // TTT-PLAY-01
    }

    @Override
    public int actor(TicTacToePosition position) {
        return position.actor;
    }

    /// TTT-PLAY-02: every empty square.
    @Override
    public void moves(TicTacToePosition position, MoveList list) {
        if (position.actor == Actor.NOBODY) {
            return;
        }
        for (int empty = FULL & ~position.marked(); empty != 0; empty &= empty - 1) {
            list.add(Integer.numberOfTrailingZeros(empty));
        }
    }

    @Override
    public int weight(TicTacToePosition position) {
        throw new IllegalStateException("nothing is left to chance");
    }

    @Override
    public int outcome(TicTacToePosition position, int r) {
        throw new IllegalStateException("nothing is left to chance");
    }

    @Override
    public void play(TicTacToePosition position, int square) {
        assert position.isEmpty(square) : "marked a square twice";
        boolean won;
        if (position.actor == 0) {
            position.crosses |= 1 << square;
            won = hasLine(position.crosses);
        } else {
            position.noughts |= 1 << square;
            won = hasLine(position.noughts);
        }
        boolean over = won || position.marked() == FULL;
        position.actor = over ? Actor.NOBODY : 1 - position.actor;
    }

    /// TTT-END-01: three in a row, column or diagonal.
    static boolean hasLine(int squares) {
        for (int line : LINES) {
            if ((squares & line) == line) {
                return true;
            }
        }
        return false;
    }

    @Override
    public int points(TicTacToePosition position, int seat) {
        return hasLine(seat == 0 ? position.crosses : position.noughts) ? 1 : 0;
    }

    @Override
    public int tieBreak(TicTacToePosition position, int seat) {
        return 0;
    }

    @Override
    public void alphabet(Setup setup, MoveList list) {
        for (int square = 0; square < SQUARES; square++) {
            list.add(square);
        }
    }

    @Override
    public @Nullable Refusal judge(TicTacToePosition position, int square) {
        return position.isEmpty(square) ? null : Refusal.by("TTT-PLAY-02", square(square));
    }

    /// Every move ends a turn.
    @Override
    public boolean seals(TicTacToePosition position, int move) {
        return true;
    }

    @Override
    public boolean rests(TicTacToePosition position) {
        return true;
    }

    /// The last empty square: everybody sees that nothing else is left.
    @Override
    public boolean automatic(TicTacToePosition position) {
        return position.actor >= 0 && Integer.bitCount(position.marked()) == SQUARES - 1;
    }

    @Override
    public int fallback(TicTacToePosition position) {
        return Integer.numberOfTrailingZeros(~position.marked());
    }

    @Override
    public View view(TicTacToePosition position, int viewer) {
        return new TicTacToeView(position.actor, TicTacToeNotation.squares(position));
    }

    @Override
    public List<TicTacToeEvent> tell(TicTacToePosition position, int square, int viewer) {
        List<TicTacToeEvent> events = new ArrayList<>();
        events.add(new TicTacToeEvent.Marked(position.actor, TicTacToeNotation.squareName(square)));
        TicTacToePosition after = position();
        after.copyFrom(position);
        play(after, square);
        if (after.actor == Actor.NOBODY) {
            events.add(new TicTacToeEvent.GameEnded());
        }
        return events;
    }

    @Override
    public Phrase describe(TicTacToePosition position, int square) {
        return Phrase.of("mark", square(square));
    }

    private static Argument square(int square) {
        return Argument.term("square", TicTacToeNotation.squareName(square));
    }

    @Override
    public List<Score> score(TicTacToePosition position) {
        return List.of(score(0, position.crosses), score(1, position.noughts));
    }

    private static Score score(int seat, int squares) {
        return hasLine(squares)
                ? new Score(seat, 1, List.of(new Score.Part(Phrase.of("line"), 1)))
                : new Score(seat, 0, List.of());
    }

    /// TTT-END-01, TTT-END-02.
    @Override
    public Result result(TicTacToePosition position) {
        return Duel.result(hasLine(position.crosses) ? 1 : 0, hasLine(position.noughts) ? 1 : 0);
    }

    @Override
    public Notation<TicTacToePosition> notation() {
        return TicTacToeNotation.INSTANCE;
    }

    /// Nothing is hidden, so there is nothing to imagine.
    @Override
    public void imagine(
            TicTacToePosition position, int viewer, Randomness random, TicTacToePosition into) {
        into.copyFrom(position);
    }
}
