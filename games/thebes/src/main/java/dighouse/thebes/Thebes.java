package dighouse.thebes;

import static dighouse.thebes.ThebesTables.EXHIBITIONS;
import static dighouse.thebes.ThebesTables.MOST_SEATS;
import static dighouse.thebes.ThebesTables.SITES;
import static dighouse.thebes.ThebesTables.SLOTS;

import dighouse.kernel.Edition;
import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.Notation;
import dighouse.kernel.Option;
import dighouse.kernel.Phrase;
import dighouse.kernel.Progress;
import dighouse.kernel.Randomness;
import dighouse.kernel.Refusal;
import dighouse.kernel.Result;
import dighouse.kernel.Score;
import dighouse.kernel.SeatRange;
import dighouse.kernel.Setup;
import dighouse.kernel.View;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The front door of Thebes: which phase may do what. What it means is in the chapters.
public final class Thebes extends Game<ThebesPosition> {
    private static final int RULES_NUMBER = 1;
    private static final int STEPS = 7; // of a turn: THB-DEC-13

    private final ThebesNotation notation = new ThebesNotation();

    @Override
    public String id() {
        return "thebes";
    }

    @Override
    public int rulesNumber() {
        return RULES_NUMBER;
    }

    @Override
    public ThebesEdition edition(String json) {
        return ThebesEdition.read(json);
    }

    @Override
    public SeatRange seats(Edition edition) {
        return new SeatRange(2, MOST_SEATS);
    }

    @Override
    public List<Option> options(Edition edition, int seats, int mission) {
        return ((ThebesEdition) edition).options();
    }

    /// Every turn costs a week at least (THB-DEC-13). A turn has 7 steps; a dig draws fewer tokens
    /// than the bag has blanks; a refill draws 4 researcher cards at most, and may pass all
    /// exhibitions twice with one shuffle between: once every researcher card that can be drawn is
    /// in the pile, either the display gets full or none is left.
    @Override
    public int longest(Setup setup) {
        ThebesTables tables = ((ThebesEdition) setup.edition()).tables();
        int tokens = 0;
        for (int blanks : tables.blanks) {
            tokens = Math.max(tokens, blanks);
        }
        int turns = setup.seats() * (tables.end - tables.start[setup.seats()]);
        int refill = SLOTS + 2 * EXHIBITIONS + 1;
        return SITES + SLOTS + setup.seats() + turns * (STEPS + tokens + refill);
    }

    // ---- to play --------------------------------------------------------------------------------

    @Override
    public ThebesPosition position() {
        return new ThebesPosition();
    }

    @Override
    public void start(Setup setup, ThebesPosition position) {
        SetupRules.start(setup, position);
    }

    @Override
    public int actor(ThebesPosition position) {
        return position.actor();
    }

    /// The steps of a turn have one order by the rules, so both kinds of list get the same.
    @Override
    public void moves(ThebesPosition position, MoveList list) {
        switch (position.phase) {
            case BONUS -> SetupRules.addBonuses(position, list);
            case DEAL, REFILL -> DeckRules.addDraws(position, list);
            case ORDER -> SetupRules.addTops(position, list);
            case GOAL -> TurnRules.addGoals(position, list);
            case CONFIRM -> list.add(ThebesMove.confirm());
            case ZEPPELIN -> TurnRules.addJourneys(position, list);
            case PERMISSION -> TurnRules.addPermissions(position, list);
            case ETHNOLOGICAL -> TurnRules.addEthnological(position, list);
            case ASSISTANT -> TurnRules.addAssistant(position, list);
            case SHOVEL -> TurnRules.addShovel(list);
            case WEEKS -> DigRules.addWeeks(position, list);
            case TOKEN -> DigRules.addTokens(position, list);
            case OVER -> {}
        }
    }

    @Override
    public int weight(ThebesPosition position) {
        return switch (position.phase) {
            case BONUS -> SetupRules.bonusWeight(position);
            case DEAL, REFILL -> DeckRules.weight(position);
            case ORDER -> position.drawsLeft;
            case TOKEN -> DigRules.weight(position);
            default -> throw new IllegalStateException("nothing is drawn now");
        };
    }

    @Override
    public int outcome(ThebesPosition position, int r) {
        return switch (position.phase) {
            case BONUS -> SetupRules.bonusOutcome(position, r);
            case DEAL, REFILL -> DeckRules.outcome(position, r);
            case ORDER -> SetupRules.topOutcome(position, r);
            case TOKEN -> DigRules.outcome(position, r);
            default -> throw new IllegalStateException("nothing is drawn now");
        };
    }

