package dighouse.pergamon;

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

/// The entry point of Pergamon: which phase may do what, and who decides.
///
/// Everybody may believe the truth, so `imagine` is the kernel's copy. Finds, coins, rows and
/// markers lie open; of tickets every gain was seen by all, so anyone who keeps count knows the
/// totals, even where the view leaves them out; bots do so at every level (PRG-INFO-03). And what
/// nobody knows, the piles of tiles and cards and the values of face-down cards, is not in a
/// position: it is drawn when somebody looks (PRG-INFO-11).
public final class Pergamon extends Game<PergamonPosition> {
    private final PergamonNotation notation = new PergamonNotation(this);

    @Override
    public String id() {
        return "pergamon";
    }

    @Override
    public int rulesNumber() {
        return 1;
    }

    @Override
    public PergamonEdition edition(String json) {
        return new EditionReader(json).read();
    }

    @Override
    public SeatRange seats(Edition edition) {
        return ((PergamonEdition) edition).seats();
    }

    @Override
    public List<Option> options(Edition edition, int seats, int mission) {
        return Options.of((PergamonEdition) edition, seats);
    }

    @Override
    public int longest(Setup setup) {
        return Length.longest(setup);
    }

    @Override
    public PergamonPosition position() {
        return new PergamonPosition();
    }

    @Override
    public void start(Setup setup, PergamonPosition position) {
        SetupRules.start(setup, position);
    }

    @Override
    public int actor(PergamonPosition position) {
        return switch (position.phase) {
            case BEGIN, TOP, REVEAL, BACK, TURN_UP, SHARE, RAID, EVALUATE -> Actor.CHANCE;
            case PLACE -> position.inOrder(0);
            case ASK -> FundRules.asking(position);
            case DIG, EXHIBIT, ROW, DISBAND, POLISH, STORE -> position.acting();
            case OVER -> Actor.NOBODY;
        };
    }

    @Override
    public void moves(PergamonPosition position, MoveList list) {
        switch (position.phase) {
            case BEGIN -> SetupRules.addBegins(position, list);
            case TOP -> FundRules.addBacks(position, PergamonMove.TOP, list);
            case REVEAL -> LayRules.addReveals(position, list);
            case PLACE -> LayRules.addPlaces(position, list);
            case BACK -> FundRules.addBacks(position, PergamonMove.BACK, list);
            case ASK -> FundRules.addAsks(position, list);
            case TURN_UP -> FundRules.addCards(position, list);
            case SHARE -> list.add(PergamonMove.of(PergamonMove.SHARE));
            case DIG -> DigRules.addDigs(position, list);
            case EXHIBIT -> ExhibitRules.addStarts(position, list);
            case ROW -> ExhibitRules.addExtensions(position, list);
            case DISBAND -> ExhibitRules.addDisbands(list);
            case POLISH -> ExhibitRules.addPolishes(position, list);
            case STORE -> StoreRules.addStores(position, list);
            case RAID -> list.add(PergamonMove.of(PergamonMove.RAID));
            case EVALUATE -> list.add(PergamonMove.of(PergamonMove.EVALUATE));
            case OVER -> {}
        }
    }

    @Override
    public int weight(PergamonPosition position) {
        return switch (position.phase) {
            case BEGIN -> SetupRules.weight(position);
            case TOP, BACK -> FundRules.backWeight(position);
            case REVEAL -> LayRules.weight(position);
            case TURN_UP -> FundRules.cardWeight(position);
            default -> 1; // what the rules do by themselves
        };
    }

    @Override
    public int outcome(PergamonPosition position, int r) {
        return switch (position.phase) {
            case BEGIN -> SetupRules.outcome(position, r);
            case TOP -> FundRules.backOutcome(position, PergamonMove.TOP, r);
            case BACK -> FundRules.backOutcome(position, PergamonMove.BACK, r);
            case REVEAL -> LayRules.outcome(position, r);
            case TURN_UP -> FundRules.cardOutcome(position, r);
            case SHARE -> PergamonMove.of(PergamonMove.SHARE);
            case RAID -> PergamonMove.of(PergamonMove.RAID);
            default -> PergamonMove.of(PergamonMove.EVALUATE);
        };
    }

