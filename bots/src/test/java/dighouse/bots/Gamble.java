package dighouse.bots;

import dighouse.kernel.Actor;
import dighouse.kernel.Edition;
import dighouse.kernel.Event;
import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.Notation;
import dighouse.kernel.Option;
import dighouse.kernel.Phrase;
import dighouse.kernel.PlainEdition;
import dighouse.kernel.Randomness;
import dighouse.kernel.Refusal;
import dighouse.kernel.Result;
import dighouse.kernel.Score;
import dighouse.kernel.SeatRange;
import dighouse.kernel.Setup;
import dighouse.kernel.View;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The smallest game in which different styles play differently. For four rounds each seat in turn
/// takes 3 points, or rolls a die that brings 10 points in one of three cases. The mission, for one
/// seat: 10 points.
public final class Gamble extends Game<GamblePosition> {
    public static final int SAFE = 0;
    public static final int RISK = 1;
    static final int MISS = 2;
    static final int HIT = 3;

    static final int ROUNDS = 4;
    static final int GOAL = 10;

    @Override
    public String id() {
        return "gamble";
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
        return new SeatRange(1, 4);
    }

    @Override
    public int missions(Edition edition) {
        return 1;
    }

    @Override
    public List<Option> options(Edition edition, int seats, int mission) {
        return List.of();
    }

    @Override
    public int longest(Setup setup) {
        return 2 * ROUNDS * setup.seats();
    }

    @Override
    public GamblePosition position() {
        return new GamblePosition();
    }

    @Override
    public void start(Setup setup, GamblePosition position) {
        position.setup = setup;
        position.turn = 0;
        position.rolling = false;
        Arrays.fill(position.points, 0);
    }

    @Override
    public int actor(GamblePosition position) {
        if (position.rolling) {
            return Actor.CHANCE;
        }
        return position.turn == ROUNDS * position.seats() ? Actor.NOBODY : position.seat();
    }

    @Override
    public void moves(GamblePosition position, MoveList list) {
        if (position.rolling) {
            list.add(MISS, 2);
            list.add(HIT, 1);
        } else if (actor(position) != Actor.NOBODY) {
            list.add(SAFE);
            list.add(RISK);
        }
    }

    @Override
    public int weight(GamblePosition position) {
        return 3;
    }

    @Override
    public int outcome(GamblePosition position, int r) {
        return r < 2 ? MISS : HIT;
    }

    @Override
    public void play(GamblePosition position, int ply) {
        position.points[position.seat()] += ply == SAFE ? 3 : ply == HIT ? 10 : 0;
        position.rolling = ply == RISK;
        position.turn += ply == RISK ? 0 : 1;
    }

    @Override
    public int points(GamblePosition position, int seat) {
        return position.points[seat];
    }

    @Override
    public int tieBreak(GamblePosition position, int seat) {
        return 0;
    }

    @Override
    public boolean won(GamblePosition position) {
        return position.setup().mission() > 0 && position.points[0] >= GOAL;
    }

    @Override
    public boolean rests(GamblePosition position) {
        return true;
    }

    /// Nothing is hidden.
    @Override
    public void imagine(
            GamblePosition position, int viewer, Randomness random, GamblePosition into) {
        into.copyFrom(position);
    }

    @Override
    public void alphabet(Setup setup, MoveList list) {
        list.add(SAFE);
        list.add(RISK);
    }

    @Override
    public @Nullable Refusal judge(GamblePosition position, int move) {
        return null;
    }

    @Override
    public boolean seals(GamblePosition position, int move) {
        return true;
    }

    @Override
    public boolean automatic(GamblePosition position) {
        return false;
    }

    @Override
    public int fallback(GamblePosition position) {
        return SAFE;
    }

    @Override
    public View view(GamblePosition position, int viewer) {
        throw noTable();
    }

    @Override
    public List<? extends Event> tell(GamblePosition position, int ply, int viewer) {
        throw noTable();
    }

    @Override
    public Phrase describe(GamblePosition position, int ply) {
        throw noTable();
    }

    @Override
    public List<Score> score(GamblePosition position) {
        throw noTable();
    }

    @Override
    public Result result(GamblePosition position) {
        throw noTable();
    }

    @Override
    public Notation<GamblePosition> notation() {
        throw noTable();
    }

    private static UnsupportedOperationException noTable() {
        return new UnsupportedOperationException("bots play it, and nobody looks on");
    }
}
