package dighouse.archaeology;

import dighouse.kernel.Actor;
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
import dighouse.kernel.Viewer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The entry point of Archaeology: which phase may do what, and who decides.
public final class Archaeology extends Game<ArchaeologyPosition> {
    private final ArchaeologyNotation notation = new ArchaeologyNotation();

    @Override
    public String id() {
        return "archaeology";
    }

    @Override
    public int rulesNumber() {
        return 2;
    }

    /// Number 1 counted idle turns differently: see [ClosingRules#noteTurn].
    @Override
    public int oldestRules() {
        return 1;
    }

    @Override
    public ArchaeologyEdition edition(String json) {
        return new EditionReader(json).read();
    }

    @Override
    public SeatRange seats(Edition edition) {
        return ((ArchaeologyEdition) edition).seats();
    }

    @Override
    public List<Option> options(Edition edition, int seats, int mission) {
        return Options.of();
    }

    @Override
    public int longest(Setup setup) {
        return Length.longest(setup);
    }

    @Override
    public ArchaeologyPosition position() {
        return new ArchaeologyPosition();
    }

    @Override
    public void start(Setup setup, ArchaeologyPosition position) {
        SetupRules.start(setup, position);
    }

    @Override
    public int actor(ArchaeologyPosition position) {
        return switch (position.phase) {
            case DEAL, LAY, BEGIN, DIG, STEAL, FIND -> Actor.CHANCE;
            case ROB, ACT, GIVE, TAKE, SIZE -> position.active;
            case LOSE -> position.target;
            case OVER -> Actor.NOBODY;
        };
    }

    @Override
    public void moves(ArchaeologyPosition position, MoveList list) {
        switch (position.phase) {
            case DEAL ->
                    Stock.addOutcomes(position, ArchaeologyMove.deal(position.target, 0), list);
            case LAY -> Stock.addOutcomes(position, ArchaeologyMove.of(ArchaeologyMove.LAY), list);
            case BEGIN -> SetupRules.addBeginners(position, list);
            case DIG -> DigRules.addDigs(position, list);
            case ROB -> ThiefRules.addVictims(position, list);
            case STEAL -> ThiefRules.addThefts(position, list);
            case LOSE -> SandstormRules.addLosses(position, list);
            case ACT -> addActions(position, list);
            case GIVE -> TradeRules.addGives(position, list);
            case TAKE -> TradeRules.addTakes(position, list);
            case SIZE -> SaleRules.addSizes(position, list);
            case FIND ->
                    Stock.addOutcomes(position, ArchaeologyMove.of(ArchaeologyMove.FIND), list);
            case OVER -> {}
        }
    }

    /// - ARC-DEC-04: trade, explore, sell, end the turn, in this order.
    /// - ARC-DEC-05: a turn in which a sale is owed does not end before it.
    private static void addActions(ArchaeologyPosition position, MoveList moves) {
        if (TradeRules.mayTrade(position)) {
            moves.add(ArchaeologyMove.of(ArchaeologyMove.TRADE));
        }
        PyramidRules.addExplorations(position, moves);
        SaleRules.addSales(position, moves);
        if (!position.owesSale()) {
            moves.add(ArchaeologyMove.of(ArchaeologyMove.END));
        }
    }

    @Override
    public int weight(ArchaeologyPosition position) {
        return switch (position.phase) {
            case DEAL, LAY, FIND -> position.unseen;
            case BEGIN -> position.seats();
            case DIG -> DigRules.weight(position);
            case STEAL -> position.handSize(position.target);
            case ROB, LOSE, ACT, GIVE, TAKE, SIZE, OVER -> 0;
        };
    }

    @Override
    public int outcome(ArchaeologyPosition position, int r) {
        return switch (position.phase) {
            case DEAL -> Stock.outcome(position, ArchaeologyMove.deal(position.target, 0), r);
            case LAY -> Stock.outcome(position, ArchaeologyMove.of(ArchaeologyMove.LAY), r);
            case BEGIN -> ArchaeologyMove.of(ArchaeologyMove.BEGIN, r);
            case DIG -> DigRules.outcome(position, r);
            case STEAL -> ThiefRules.outcome(position, r);
            case FIND -> Stock.outcome(position, ArchaeologyMove.of(ArchaeologyMove.FIND), r);
            case ROB, LOSE, ACT, GIVE, TAKE, SIZE, OVER ->
                    throw new IllegalStateException("chance has nothing to decide");
        };
    }