    @Override
    public void play(PergamonPosition position, int ply) {
        int argument = PergamonMove.argument(ply);
        switch (PergamonMove.verb(ply)) {
            case PergamonMove.BEGIN -> RoundRules.begin(position, argument);
            case PergamonMove.TOP -> RoundRules.seeTop(position, argument);
            case PergamonMove.REVEAL -> LayRules.reveal(position, argument);
            case PergamonMove.PLACE -> LayRules.place(position, argument);
            case PergamonMove.BACK -> FundRules.layCard(position, argument);
            case PergamonMove.ASK -> FundRules.ask(position, argument);
            case PergamonMove.TURN_UP -> FundRules.turnUp(position, argument);
            case PergamonMove.SHARE -> FundRules.share(position);
            case PergamonMove.DIG -> DigRules.dig(position, argument);
            case PergamonMove.DONE -> RoundRules.store(position);
            case PergamonMove.START -> ExhibitRules.start(position, argument);
            case PergamonMove.ADD -> ExhibitRules.add(position, argument);
            case PergamonMove.CLOSE -> ExhibitRules.close(position);
            case PergamonMove.DISBAND -> ExhibitRules.disband(position, argument);
            case PergamonMove.POLISH -> ExhibitRules.exhibit(position, argument);
            case PergamonMove.KEEP -> StoreRules.keep(position);
            case PergamonMove.DROP -> StoreRules.drop(position, argument);
            case PergamonMove.RAID -> RaiderRules.raid(position);
            case PergamonMove.EVALUATE -> EvaluationRules.evaluate(position);
            default -> throw new IllegalArgumentException("no ply of Pergamon: " + ply);
        }
    }

    @Override
    public int points(PergamonPosition position, int seat) {
        return Scoring.points(position, seat);
    }

    @Override
    public int tieBreak(PergamonPosition position, int seat) {
        return Scoring.tieBreak(position, seat);
    }

    @Override
    public void alphabet(Setup setup, MoveList list) {
        Alphabet.add(list);
    }

    @Override
    public @Nullable Refusal judge(PergamonPosition position, int move) {
        return Referee.judge(position, move);
    }

    @Override
    public boolean seals(PergamonPosition position, int move) {
        return TableRules.seals(this, position, move);
    }

    @Override
    public boolean rests(PergamonPosition position) {
        return TableRules.rests(position);
    }

    @Override
    public boolean automatic(PergamonPosition position) {
        return TableRules.automatic(this, position);
    }

    @Override
    public int fallback(PergamonPosition position) {
        return Fallback.answer(position);
    }

    @Override
    public PergamonView view(PergamonPosition position, int viewer) {
        return ViewBuilder.view(this, position, viewer);
    }

    @Override
    public List<PergamonEvent> tell(PergamonPosition position, int ply, int viewer) {
        return EventTeller.tell(this, position, ply);
    }

    @Override
    public Phrase describe(PergamonPosition position, int ply) {
        return MoveDescriber.describe(position, ply).phrase();
    }

    @Override
    public List<Score> score(PergamonPosition position) {
        return Scoring.scores(position);
    }

    /// PRG-EVAL-08: tickets may be kept secret.
    @Override
    public boolean hasOpenPoints(Setup setup) {
        return setup.value(Options.TICKETS_VISIBLE, 0) == 1;
    }

    /// Rounds begun.
    @Override
    public Progress progress(PergamonPosition position) {
        return new Progress(position.round(), PergamonTables.ROUNDS);
    }

    /// PRG-END-04, 05, PRG-RULING-47: by tickets, then by the oldest object on show; those equal in
    /// both show nothing and share the place.
    @Override
    public Result result(PergamonPosition position) {
        return Result.Places.of(this, position, Phrase.of("oldestObject"));
    }

    @Override
    public Notation<PergamonPosition> notation() {
        return notation;
    }
}
