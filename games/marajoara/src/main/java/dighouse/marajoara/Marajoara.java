package dighouse.marajoara;

import dighouse.kernel.Actor;
import dighouse.kernel.Edition;
import dighouse.kernel.Game;
import dighouse.kernel.Malformed;
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

/// The entry point of Marajoara: which phase may do what, and who decides.
///
/// Nothing is hidden from anyone (MRJ-INFO-01), so everybody may believe the truth, and `imagine`
/// is the kernel's copy.
public final class Marajoara extends Game<MarajoaraPosition> {
    private final MarajoaraNotation notation = new MarajoaraNotation(this);

    @Override
    public String id() {
        return "marajoara";
    }

    @Override
    public int rulesNumber() {
        return 1;
    }

    @Override
    public MarajoaraEdition edition(String json) {
        return new EditionReader(json).read();
    }

    @Override
    public SeatRange seats(Edition edition) {
        return ((MarajoaraEdition) edition).seats();
    }

    @Override
    public int missions(Edition edition) {
        return seats(edition).contains(1) ? MissionReader.MISSIONS : 0;
    }

    @Override
    public List<Option> options(Edition edition, int seats, int mission) {
        if (mission > 0 && seats > 1) {
            throw new Malformed("A mission of marajoara is for one seat, not " + seats + ".");
        }
        return Options.of((MarajoaraEdition) edition, seats, mission);
    }

    @Override
    public int longest(Setup setup) {
        return Length.longest(setup);
    }

    @Override
    public MarajoaraPosition position() {
        return new MarajoaraPosition();
    }

    @Override
    public void start(Setup setup, MarajoaraPosition position) {
        SetupRules.start(setup, position);
    }

    /// MRJ-DEC-21: only the owner of a token decides out of turn, about its pips.
    @Override
    public int actor(MarajoaraPosition position) {
        return switch (position.phase) {
            case DEAL, ROLL, BEGIN, SCORING -> Actor.CHANCE;
            case OTHER_PIPS -> PipRules.owner(position);
            case OVER -> Actor.NOBODY;
            default -> position.seat;
        };
    }

    @Override
    public void moves(MarajoaraPosition position, MoveList list) {
        switch (position.phase) {
            case DEAL -> SetupRules.addDeals(position, list);
            case ROLL -> SetupRules.addRolls(list);
            case BEGIN -> SetupRules.addBegins(position, list);
            case YELLOW_MUSEUM, MUSEUM -> StorageRules.addMuseums(list);
            case START_TOKEN -> SetupRules.addStartTokens(position, list);
            case MENU -> TurnRules.addMenu(position, list);
            case PAY -> MoneyRules.addPayments(position, list);
            case OWN_PIP -> ResearchRules.addOwnPips(position, list);
            case OTHER_PIPS, PIPS -> PipRules.addPips(position, list);
            case TRACK -> ExcavationRules.addTracks(position, list);
            case TOKEN -> TokenRules.addTokens(position, list);
            case DOUBLED -> BonusRules.addDoubled(position, list);
            case DOUBLE -> {
                list.add(MarajoaraMove.of(MarajoaraMove.STOP));
                list.add(MarajoaraMove.of(MarajoaraMove.DOUBLE));
            }
            case PIECE -> BonusRules.addPieces(position, list);
            case GIVE -> SwapRules.addGives(position, list);
            case TAKE -> SwapRules.addTakes(position, list);
            case SHOW -> BonusRules.addShows(position, list);
            case COIN -> BonusRules.addCoins(position, list);
            case VASE -> BonusRules.addTakeBacks(position, list);
            case ORDER -> SpendRules.addLoads(position, list);
            case REMOVE -> SoloRules.addRemovals(position, list);
            case RECYCLE -> RecycleRules.addPlaces(position, list);
            case RETURN -> RecycleRules.addReturns(position, list);
            case CONFIRM -> list.add(MarajoaraMove.of(MarajoaraMove.END));
            case SCORING -> list.add(MarajoaraMove.of(MarajoaraMove.SCORE));
            case OVER -> {}
        }
    }

