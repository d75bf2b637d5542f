package dighouse.kernel;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// The contract that every game keeps.
///
/// A game object holds no state: everything is in the position it is handed. Methods under *to
/// play* are hot and allocate nothing; the others are called by doors (terminal, server, browser)
/// and may be as clear as they like. Every sentence here is checked by `GameContractTest`.
///
/// @param <P> the game's position
public interface Game<P extends Position<P>> {

    // ---- what is offered ----------------------------------------------------------------------

    /// The name by which records, resources and commands know the game: lower-case, no spaces.
    String id();

    /// Raised by every change of what is legal or of what a ply does; kept in records and tables.
    int rulesNumber();

    /// Tables and records of this and every later rules number are still played as they began:
    /// [Setup#rules()] tells the rules which one. New tables get the newest.
    default int oldestRules() {
        return rulesNumber();
    }

    /// Reads and validates the printed numbers of an edition.
    ///
    /// @throws Malformed with the line and the reason, if they make no game
    Edition edition(String json);

    /// For how many seats this edition is made.
    SeatRange seats(Edition edition);

    /// How many solo missions there are; they are numbered from 1. Played with one seat.
    default int missions(Edition edition) {
        return 0;
    }

    /// The options that apply to such a table, in the order of the ledger, with their defaults.
    ///
    /// @param mission number of the mission, or 0 for none
    List<Option> options(Edition edition, int seats, int mission);

    /// No game with this setup has more plies, chance included.
    int longest(Setup setup);

    // ---- to play ------------------------------------------------------------------------------

    /// A blank position, to be started, copied into or read into.
    P position();

    /// Puts the position before the first ply. Dealing is chance's first plies, not done here.
    void start(Setup setup, P position);

    /// The one seat that must decide now, perhaps out of turn; or [Actor#CHANCE]; or [Actor#NOBODY]
    /// when the game is over.
    int actor(P position);

    /// Appends all legal moves of the actor in canonical order, never none while the game goes on;
    /// for chance all outcomes with their weights, each above 0. Appends nothing when it is over.
    ///
    /// Where the order of small choices has no meaning, the list says whether it wants each result
    /// by one order only, or every order ([MoveList#anyOrder()]).
    void moves(P position, MoveList list);

    /// The sum of the weights of all outcomes; the actor is [Actor#CHANCE].
    int weight(P position);

    /// The outcome at 0 ≤ r < weight: walking along the list of [#moves], the first one at which
    /// the weights so far exceed r.
    int outcome(P position, int r);

    /// Applies a legal ply in place.
    void play(P position, int ply);

    /// The points of a seat as they stand: those that [#score] breaks down.
    int points(P position, int seat);

    /// Of equal points the higher one has the better place, and equal ones share it, as in
    /// [#result]. Means something only after the end.
    int tieBreak(P position, int seat);

    /// Whether a finished mission is won, as in [#result].
    default boolean won(P position) {
        return false;
    }

    // ---- to keep a table ----------------------------------------------------------------------

    /// Appends every well-formed move of a seat, legal now or not: the game's alphabet.
    void alphabet(Setup setup, MoveList list);

    /// Why the actor may not play this move of the alphabet, or `null` if it may, in any order.
    /// Written apart from [#moves]: a referee that judges any move and names the rule. Of several
    /// reasons the most basic is named: when, then what one has, then what it costs.
    @Nullable Refusal judge(P position, int move);

    /// Why this seat may not play this move, or `null` if it may: [#judge], after what the house
    /// itself asks. A seat that is not the actor is told only that.
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

    /// Undo will not reach back over this legal move: it ends a turn, shows something hidden, or is
    /// final by the ledger.
    boolean seals(P position, int move);

    /// No compound choice is half made.
    boolean rests(P position);

    /// The door may play the actor's only move itself: everyone can see that it is the only one,
    /// and it seals nothing that could still be taken back.
    boolean automatic(P position);

    /// The ledger's answer in place of an absent seat; legal wherever a seat must decide.
    int fallback(P position);

    // ---- to tell ------------------------------------------------------------------------------

    /// What a seat or a [Viewer#BYSTANDER] may see ([Viewer#OPEN]: all, once the game is over).
    View view(P position, int viewer);

    /// What this viewer learns from a legal ply that is about to be played; perhaps nothing.
    List<? extends Event> tell(P position, int ply, int viewer);

    /// A move of the actor as verb and named arguments: what a board lights up, what words are
    /// built from. Also said of outcomes, to the people who may see them in a replay.
    Phrase describe(P position, int ply);

    /// Points of every seat as they stand, with their breakdown.
    List<Score> score(P position);

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

    // ---- to believe ---------------------------------------------------------------------------

    /// Fills `into` with a position that this viewer (a seat or [Viewer#BYSTANDER]) cannot tell
    /// from `position`, the hidden parts drawn from what the viewer may believe.
    ///
    /// Uses nothing but what the viewer knows and the random words: two positions that the viewer
    /// cannot tell apart give equal imaginings from equal words. Asked for the actor anywhere, for
    /// other viewers where the position [rests][#rests]. `into` is another object than `position`.
    void imagine(P position, int viewer, Randomness random, P into);
}
