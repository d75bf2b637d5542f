package dighouse.pergamon;

import static dighouse.pergamon.PergamonPosition.FIRST_PLAYER_SORTS;
import static dighouse.pergamon.PergamonPosition.ORDER_TRACK;
import static dighouse.pergamon.PergamonPosition.TOP_BACK_SEEN;

import dighouse.kernel.Actor;
import dighouse.kernel.Edition;
import dighouse.kernel.Event;
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

/// The front door of Pergamon: which phase may do what, and who does it.
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
    public Edition edition(String json) {
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

    /// Plies of a game, at most. A round: 5 finds revealed, 4 of them placed by choice; 2 backs and
    /// the new top; a space for every seat; 2 cards and the sharing; raid and evaluation; and of
    /// every seat a dig, a last "done" and a "keep". Over the whole game a tile is either dropped
    /// (1 ply) or stands in a row (1 ply, and a row of at least two tiles is closed, perhaps makes
    /// room, and is polished: 3 plies for two tiles). Before the first round: 2 plies.
    @Override
    public int longest(Setup setup) {
        int round = 5 + 4 + 3 + setup.seats() + 3 + 2 + 3 * setup.seats();
        int tiles = PergamonTables.TILES + PergamonTables.TILES / 2 * 3;
        return 2 + PergamonTables.ROUNDS * round + tiles;
    }

    @Override
    public PergamonPosition position() {
        return new PergamonPosition();
    }

    @Override
    public void start(Setup setup, PergamonPosition position) {
        PergamonTables tables = ((PergamonEdition) setup.edition()).tables;
        int variants =
                setup.value(Options.PLAYER_ORDER, 0) * ORDER_TRACK
                        + setup.value(Options.FIND_SORTING, 0) * FIRST_PLAYER_SORTS
                        + setup.value(Options.NEXT_BACK_VISIBLE, 1) * TOP_BACK_SEEN;
        position.clear(setup, tables, variants);
        SetupRules.prepare(position);
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
            case BEGIN -> SetupRules.begins(position);
            case TOP, BACK -> FundRules.backs(position);
            case REVEAL -> LayRules.reveals(position);
            case TURN_UP -> FundRules.cards(position);
            default -> 1; // what the rules do by themselves
        };
    }

    @Override
    public int outcome(PergamonPosition position, int r) {
        return switch (position.phase) {
            case BEGIN -> SetupRules.beginAt(position, r);
            case TOP -> FundRules.backAt(position, PergamonMove.TOP, r);
            case BACK -> FundRules.backAt(position, PergamonMove.BACK, r);
            case REVEAL -> LayRules.revealAt(position, r);
            case TURN_UP -> FundRules.cardAt(position, r);
            case SHARE -> PergamonMove.of(PergamonMove.SHARE);
            case RAID -> PergamonMove.of(PergamonMove.RAID);
            default -> PergamonMove.of(PergamonMove.EVALUATE);
        };
    }

    @Override
    public void play(PergamonPosition position, int ply) {
        int value = PergamonMove.value(ply);
        switch (PergamonMove.verb(ply)) {
            case PergamonMove.BEGIN -> RoundRules.begin(position, value);
            case PergamonMove.TOP -> RoundRules.seeTop(position, value);
            case PergamonMove.REVEAL -> LayRules.reveal(position, value);
            case PergamonMove.PLACE -> LayRules.place(position, value);
            case PergamonMove.BACK -> FundRules.layCard(position, value);
            case PergamonMove.ASK -> FundRules.ask(position, value);
            case PergamonMove.TURN_UP -> FundRules.turnUp(position, value);
            case PergamonMove.SHARE -> FundRules.share(position);
            case PergamonMove.DIG -> DigRules.dig(position, value);
            case PergamonMove.DONE -> RoundRules.store(position);
            case PergamonMove.START -> ExhibitRules.start(position, value);
            case PergamonMove.ADD -> ExhibitRules.add(position, value);
            case PergamonMove.CLOSE -> ExhibitRules.close(position);
            case PergamonMove.DISBAND -> ExhibitRules.disband(position, value);
            case PergamonMove.POLISH -> ExhibitRules.exhibit(position, value);
            case PergamonMove.KEEP -> StoreRules.keep(position);
            case PergamonMove.DROP -> StoreRules.drop(position, value);
            case PergamonMove.RAID -> RaiderRules.raid(position);
            case PergamonMove.EVALUATE -> EvaluationRules.evaluate(position);
            default -> throw new IllegalArgumentException("no ply of Pergamon: " + ply);
        }
    }

    @Override
    public int points(PergamonPosition position, int seat) {
        return position.tickets(seat);
    }

    /// PRG-END-05: of equal tickets, the oldest object on show.
    @Override
    public int tieBreak(PergamonPosition position, int seat) {
        return EvaluationRules.oldestOf(position, seat);
    }

    @Override
    public void alphabet(Setup setup, MoveList list) {
        Referee.addAlphabet(list);
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
        return TableRules.fallback(position);
    }

    @Override
    public View view(PergamonPosition position, int viewer) {
        return ViewBuilder.view(this, position, viewer);
    }

    @Override
    public List<? extends Event> tell(PergamonPosition position, int ply, int viewer) {
        return new EventTeller(this, position).tell(ply);
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

    @Override
    public void imagine(
            PergamonPosition position, int viewer, Randomness random, PergamonPosition into) {
        Beliefs.imagine(position, into);
    }
}
