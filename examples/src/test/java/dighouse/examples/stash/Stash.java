package dighouse.examples.stash;

import static dighouse.examples.stash.StashPosition.DEALT;
import static dighouse.examples.stash.StashPosition.KINDS;
import static dighouse.examples.stash.StashPosition.OF_EACH;
import static dighouse.examples.stash.StashPosition.STASHED;

import dighouse.kernel.Actor;
import dighouse.kernel.Argument;
import dighouse.kernel.Edition;
import dighouse.kernel.Event;
import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.Notation;
import dighouse.kernel.Option;
import dighouse.kernel.Phrase;
import dighouse.kernel.PlainEdition;
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
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The rules of Stash. A ply is a kind, dealt or stashed, or [#DONE].
class Stash extends Game<StashPosition> {
    static final int DONE = KINDS;

    private final Supplier<StashPosition> blank;

    Stash() {
        this(StashPosition::new);
    }

    /// With positions of another make: broken ones.
    Stash(Supplier<StashPosition> blank) {
        this.blank = blank;
    }

    @Override
    public String id() {
        return "stash";
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
        return DEALT + 2 * (STASHED + 1);
    }

    @Override
    public StashPosition position() {
        return blank.get();
    }

    @Override
    public void start(Setup setup, StashPosition position) {
        position.setup = setup;
        position.dealt = 0;
        position.turn = 0;
        position.picked = 0;
        position.last = 0;
        Arrays.fill(position.bag, (byte) OF_EACH);
        Arrays.fill(position.hand, (byte) 0);
        Arrays.fill(position.stash, (byte) 0);
    }

    @Override
    public int actor(StashPosition position) {
        return position.isDealing()
                ? Actor.CHANCE
                : position.isOver() ? Actor.NOBODY : position.turn;
    }

    @Override
    public void moves(StashPosition position, MoveList list) {
        if (position.isDealing()) {
            for (int kind = 0; kind < KINDS; kind++) {
                if (position.bag[kind] > 0) {
                    list.add(kind, position.bag[kind]);
                }
            }
        } else if (position.picked == STASHED) {
            list.add(DONE);
        } else if (!position.isOver()) {
            addHides(position, list);
        }
    }

    /// In one order the second is of no lower kind than the first, unless that order is broken.
    private static void addHides(StashPosition position, MoveList list) {
        boolean anyOrder = list.anyOrder() || !hasFrom(position, position.last, 1);
        int needed = anyOrder ? 1 : STASHED - position.picked;
        for (int kind = anyOrder ? 0 : position.last; kind < KINDS; kind++) {
            if (position.held(kind) > 0 && (anyOrder || hasFrom(position, kind, needed))) {
                list.add(kind);
            }
        }
    }

    /// Whether the seat holds so many of this kind and those above.
    private static boolean hasFrom(StashPosition position, int kind, int number) {
        int from = position.seat() * KINDS + kind;
        return Pool.size(position.hand, from, KINDS - kind) >= number;
    }

    @Override
    public int weight(StashPosition position) {
        return KINDS * OF_EACH - position.dealt;
    }

    @Override
    public int outcome(StashPosition position, int r) {
        return Pool.kindAt(position.bag, 0, KINDS, r);
    }

    @Override
    public void play(StashPosition position, int ply) {
        int at = position.seat() * KINDS + ply;
        if (position.isDealing()) {
            position.bag[ply]--;
            position.hand[at]++;
            position.dealt++;
        } else if (ply == DONE) {
            position.picked = 0;
            position.turn++;
        } else {
            position.hand[at]--;
            position.stash[at]++;
            position.picked++;
            position.last = position.picked == STASHED ? 0 : ply;
        }
    }

    @Override
    public int points(StashPosition position, int seat) {
        int points = 0;
        for (int kind = 0; kind < KINDS; kind++) {
            points += position.stash[seat * KINDS + kind] * (kind + 1);
        }
        return points;
    }

    @Override
    public int tieBreak(StashPosition position, int seat) {
        return 0;
    }

    @Override
    public void alphabet(Setup setup, MoveList list) {
        for (int move = 0; move <= DONE; move++) {
            list.add(move);
        }
    }

    @Override
    public @Nullable Refusal judge(StashPosition position, int move) {
        boolean both = position.picked == STASHED;
        if (both != (move == DONE)) {
            return Refusal.by("STASH-DONE-01");
        }
        return both || position.held(move) > 0 ? null : Refusal.by("STASH-HIDE-01", kind(move));
    }

    @Override
    public boolean seals(StashPosition position, int move) {
        return move == DONE;
    }

    @Override
    public boolean rests(StashPosition position) {
        return position.picked != 1;
    }

    /// Saying that one is done seals what could still be taken back, so it is for the seat to say.
    @Override
    public boolean automatic(StashPosition position) {
        return false;
    }

    @Override
    public int fallback(StashPosition position) {
        MoveList list = new MoveList();
        moves(position, list);
        return list.get(0);
    }

    @Override
    public View view(StashPosition position, int viewer) {
        return StashView.of(position, viewer);
    }

    @Override
    public List<? extends Event> tell(StashPosition position, int ply, int viewer) {
        return StashEvent.of(position, ply, viewer);
    }

    @Override
    public Phrase describe(StashPosition position, int ply) {
        if (position.isDealing()) {
            return Phrase.of("deal", Argument.seat("seat", position.seat()), kind(ply));
        }
        return ply == DONE ? Phrase.of("done") : Phrase.of("hide", kind(ply));
    }

    private static Argument kind(int kind) {
        return Argument.number("kind", kind + 1);
    }

    @Override
    public List<Score> score(StashPosition position) {
        return List.of(score(position, 0), score(position, 1));
    }

    private static Score score(StashPosition position, int seat) {
        int points = 0;
        List<Score.Part> parts = new ArrayList<>();
        for (int kind = 0; kind < KINDS; kind++) {
            int part = position.stash[seat * KINDS + kind] * (kind + 1);
            if (part > 0) {
                parts.add(new Score.Part(Phrase.of("stash", kind(kind)), part));
            }
            points += part;
        }
        return new Score(seat, points, parts);
    }

    @Override
    public Notation<StashPosition> notation() {
        return new StashNotation();
    }

    /// All that the viewer does not hold is in one big bag, and every trinket of it may be
    /// anywhere.
    @Override
    public void imagine(StashPosition position, int viewer, Randomness random, StashPosition into) {
        into.copyFrom(position);
        for (int seat = 0; seat < 2; seat++) {
            for (int at = seat * KINDS; at < (seat + 1) * KINDS && seat != viewer; at++) {
                into.bag[at % KINDS] += (byte) (into.hand[at] + into.stash[at]);
                into.hand[at] = 0;
                into.stash[at] = 0;
            }
        }
        for (int seat = 0; seat < 2; seat++) {
            if (seat != viewer) {
                draw(into, into.hand, seat, Pool.size(position.hand, seat * KINDS, KINDS), random);
                int stashed = Pool.size(position.stash, seat * KINDS, KINDS);
                draw(into, into.stash, seat, stashed, random);
            }
        }
    }

    private static void draw(
            StashPosition into, byte[] place, int seat, int number, Randomness random) {
        for (int i = 0; i < number; i++) {
            place[seat * KINDS + Pool.draw(into.bag, 0, KINDS, random)]++;
        }
    }
}
