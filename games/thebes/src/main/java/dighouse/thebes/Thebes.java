package dighouse.thebes;

import static dighouse.thebes.ThebesTables.MOST_SEATS;

import dighouse.kernel.Actor;
import dighouse.kernel.Edition;
import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.Notation;
import dighouse.kernel.Option;
import dighouse.kernel.Phrase;
import dighouse.kernel.Progress;
import dighouse.kernel.Refusal;
import dighouse.kernel.Result;
import dighouse.kernel.Score;
import dighouse.kernel.SeatRange;
import dighouse.kernel.Setup;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The entry point of Thebes: which phase may do what, and who decides.
///
/// Nothing is hidden from one player only (THB-INFO-04). What is hidden from all, the order of
/// piles and bags, is not in the position: the next card is drawn when someone looks. So everybody
/// may believe the truth, and `imagine` is the kernel's copy.
public final class Thebes extends Game<ThebesPosition> {
    private final ThebesNotation notation = new ThebesNotation(this);

    @Override
    public String id() {
        return "thebes";
    }

    @Override
    public int rulesNumber() {
        return 1;
    }

    @Override
    public ThebesEdition edition(String json) {
        return new EditionReader(json).read();
    }

    @Override
    public SeatRange seats(Edition edition) {
        return new SeatRange(2, MOST_SEATS);
    }

    @Override
    public List<Option> options(Edition edition, int seats, int mission) {
        return ((ThebesEdition) edition).options();
    }

    @Override
    public int longest(Setup setup) {
        return Length.longest(setup);
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
        if (position.phase == Phase.OVER) {
            return Actor.NOBODY;
        }
        return position.phase.isChance() ? Actor.CHANCE : position.seat;
    }

    /// The rules fix the order of the steps of a turn, so lists of both kinds get the same moves.
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
        switch (ThebesMove.verb(ply)) {
            case ThebesMove.TAKE,
                    ThebesMove.EXCHANGE,
                    ThebesMove.SHOW,
                    ThebesMove.DIG,
                    ThebesMove.RETIRE ->
                    TurnRules.chooseGoal(position, ply);
            case ThebesMove.CONFIRM -> TurnRules.retire(position);
            case ThebesMove.LAND -> TurnRules.chooseJourney(position, ThebesPosition.NONE);
            case ThebesMove.FLY -> TurnRules.chooseJourney(position, argument);
            case ThebesMove.PERMISSION -> TurnRules.choosePermission(position, argument);
            case ThebesMove.ETHNOLOGICAL -> TurnRules.chooseEthnological(position, argument == 1);
            case ThebesMove.ASSISTANT -> TurnRules.chooseAssistant(position, argument == 1);
            case ThebesMove.SHOVEL -> TurnRules.chooseShovel(position, argument == 1);
            case ThebesMove.WEEKS -> DigRules.begin(position, argument);
            case ThebesMove.BONUS -> SetupRules.layBonus(position, argument);
            case ThebesMove.DRAW -> draw(position, argument);
            case ThebesMove.SHUFFLE -> DeckRules.shuffle(position);
            case ThebesMove.FIND -> DigRules.draw(position, argument);
            case ThebesMove.TOP -> SetupRules.top(position, argument);
            default -> throw new IllegalArgumentException("no ply of Thebes: " + ply);
        }
    }

    private static void draw(ThebesPosition position, int card) {
        boolean dealing = position.phase == Phase.DEAL;
        DeckRules.draw(position, card);
        if (dealing) {
            SetupRules.dealt(position);
        } else {
            TurnRules.refilled(position);
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
        Alphabet.add(setup, list);
    }

    @Override
    public @Nullable Refusal judge(ThebesPosition position, int move) {
        return Referee.judge(position, move);
    }

    @Override
    public boolean seals(ThebesPosition position, int move) {
        return TableRules.seals(this, position, move);
    }

    @Override
    public boolean rests(ThebesPosition position) {
        return TableRules.rests(position);
    }

    @Override
    public boolean automatic(ThebesPosition position) {
        return TableRules.automatic(this, position);
    }

    @Override
    public int fallback(ThebesPosition position) {
        return Fallback.answer(this, position);
    }

    // ---- to tell --------------------------------------------------------------------------------

    @Override
    public ThebesView view(ThebesPosition position, int viewer) {
        return ViewBuilder.view(this, position, viewer);
    }

    @Override
    public List<ThebesEvent> tell(ThebesPosition position, int ply, int viewer) {
        return EventTeller.tell(this, position, ply);
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
}