    @Override
    public int weight(MarajoaraPosition position) {
        return switch (position.phase) {
            case DEAL -> SetupRules.weight(position);
            case ROLL -> Die.HIGHEST;
            case BEGIN -> position.seats;
            default -> 1; // the final awards
        };
    }

    @Override
    public int outcome(MarajoaraPosition position, int r) {
        return switch (position.phase) {
            case DEAL -> SetupRules.outcome(position, r);
            case ROLL -> MarajoaraMove.of(MarajoaraMove.ROLL, r + 1);
            case BEGIN -> MarajoaraMove.of(MarajoaraMove.BEGIN, r);
            default -> MarajoaraMove.of(MarajoaraMove.SCORE);
        };
    }

    @Override
    public void play(MarajoaraPosition position, int ply) {
        int argument = MarajoaraMove.argument(ply);
        switch (MarajoaraMove.verb(ply)) {
            case MarajoaraMove.END -> TurnRules.end(position);
            case MarajoaraMove.SKIP -> TurnRules.skip(position);
            case MarajoaraMove.CAPTURE ->
                    CaptureRules.capture(position, argument, MarajoaraMove.direction(ply));
            case MarajoaraMove.EXHIBIT ->
                    MoneyRules.charge(position, ply, MarajoaraMove.sum(MarajoaraMove.set(ply)));
            case MarajoaraMove.RESTORE -> restore(position, ply);
            case MarajoaraMove.FINANCE ->
                    MoneyRules.charge(position, ply, position.tables().restorationPrice);
            case MarajoaraMove.FIELDWORK ->
                    MoneyRules.charge(position, ply, position.tables().fieldworkPrice);
            case MarajoaraMove.EXCHANGE ->
                    MoneyRules.charge(position, ply, position.exchangePrice());
            case MarajoaraMove.PAY -> MoneyRules.pay(position, argument);
            case MarajoaraMove.LOAD -> SpendRules.load(position, MarajoaraMove.die(ply));
            case MarajoaraMove.STOP -> stop(position);
            case MarajoaraMove.RAISE -> raise(position, ply);
            case MarajoaraMove.RAISE_CAPTURED -> ResearchRules.raiseCaptured(position);
            case MarajoaraMove.TRACK -> ExcavationRules.move(position, argument);
            case MarajoaraMove.TOKEN -> placeToken(position, argument);
            case MarajoaraMove.PIECE ->
                    BonusRules.choosePiece(position, museum(position, ply), argument);
            case MarajoaraMove.DOUBLE -> BonusRules.doubleForTurn(position);
            case MarajoaraMove.GIVE ->
                    SwapRules.give(position, MarajoaraMove.museum(ply), MarajoaraMove.die(ply));
            case MarajoaraMove.TAKE -> SwapRules.take(position, argument);
            case MarajoaraMove.MUSEUM -> chooseMuseum(position, MarajoaraMove.museum(ply));
            case MarajoaraMove.SHOW -> BonusRules.show(position, ply);
            case MarajoaraMove.COIN -> BonusRules.payCoin(position, MarajoaraMove.die(ply));
            case MarajoaraMove.TAKE_BACK -> BonusRules.takeBack(position, museum(position, ply));
            case MarajoaraMove.REMOVE -> SoloRules.remove(position, argument);
            case MarajoaraMove.PLACE -> RecycleRules.place(position, argument);
            case MarajoaraMove.RETURN -> RecycleRules.putBack(position, MarajoaraMove.die(ply));
            case MarajoaraMove.DEAL -> SetupRules.deal(position, argument);
            case MarajoaraMove.ROLL -> SetupRules.roll(position, argument);
            case MarajoaraMove.BEGIN -> SetupRules.begin(position, argument);
            case MarajoaraMove.SCORE -> Scoring.award(position);
            default -> throw new IllegalArgumentException("no ply of Marajoara: " + ply);
        }
    }

    private static int museum(MarajoaraPosition position, int ply) {
        return position.seat + MarajoaraMove.museum(ply);
    }

