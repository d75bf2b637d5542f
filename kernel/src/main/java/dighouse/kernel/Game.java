package dighouse.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// The contract that every game keeps.
///
/// It has five parts: what is offered (below), [Playing], [TableKeeping], [Telling] and
/// [Believing]. A game writes what it must and what differs: the defaults fit an open game without
/// chance, options or missions, in which every move is final.
///
/// It is a class and not an interface because its methods are called in loops that serve all games,
/// where a virtual call costs less (ADR 40).
///
/// A game object has no state: everything is in the position that it is given. The methods of
/// [Playing] are hot and allocate nothing; the others are called by the terminal, the server and
/// the browser, and may be as clear as they like. `GameContractTest` checks every sentence here.
///
/// @param <P> the game's position
public abstract class Game<P extends Position<P>>
        implements Playing<P>, TableKeeping<P>, Telling<P>, Believing<P> {

    /// The name by which records, resources and commands know the game: lower-case, no spaces.
    @Override
    public abstract String id();

    /// Raised by every change of what is legal or of what a ply does; kept in records and tables.
    public int rulesNumber() {
        return 1;
    }

    /// The oldest rules number that is still played. Tables and records of this and every later
    /// number go on as they began: [Setup#rules()] tells the rules which one. New tables get the
    /// newest.
    public int oldestRules() {
        return rulesNumber();
    }

    /// Reads and validates the printed numbers of an edition. The default is for a game that prints
    /// none.
    ///
    /// @throws Malformed with the line and the reason, if no game can be played with them
    public Edition edition(String json) {
        return PlainEdition.read(json);
    }

    /// How many seats this edition is made for.
    public abstract SeatRange seats(Edition edition);

    /// How many solo missions there are; they are numbered from 1. A mission has one seat.
    public int missions(Edition edition) {
        return 0;
    }

    /// The options that apply to such a table, in the order of the ledger, with their defaults.
    ///
    /// @param mission number of the mission, or 0 for none
    public List<Option> options(Edition edition, int seats, int mission) {
        return List.of();
    }

    /// An upper bound: no game with this setup has more plies, chance included.
    public abstract int longest(Setup setup);

    /// How the finished game ended: by default by points, then by [#tieBreak].
    @Override
    public Result result(P position) {
        return Result.Places.of(this, position, Phrase.of("tieBreak"));
    }
}

/// To play: hot, and without allocation.
interface Playing<P extends Position<P>> {
    /// A blank position, to be started, copied into or read into.
    P position();

    /// Puts the position before the first ply. Dealing belongs to chance's first plies.
    void start(Setup setup, P position);

    /// The one seat that must decide now, perhaps out of turn; or [Actor#CHANCE]; or [Actor#NOBODY]
    /// when the game is over.
    int actor(P position);

    /// Appends all legal moves of the actor in canonical order, at least one while the game goes
    /// on; for chance all outcomes with their weights, each above 0. Appends nothing when the game
    /// is over.
    ///
    /// Where the order of small choices has no meaning, the list says whether it wants each result
    /// by one order only, or every order ([MoveList#anyOrder()]).
    void moves(P position, MoveList list);

    /// The sum of the weights of all outcomes; the actor is [Actor#CHANCE]. The default walks along
    /// the list of [#moves]; it is free of allocation if the position keeps its [scratch
    /// list][Position#scratch()].
    default int weight(P position) {
        return outcomes(position).totalWeight();
    }

    /// The outcome at 0 ≤ r < weight: walking along the list of [#moves], the first one at which
    /// the weights so far exceed r.
    default int outcome(P position, int r) {
        MoveList outcomes = outcomes(position);
        int index = 0;
        for (int rest = r - outcomes.weight(0); rest >= 0; rest -= outcomes.weight(index)) {
            index++;
        }
        return outcomes.get(index);
    }

    private MoveList outcomes(P position) {
        MoveList outcomes = position.scratch();
        outcomes.clear();
        moves(position, outcomes);
        return outcomes;
    }

    /// Applies a legal ply in place.
    void play(P position, int ply);

    /// The points of a seat as they stand: those that [Telling#score] breaks down.
    int points(P position, int seat);

    /// Decides between seats of equal points: the higher one has the better place, and equal ones
    /// share it, as in [Telling#result]. It has a meaning only after the end.
    default int tieBreak(P position, int seat) {
        return 0;
    }

    /// Whether a finished mission is won, as in [Telling#result].
    default boolean won(P position) {
        return false;
    }
}

/// To keep a table: what is refused, what can be taken back, what happens without a player.
interface TableKeeping<P extends Position<P>> extends Playing<P> {
    /// See [Game#id()].
    String id();

    /// Appends every well-formed move of a seat, legal now or not: the game's alphabet. The default
    /// fits a game whose first seat may make any of them at the start.
    default void alphabet(Setup setup, MoveList list) {
        P first = position();
        start(setup, first);
        moves(first, list);
    }

