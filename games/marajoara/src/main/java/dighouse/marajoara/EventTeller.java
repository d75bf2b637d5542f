package dighouse.marajoara;

import static dighouse.marajoara.MarajoaraPosition.ENDS;
import static dighouse.marajoara.MarajoaraTables.END_PLACES;
import static dighouse.marajoara.MarajoaraTables.TRACK_END;

import java.util.ArrayList;
import java.util.List;

/// Lists the events of a ply. Everything is public (MRJ-INFO-01), so all viewers get the same ones.
/// An action gives events once it is paid; until then nothing has happened. [FollowUpTeller] adds
/// the events that may follow from any ply.
final class EventTeller {
    private final MarajoaraPosition before;
    private final MarajoaraPosition after;
    private final Board board;
    private final int seat;
    private final List<MarajoaraEvent> events = new ArrayList<>();
    private final Marajoara game;
    private int captured; // die that waits beside the museum in this ply, as it is raised
    private boolean told; // that it was stored

    private EventTeller(Marajoara game, MarajoaraPosition position) {
        this.game = game;
        before = position;
        after = game.position();
        after.copyFrom(position);
        board = position.board();
        seat = position.seat;
        captured = position.step.captured;
    }

    static List<MarajoaraEvent> tell(Marajoara game, MarajoaraPosition position, int ply) {
        return new EventTeller(game, position).tell(ply);
    }

    private List<MarajoaraEvent> tell(int ply) {
        game.play(after, ply);
        int argument = MarajoaraMove.argument(ply);
        int die = MarajoaraMove.die(ply);
        switch (MarajoaraMove.verb(ply)) {
            case MarajoaraMove.DEAL, MarajoaraMove.ROLL -> tellDie(ply);
            case MarajoaraMove.BEGIN -> events.add(new MarajoaraEvent.Began(argument));
            case MarajoaraMove.SCORE -> new EndTeller(before, after, events).tell();
            case MarajoaraMove.CAPTURE -> tellCapture(ply);
            case MarajoaraMove.RESTORE -> tellRestore(ply);
            case MarajoaraMove.EXHIBIT,
                    MarajoaraMove.FINANCE,
                    MarajoaraMove.FIELDWORK,
                    MarajoaraMove.EXCHANGE,
                    MarajoaraMove.SHOW ->
                    tellAction(ply);
            case MarajoaraMove.PAY, MarajoaraMove.COIN -> tellAction(before.step.action);
            case MarajoaraMove.STOP -> tellStop();
            case MarajoaraMove.RAISE -> {
                tellStoredFirst();
                tellRaise(PipRules.owner(before), die);
            }
            case MarajoaraMove.RAISE_CAPTURED -> {
                int waiting = captured;
                captured = Die.of(Die.colour(captured), raised(Die.value(captured)));
                tellStoredFirst();
                tellRaise(seat, waiting);
            }
            case MarajoaraMove.TRACK -> tellTrack(argument);
            case MarajoaraMove.TOKEN ->
                    events.add(new MarajoaraEvent.TokenPlaced(seat, board.name(argument)));
            case MarajoaraMove.PIECE -> tellScore("adjacent");
            case MarajoaraMove.DOUBLE -> events.add(new MarajoaraEvent.Doubled(seat));
            case MarajoaraMove.GIVE ->
                    events.add(new MarajoaraEvent.Given(seat, colour(die), shows(die)));
            case MarajoaraMove.TAKE -> {
                int taken = before.bytes[MarajoaraPosition.WHEEL + argument];
                events.add(new MarajoaraEvent.Taken(seat, colour(taken), shows(taken)));
            }
            case MarajoaraMove.MUSEUM -> {
                if (before.phase == Phase.YELLOW_MUSEUM) {
                    int museum = MarajoaraMove.museum(ply) + 1;
                    events.add(new MarajoaraEvent.YellowMuseumChosen(museum));
                }
            }
            case MarajoaraMove.TAKE_BACK ->
                    events.add(new MarajoaraEvent.TookBack(seat, pointsGained()));
            case MarajoaraMove.REMOVE -> tellRemove(argument);
            case MarajoaraMove.PLACE -> tellReturn(argument);
            case MarajoaraMove.RETURN -> tellReturn(before.step.cell);
            case MarajoaraMove.SKIP ->
                    events.add(
                            before.isSolo()
                                    ? new MarajoaraEvent.Stuck(seat)
                                    : new MarajoaraEvent.Skipped(seat));
            default -> {} // load: told below; end: nothing yet, or the end of the turn
        }
        new FollowUpTeller(before, after, captured, told, events).tell(ply);
        return events;
    }

    static String colour(int die) {
        return Names.colour(Die.colour(die));
    }

    static int shows(int die) {
        return Die.value(die);
    }

    private int raised(int value) {
        return value < Die.HIGHEST ? value + 1 : before.overflow() > 0 ? 1 : value;
    }

    private int pointsGained() {
        return after.points(seat) - before.points(seat);
    }

    private void tellDie(int ply) {
        boolean dealt = MarajoaraMove.verb(ply) == MarajoaraMove.DEAL;
        String cell = board.name(board.starts[dealt ? before.dealt : before.dealt - 1]);
        int value = MarajoaraMove.argument(ply);
        events.add(
                dealt
                        ? new MarajoaraEvent.Dealt(Names.colour(value), cell)
                        : new MarajoaraEvent.Rolled(value, cell));
    }