    @Override
    public void play(ThebesPosition position, int ply) {
        int argument = ThebesMove.argument(ply);
        switch (position.phase) {
            case BONUS -> SetupRules.layBonus(position, argument);
            case DEAL -> {
                DeckRules.draw(position, argument);
                SetupRules.dealt(position);
            }
            case ORDER -> SetupRules.top(position, argument);
            case GOAL -> TurnRules.chooseGoal(position, ply);
            case CONFIRM -> TurnRules.retire(position);
            case ZEPPELIN ->
                    TurnRules.chooseJourney(
                            position,
                            ThebesMove.verb(ply) == ThebesMove.FLY
                                    ? argument
                                    : ThebesPosition.NONE);
            case PERMISSION -> TurnRules.choosePermission(position, argument);
            case ETHNOLOGICAL -> TurnRules.chooseEthnological(position, argument == 1);
            case ASSISTANT -> TurnRules.chooseAssistant(position, argument == 1);
            case SHOVEL -> TurnRules.chooseShovel(position, argument == 1);
            case WEEKS -> DigRules.begin(position, argument);
            case TOKEN -> DigRules.draw(position, argument);
            case REFILL -> {
                if (ply == ThebesMove.shuffle()) {
                    DeckRules.shuffle(position);
                } else {
                    DeckRules.draw(position, argument);
                    TurnRules.refilled(position);
                }
            }
            case OVER -> throw new IllegalStateException("the game is over");
        }
    }

    @Override
    public int points(ThebesPosition position, int seat) {
        return Scoring.points(position, seat);
    }

    @Override
    public int tieBreak(ThebesPosition position, int seat) {
        return Scoring.tieBreak(position, seat);
    }

    // ---- to keep a table ------------------------------------------------------------------------

    @Override
    public void alphabet(Setup setup, MoveList list) {
        ThebesMove.addAll(((ThebesEdition) setup.edition()).tables(), list);
    }

    @Override
    public @Nullable Refusal judge(ThebesPosition position, int move) {
        return new Referee(position).judge(move);
    }

    /// THB-DEC-11: taking a card, exchanging, digging and retiring stand. An exhibition may be
    /// taken back while its player is still on turn, unless cards were drawn after it.
    @Override
    public boolean seals(ThebesPosition position, int move) {
        ThebesPosition after = new ThebesPosition();
        after.copyFrom(position);
        play(after, move);
        if (after.phase.isStep()) {
            return false;
        }
        return after.phase == Phase.REFILL || !isExhibition(position, move);
    }

    private static boolean isExhibition(ThebesPosition position, int move) {
        int goal = position.phase == Phase.GOAL ? move : position.goal;
        return ThebesMove.verb(goal) == ThebesMove.SHOW;
    }

    @Override
    public boolean rests(ThebesPosition position) {
        return !position.phase.isStep();
    }

    /// THB-DEC-01: a step with one answer needs no question; but the step that completes a turn
    /// which could still be taken back is left to the player, and so is every retirement
    /// (THB-DEC-10).
    @Override
    public boolean automatic(ThebesPosition position) {
        if (actor(position) < 0) {
            return false;
        }
        MoveList list = new MoveList();
        moves(position, list);
        return list.size() == 1 && !seals(position, list.get(0));
    }

    @Override
    public int fallback(ThebesPosition position) {
        MoveList list = new MoveList();
        moves(position, list);
        return Fallback.answer(position, list);
    }

    // ---- to tell --------------------------------------------------------------------------------

    @Override
    public View view(ThebesPosition position, int viewer) {
        return new ViewBuilder(position, viewer).view();
    }

    @Override
    public List<ThebesEvent> tell(ThebesPosition position, int ply, int viewer) {
        return new EventTeller(this, position).tell(ply);
    }

    @Override
    public Phrase describe(ThebesPosition position, int ply) {
        return MoveDescriber.describe(position, ply).phrase();
    }

    @Override
    public List<Score> score(ThebesPosition position) {
        return Scoring.scores(position);
    }

    /// THB-INFO-10.
    @Override
    public boolean hasOpenPoints(Setup setup) {
        return true;
    }

    /// Weeks that are over for everybody.
    @Override
    public Progress progress(ThebesPosition position) {
        int end = position.tables().end();
        int behind = end;
        for (int seat = 0; seat < position.setup().seats(); seat++) {
            behind = Math.min(behind, position.week(seat));
        }
        return new Progress(behind, end);
    }

    /// THB-TIE-01, THB-RULING-24: equal totals share a place, unless the option looks at artefacts.
    @Override
    public Result result(ThebesPosition position) {
        return Result.Places.of(this, position, Phrase.of("mostArtefacts"));
    }

    @Override
    public Notation<ThebesPosition> notation() {
        return notation;
    }

    // ---- to believe -----------------------------------------------------------------------------

    /// THB-INFO-04: nothing is hidden from one player only. What is hidden from all, the order of
    /// piles and bags, is not in the position: the next card is drawn when someone looks. So
    /// everybody may believe the truth, and imagining is a copy.
    @Override
    public void imagine(
            ThebesPosition position, int viewer, Randomness random, ThebesPosition into) {
        into.copyFrom(position);
    }
}
