package dighouse.examples.connectfour;

import static dighouse.examples.connectfour.ConnectFourPosition.COLUMNS;
import static dighouse.examples.connectfour.ConnectFourPosition.PLACES;
import static dighouse.examples.connectfour.ConnectFourPosition.hasFour;

import dighouse.kernel.Actor;
import dighouse.kernel.Argument;
import dighouse.kernel.Edition;
import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.Notation;
import dighouse.kernel.Phrase;
import dighouse.kernel.Refusal;
import dighouse.kernel.SeatRange;
import dighouse.kernel.Setup;
import dighouse.kernel.View;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The front door of Connect Four. A move is the number of a column.
public final class ConnectFour extends Game<ConnectFourPosition> {
    @Override
    public String id() {
        return "connectfour";
    }

    @Override
    public SeatRange seats(Edition edition) {
        return new SeatRange(2, 2);
    }

    @Override
    public int longest(Setup setup) {
        return PLACES;
    }

    @Override
    public ConnectFourPosition position() {
        return new ConnectFourPosition();
    }

    @Override
    public void start(Setup setup, ConnectFourPosition position) {
        position.setup = setup;
        position.first = 0;
        position.second = 0;
        position.actor = 0; // C4-PLAY-01
    }

    @Override
    public int actor(ConnectFourPosition position) {
        return position.actor;
    }

    /// C4-PLAY-02: every column that is not full.
    @Override
    public void moves(ConnectFourPosition position, MoveList list) {
        if (position.actor == Actor.NOBODY) {
            return;
        }
        for (int column = 0; column < COLUMNS; column++) {
            if (!position.isFull(column)) {
                list.add(column);
            }
        }
    }

    @Override
    public void play(ConnectFourPosition position, int column) {
        assert !position.isFull(column) : "dropped a stone into a full column";
        long place = position.landing(column);
        boolean won;
        if (position.actor == 0) {
            position.first |= place;
            won = hasFour(position.first);
        } else {
            position.second |= place;
            won = hasFour(position.second);
        }
        boolean over = won || Long.bitCount(position.stones()) == PLACES;
        position.actor = over ? Actor.NOBODY : 1 - position.actor;
    }

    @Override
    public int points(ConnectFourPosition position, int seat) {
        return hasFour(seat == 0 ? position.first : position.second) ? 1 : 0;
    }

    @Override
    public @Nullable Refusal judge(ConnectFourPosition position, int column) {
        return position.isFull(column) ? Refusal.by("C4-PLAY-02", column(column)) : null;
    }

    @Override
    public View view(ConnectFourPosition position, int viewer) {
        return new ConnectFourView(position.actor, ConnectFourNotation.columns(position));
    }

    @Override
    public List<ConnectFourEvent> tell(ConnectFourPosition position, int column, int viewer) {
        List<ConnectFourEvent> events = new ArrayList<>();
        events.add(
                new ConnectFourEvent.Dropped(
                        position.actor, ConnectFourNotation.columnName(column)));
        ConnectFourPosition after = position();
        after.copyFrom(position);
        play(after, column);
        if (after.actor == Actor.NOBODY) {
            events.add(new ConnectFourEvent.GameEnded());
        }
        return events;
    }

    @Override
    public Phrase describe(ConnectFourPosition position, int column) {
        return Phrase.of("drop", column(column));
    }

    private static Argument column(int column) {
        return Argument.term("column", ConnectFourNotation.columnName(column));
    }

    @Override
    public Notation<ConnectFourPosition> notation() {
        return ConnectFourNotation.INSTANCE;
    }
}