    @Override
    public void play(ArchaeologyPosition position, int ply) {
        int argument = ArchaeologyMove.argument(ply);
        switch (ArchaeologyMove.verb(ply)) {
            case ArchaeologyMove.ROB -> ThiefRules.rob(position, argument);
            case ArchaeologyMove.LOSE -> SandstormRules.lose(position, argument);
            case ArchaeologyMove.TRADE -> TradeRules.begin(position);
            case ArchaeologyMove.GIVE -> TradeRules.give(position, argument);
            case ArchaeologyMove.STOP_GIVING -> TradeRules.stopGiving(position);
            case ArchaeologyMove.TAKE -> TradeRules.take(position, argument);
            case ArchaeologyMove.STOP_TAKING -> TradeRules.stopTaking(position);
            case ArchaeologyMove.EXPLORE -> PyramidRules.explore(position, argument);
            case ArchaeologyMove.SELL -> SaleRules.sell(position, argument);
            case ArchaeologyMove.SET -> SaleRules.sellSet(position, argument);
            case ArchaeologyMove.END -> TurnRules.end(position);
            case ArchaeologyMove.DEAL -> SetupRules.deal(position, argument);
            case ArchaeologyMove.LAY -> SetupRules.lay(position, argument);
            case ArchaeologyMove.BEGIN -> SetupRules.begin(position, argument);
            case ArchaeologyMove.DIG_TREASURE -> DigRules.digTreasure(position, argument);
            case ArchaeologyMove.DIG_THIEF -> DigRules.digThief(position);
            case ArchaeologyMove.DIG_SANDSTORM -> DigRules.digSandstorm(position);
            case ArchaeologyMove.STEAL -> ThiefRules.steal(position, argument);
            case ArchaeologyMove.FIND -> PyramidRules.find(position, argument);
            default -> throw new IllegalArgumentException("no such ply");
        }
    }

    @Override
    public int points(ArchaeologyPosition position, int seat) {
        return Scoring.points(position, seat);
    }

    @Override
    public int tieBreak(ArchaeologyPosition position, int seat) {
        return Scoring.tieBreak(position, seat);
    }

    @Override
    public void alphabet(Setup setup, MoveList list) {
        Alphabet.add(setup, list);
    }

    @Override
    public @Nullable Refusal judge(ArchaeologyPosition position, int move) {
        return Referee.judge(position, move);
    }

    @Override
    public boolean seals(ArchaeologyPosition position, int move) {
        return TableRules.seals(position, move);
    }

    @Override
    public boolean rests(ArchaeologyPosition position) {
        return TableRules.rests(position);
    }

    @Override
    public boolean automatic(ArchaeologyPosition position) {
        return TableRules.automatic(position);
    }

    @Override
    public int fallback(ArchaeologyPosition position) {
        return Fallback.answer(position);
    }

    @Override
    public ArchaeologyView view(ArchaeologyPosition position, int viewer) {
        return ViewBuilder.view(this, position, viewer);
    }

    @Override
    public List<ArchaeologyEvent> tell(ArchaeologyPosition position, int ply, int viewer) {
        return EventTeller.tell(this, position, ply, viewer);
    }

    @Override
    public Phrase describe(ArchaeologyPosition position, int ply) {
        return MoveDescriber.describe(position, ply).phrase();
    }

    @Override
    public List<Score> score(ArchaeologyPosition position) {
        return Scoring.scores(position);
    }

    /// ARC-SELL-07: all sold sets are public.
    @Override
    public boolean hasOpenPoints(Setup setup) {
        return true;
    }

    /// Cards that were dug.
    @Override
    public Progress progress(ArchaeologyPosition position) {
        int all = position.tables().digSite(position.setup().seats());
        return new Progress(all - position.digSite(), all);
    }

    /// - ARC-SCORE-02: the highest score wins.
    /// - ARC-TIE-01: of equal scores, fewer cards sold.
    /// - ARC-TIE-02, ARC-RULING-14: if that is equal too, the place is shared.
    @Override
    public Result result(ArchaeologyPosition position) {
        return Result.Places.of(this, position, Phrase.of("fewerCards"));
    }

    @Override
    public Notation<ArchaeologyPosition> notation() {
        return notation;
    }

    @Override
    public void imagine(
            ArchaeologyPosition position, int viewer, Randomness random, ArchaeologyPosition into) {
        int row = viewer == Viewer.BYSTANDER ? position.seats() : viewer;
        Beliefs.imagine(position, row, random, into);
    }
}