    private static void restore(MarajoaraPosition position, int ply) {
        RestoreRules.restore(
                position, museum(position, ply), MarajoaraMove.piece(ply), MarajoaraMove.set(ply));
    }

    private static void stop(MarajoaraPosition position) {
        switch (position.phase) {
            case OWN_PIP -> StorageRules.store(position);
            case OTHER_PIPS, PIPS -> PipRules.end(position);
            case GIVE -> SwapRules.stopGiving(position);
            default -> Flow.settle(position); // blue 7, red 7, red 8
        }
    }

    private static void raise(MarajoaraPosition position, int ply) {
        int die = MarajoaraMove.die(ply);
        if (position.phase == Phase.OWN_PIP) {
            ResearchRules.raiseStored(position, museum(position, ply), die);
        } else {
            PipRules.give(position, MarajoaraMove.museum(ply), die);
        }
    }

    private static void placeToken(MarajoaraPosition position, int cell) {
        if (position.phase == Phase.START_TOKEN) {
            SetupRules.placeStart(position, cell);
        } else {
            TokenRules.place(position, cell);
        }
    }

    private static void chooseMuseum(MarajoaraPosition position, int museum) {
        if (position.phase == Phase.YELLOW_MUSEUM) {
            SetupRules.chooseYellow(position, museum);
        } else if (position.step.waiting != Die.NONE) {
            SwapRules.takeInto(position, museum);
        } else {
            StorageRules.storeIn(position, museum);
        }
    }

    @Override
    public int points(MarajoaraPosition position, int seat) {
        return Scoring.points(position, seat);
    }

    @Override
    public int tieBreak(MarajoaraPosition position, int seat) {
        return Scoring.tieBreak(position, seat);
    }

    @Override
    public boolean won(MarajoaraPosition position) {
        return Goals.isWon(position);
    }

    @Override
    public void alphabet(Setup setup, MoveList list) {
        Alphabet.add(setup, list);
    }

    @Override
    public @Nullable Refusal judge(MarajoaraPosition position, int move) {
        return Referee.judge(position, move);
    }

    @Override
    public boolean seals(MarajoaraPosition position, int move) {
        return TableRules.seals(position, move);
    }

    @Override
    public boolean rests(MarajoaraPosition position) {
        return TableRules.rests(position);
    }

    @Override
    public boolean automatic(MarajoaraPosition position) {
        return TableRules.automatic(this, position);
    }

    @Override
    public int fallback(MarajoaraPosition position) {
        return Fallback.answer(this, position);
    }

    @Override
    public MarajoaraView view(MarajoaraPosition position, int viewer) {
        return ViewBuilder.view(this, position);
    }

    @Override
    public List<MarajoaraEvent> tell(MarajoaraPosition position, int ply, int viewer) {
        return EventTeller.tell(this, position, ply);
    }

    @Override
    public Phrase describe(MarajoaraPosition position, int ply) {
        return MoveDescriber.describe(position, ply).phrase();
    }

    @Override
    public List<Score> score(MarajoaraPosition position) {
        return Scoring.scores(position);
    }

    /// MRJ-INFO-01.
    @Override
    public boolean hasOpenPoints(Setup setup) {
        return true;
    }

    /// Rounds begun; for one player, spaces of the round track filled (MRJ-SOLO-08).
    @Override
    public Progress progress(MarajoaraPosition position) {
        int done = position.isSolo() ? position.roundTrackSize : position.round;
        return new Progress(done, MarajoaraTables.ROUNDS);
    }

    @Override
    public List<Phrase> goals(Setup setup) {
        MarajoaraPosition position = position();
        start(setup, position);
        return MissionPanel.goals(position).stream().map(MarajoaraView.GoalView::what).toList();
    }

    /// MRJ-SCORE-07, MRJ-RULING-59: by points, then by money; equal seats share the place.
    @Override
    public Result result(MarajoaraPosition position) {
        return position.mission() == null
                ? Result.Places.of(this, position, Phrase.of("money"))
                : Scoring.mission(position);
    }

    @Override
    public Notation<MarajoaraPosition> notation() {
        return notation;
    }
}