    /// Why the actor may not play this move of the alphabet, or `null` if it may, in any order. Of
    /// several reasons the most basic is named: when, then what one has, then what it costs.
    ///
    /// A game writes its own, apart from [#moves]: a referee that judges any move and names the
    /// rule, so that a mistake must be made twice to go unnoticed. The default knows one voice only
    /// and names no more than the game (`NIM-MOVES`).
    default @Nullable Refusal judge(P position, int move) {
        MoveList legal = MoveList.inAnyOrder();
        moves(position, legal);
        return legal.contains(move) ? null : Refusal.by(id().toUpperCase(Locale.ROOT) + "-MOVES");
    }

    /// Why this seat may not play this move, or `null` if it may: [#judge], after what every game
    /// asks. A seat that is not the actor is told only that.
    default @Nullable Refusal refusal(P position, int seat, int move) {
        int actor = actor(position);
        if (actor == Actor.NOBODY) {
            return Refusal.gameOver();
        }
        if (actor != seat) {
            return Refusal.notYourDecision();
        }
        MoveList alphabet = new MoveList();
        alphabet(position.setup(), alphabet);
        return alphabet.contains(move) ? judge(position, move) : Refusal.noSuchMove();
    }

    /// Undo cannot cross this legal move: it ends a turn, shows something hidden, or is final by
    /// the ledger. By default every move is final.
    default boolean seals(P position, int move) {
        return true;
    }

    /// No compound choice is half made. By default every move is a whole choice.
    default boolean rests(P position) {
        return true;
    }

    /// The actor's only move may be played without asking: everyone can see that it is the only
    /// one, and it seals nothing that could still be taken back. The default asks for the one move;
    /// it is right where nothing is hidden and every move is final.
    default boolean automatic(P position) {
        MoveList moves = new MoveList();
        if (actor(position) >= 0) {
            moves(position, moves);
        }
        return moves.size() == 1;
    }

    /// The move that is made for an absent seat, as the ledger says; legal wherever a seat must
    /// decide. By default the first one.
    default int fallback(P position) {
        MoveList moves = new MoveList();
        moves(position, moves);
        return moves.get(0);
    }
}

/// To tell: what viewers see, what they learn, and how it is said.
interface Telling<P extends Position<P>> extends Playing<P> {
    /// What a seat or a [Viewer#BYSTANDER] may see ([Viewer#OPEN]: all, once the game is over).
    View view(P position, int viewer);

    /// What this viewer learns from a legal ply that is about to be played; perhaps nothing. By
    /// default everybody learns who played what, as [#describe] says it.
    ///
    /// Two plies that lead to equal views for a viewer tell it the same: what it learns, its view
    /// shows, at least until the next ply.
    default List<? extends Event> tell(P position, int ply, int viewer) {
        return List.of(MoveEvent.of(actor(position), describe(position, ply)));
    }

    /// A move of the actor as verb and named arguments: boards light up what it names, and words
    /// are built from it. Wherever a seat decides, every move of the alphabet has a description: by
    /// it a page finds the move that somebody means, and why it is refused. Outcomes are described
    /// too, to people who may see them in a replay. The default says `play` and the move in
    /// notation.
    default Phrase describe(P position, int ply) {
        return Phrase.of("play", Argument.plain("move", notation().ply(position, ply)));
    }

    /// Points of every seat as they stand, with their breakdown. By default they are one part.
    default List<Score> score(P position) {
        List<Score> scores = new ArrayList<>();
        for (int seat = 0; seat < position.setup().seats(); seat++) {
            scores.add(Score.unbroken(seat, points(position, seat)));
        }
        return scores;
    }

    /// Whether everybody may know the points of every seat while the game goes on. A seat may know
    /// its own in any case.
    default boolean hasOpenPoints(Setup setup) {
        return false;
    }

    /// How far the game has come, as everybody at the table can tell.
    default Progress progress(P position) {
        return Progress.UNKNOWN;
    }

    /// What the mission of a setup asks for, in the words of [#score]; nothing without a mission.
    default List<Phrase> goals(Setup setup) {
        return List.of();
    }

    /// How the finished game ended.
    Result result(P position);

    /// Positions and plies as text, both ways.
    Notation<P> notation();
}

/// To believe: what a seat can imagine of what it does not see.
interface Believing<P extends Position<P>> {
    /// Fills `into` with a position that this viewer (a seat or [Viewer#BYSTANDER]) cannot tell
    /// from `position`, and draws the hidden parts from what the viewer may believe. By default
    /// nothing is hidden.
    ///
    /// Uses only what the viewer knows and the random words: two positions that the viewer cannot
    /// tell apart give equal imaginings from equal words. Valid for the acting seat at any
    /// position; for other viewers only where the position [rests][TableKeeping#rests]. `into` is
    /// another object than `position`.
    default void imagine(P position, int viewer, Randomness random, P into) {
        into.copyFrom(position);
    }
}
