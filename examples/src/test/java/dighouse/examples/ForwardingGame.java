package dighouse.examples;

import dighouse.kernel.Edition;
import dighouse.kernel.Event;
import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.Notation;
import dighouse.kernel.Option;
import dighouse.kernel.Phrase;
import dighouse.kernel.Position;
import dighouse.kernel.Randomness;
import dighouse.kernel.Refusal;
import dighouse.kernel.Result;
import dighouse.kernel.Score;
import dighouse.kernel.SeatRange;
import dighouse.kernel.Setup;
import dighouse.kernel.View;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Another game, method by method: whoever extends it breaks one of them.
public class ForwardingGame<P extends Position<P>> extends Game<P> {
    protected final Game<P> sound;

    public ForwardingGame(Game<P> sound) {
        this.sound = sound;
    }

    @Override
    public String id() {
        return sound.id();
    }

    @Override
    public int rulesNumber() {
        return sound.rulesNumber();
    }

    @Override
    public Edition edition(String json) {
        return sound.edition(json);
    }

    @Override
    public SeatRange seats(Edition edition) {
        return sound.seats(edition);
    }

    @Override
    public int missions(Edition edition) {
        return sound.missions(edition);
    }

    @Override
    public List<Option> options(Edition edition, int seats, int mission) {
        return sound.options(edition, seats, mission);
    }

    @Override
    public int longest(Setup setup) {
        return sound.longest(setup);
    }

    @Override
    public P position() {
        return sound.position();
    }

    @Override
    public void start(Setup setup, P position) {
        sound.start(setup, position);
    }

    @Override
    public int actor(P position) {
        return sound.actor(position);
    }

    @Override
    public void moves(P position, MoveList list) {
        sound.moves(position, list);
    }

    @Override
    public int weight(P position) {
        return sound.weight(position);
    }

    @Override
    public int outcome(P position, int r) {
        return sound.outcome(position, r);
    }

    @Override
    public void play(P position, int ply) {
        sound.play(position, ply);
    }

    @Override
    public int points(P position, int seat) {
        return sound.points(position, seat);
    }

    @Override
    public int tieBreak(P position, int seat) {
        return sound.tieBreak(position, seat);
    }

    @Override
    public boolean won(P position) {
        return sound.won(position);
    }

    @Override
    public void alphabet(Setup setup, MoveList list) {
        sound.alphabet(setup, list);
    }

    @Override
    public @Nullable Refusal judge(P position, int move) {
        return sound.judge(position, move);
    }

    @Override
    public boolean seals(P position, int move) {
        return sound.seals(position, move);
    }

    @Override
    public boolean rests(P position) {
        return sound.rests(position);
    }

    @Override
    public boolean automatic(P position) {
        return sound.automatic(position);
    }

    @Override
    public int fallback(P position) {
        return sound.fallback(position);
    }

    @Override
    public View view(P position, int viewer) {
        return sound.view(position, viewer);
    }

    @Override
    public List<? extends Event> tell(P position, int ply, int viewer) {
        return sound.tell(position, ply, viewer);
    }

    @Override
    public Phrase describe(P position, int ply) {
        return sound.describe(position, ply);
    }

    @Override
    public List<Score> score(P position) {
        return sound.score(position);
    }

    @Override
    public Result result(P position) {
        return sound.result(position);
    }

    @Override
    public Notation<P> notation() {
        return sound.notation();
    }

    @Override
    public void imagine(P position, int viewer, Randomness random, P into) {
        sound.imagine(position, viewer, random, into);
    }
}