    private void tellCapture(int ply) {
        Jump jump = Jump.of(before, ply);
        captured = jump.captured();
        events.add(
                new MarajoaraEvent.Captured(
                        seat,
                        colour(jump.die()),
                        shows(jump.die()),
                        board.name(jump.from()),
                        board.name(jump.to()),
                        jump.becomes(),
                        colour(captured),
                        shows(captured)));
    }

    private void tellRestore(int ply) {
        int piece = MarajoaraMove.piece(ply);
        int museum = seat + MarajoaraMove.museum(ply);
        MarajoaraTables tables = before.tables();
        int neighbours = RestoreRules.restoredNeighbours(before, museum, piece);
        events.add(
                new MarajoaraEvent.Restored(
                        seat,
                        Names.piece(piece),
                        tables.piecePoints[piece],
                        tables.neighbourPoints * neighbours));
    }

    /// Told once it is paid.
    private void tellAction(int action) {
        if (after.step.action != 0) {
            return;
        }
        int die = MarajoaraMove.die(action);
        switch (MarajoaraMove.verb(action)) {
            case MarajoaraMove.EXHIBIT -> {
                int set = MarajoaraMove.set(action);
                paid(MarajoaraMove.sum(set));
                for (int i = 0; i < MarajoaraMove.size(set); i++) {
                    tellVase(action, MarajoaraMove.inSet(set, i), i + 1);
                }
            }
            case MarajoaraMove.SHOW -> {
                paid(1);
                tellVase(action, shows(die), 1);
            }
            case MarajoaraMove.FINANCE -> {
                paid(before.tables().restorationPrice);
                int value = shows(die);
                int to = MarajoaraMove.isLowered(action) ? value - 1 : raised(value);
                events.add(new MarajoaraEvent.Financed(seat, value, to));
            }
            case MarajoaraMove.FIELDWORK -> tellFieldwork(action);
            default -> tellExchange(action);
        }
    }

    private void paid(int money) {
        events.add(new MarajoaraEvent.Paid(seat, money));
    }

    private void tellVase(int action, int value, int number) {
        MarajoaraTables tables = before.tables();
        int space = before.vases(seat + MarajoaraMove.museum(action)) + number;
        int points = tables.pipPoints * value + tables.spacePoints[space];
        events.add(new MarajoaraEvent.Exhibited(seat, value, points, space));
    }

    private void tellFieldwork(int action) {
        paid(before.tables().fieldworkPrice);
        int from = MarajoaraMove.cell(action);
        int to = board.next(MarajoaraMove.direction(action), from);
        int die = before.die(from);
        events.add(
                new MarajoaraEvent.Moved(
                        seat, colour(die), shows(die), board.name(from), board.name(to)));
    }

    /// An exchange of equal dice changes nothing but the money.
    private void tellExchange(int action) {
        paid(before.exchangePrice());
        int one = MarajoaraMove.die(action);
        int other = MarajoaraMove.secondDie(action);
        if (one != other) {
            events.add(
                    new MarajoaraEvent.Exchanged(
                            seat, colour(one), shows(one), colour(other), shows(other)));
        }
    }

    private void tellStop() {
        switch (before.phase) {
            case OWN_PIP -> events.add(new MarajoaraEvent.PipsDeclined(seat));
            case OTHER_PIPS, PIPS -> {
                if (before.step.lastPip == 0) {
                    events.add(new MarajoaraEvent.PipsDeclined(game.actor(before)));
                }
            }
            case GIVE -> {
                if (before.step.gives == 0) {
                    events.add(new MarajoaraEvent.BonusDeclined(seat));
                }
            }
            default -> events.add(new MarajoaraEvent.BonusDeclined(seat));
        }
    }

    /// A die that will pass 6 is told when it does.
    private void tellRaise(int owner, int die) {
        if (shows(die) < Die.HIGHEST) {
            events.add(new MarajoaraEvent.Raised(owner, colour(die), shows(die), shows(die) + 1));
        }
    }

    private void tellTrack(int track) {
        int space = after.disk(seat, track);
        events.add(new MarajoaraEvent.Excavated(seat, Names.track(track), space));
        if (space == TRACK_END) {
            boolean first = after.bytes[ENDS + track * END_PLACES + 1] == 0;
            events.add(new MarajoaraEvent.Arrived(seat, Names.track(track), first ? 1 : 2));
        }
        tellScore(MoveDescriber.bonus(before, track, space));
    }

    private void tellScore(String what) {
        if (pointsGained() > 0) {
            events.add(new MarajoaraEvent.Scored(seat, pointsGained(), what));
        }
    }

    private void tellRemove(int cell) {
        int die = before.die(cell);
        events.add(
                new MarajoaraEvent.Removed(
                        colour(die), shows(die), board.name(cell), after.roundTrackSize));
    }

    private void tellReturn(int cell) {
        int die = after.die(cell);
        if (die != Die.NONE) {
            events.add(
                    new MarajoaraEvent.Recycled(seat, colour(die), shows(die), board.name(cell)));
        }
    }

    /// A pip for the captured die has the same effect as one for an equal die in the row, so the
    /// die is told as stored before either is raised.
    private void tellStoredFirst() {
        boolean own = before.phase == Phase.OWN_PIP && after.step.captured == Die.NONE;
        int die = before.step.captured;
        if (own
                && Die.colour(die) != Die.GREY
                && !FollowUpTeller.isSpent(before, after, captured)) {
            events.add(new MarajoaraEvent.Stored(seat, colour(die), shows(die)));
            told = true;
        }
    }
}
