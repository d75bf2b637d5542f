package dighouse.marajoara;

/// Describes a ply as a verb with named arguments. A move that is not legal is described, too, as
/// far as it goes: dice and cells that it would need and that are not there have no name.
final class MoveDescriber {
    private static final String NOTHING = "";

    private final MarajoaraPosition position;
    private final MarajoaraTables tables;
    private final int ply;

    private MoveDescriber(MarajoaraPosition position, int ply) {
        this.position = position;
        this.ply = ply;
        tables = position.tables();
    }

    static DescribedMove describe(MarajoaraPosition position, int ply) {
        return new MoveDescriber(position, ply).move();
    }

    private DescribedMove move() {
        int argument = MarajoaraMove.argument(ply);
        int die = MarajoaraMove.die(ply);
        return switch (MarajoaraMove.verb(ply)) {
            case MarajoaraMove.END -> end();
            case MarajoaraMove.SKIP ->
                    position.isSolo() ? new DescribedMove.Stuck() : new DescribedMove.Skip();
            case MarajoaraMove.CAPTURE -> capture();
            case MarajoaraMove.EXHIBIT -> exhibit();
            case MarajoaraMove.RESTORE -> restore();
            case MarajoaraMove.FINANCE -> MarajoaraMove.isLowered(ply) ? financeDown() : finance();
            case MarajoaraMove.FIELDWORK -> fieldwork();
            case MarajoaraMove.EXCHANGE -> exchange();
            case MarajoaraMove.PAY -> pay(argument);
            case MarajoaraMove.LOAD -> new DescribedMove.Load(colour(die), Die.value(die));
            case MarajoaraMove.STOP -> stop();
            case MarajoaraMove.RAISE -> raise(die);
            case MarajoaraMove.RAISE_CAPTURED -> raiseCaptured();
            case MarajoaraMove.TRACK -> track(argument);
            case MarajoaraMove.TOKEN ->
                    position.phase == Phase.START_TOKEN
                            ? new DescribedMove.StartToken(cell(argument))
                            : new DescribedMove.Token(cell(argument));
            case MarajoaraMove.PIECE -> piece(argument);
            case MarajoaraMove.DOUBLE -> new DescribedMove.Double();
            case MarajoaraMove.GIVE -> give(die);
            case MarajoaraMove.TAKE -> take(argument);
            case MarajoaraMove.MUSEUM ->
                    position.phase == Phase.YELLOW_MUSEUM
                            ? new DescribedMove.YellowMuseum(museumNumber())
                            : new DescribedMove.Museum(museumNumber());
            case MarajoaraMove.SHOW -> show(die);
            case MarajoaraMove.COIN -> new DescribedMove.Coin(Die.value(die));
            case MarajoaraMove.TAKE_BACK -> takeBack();
            case MarajoaraMove.REMOVE -> remove(argument);
            case MarajoaraMove.PLACE -> new DescribedMove.Place(cell(argument));
            case MarajoaraMove.RETURN ->
                    new DescribedMove.Return(colour(die), Die.value(die), cell(position.step.cell));
            default -> outcome(argument);
        };
    }

    private DescribedMove outcome(int argument) {
        int[] starts = position.board().starts;
        return switch (MarajoaraMove.verb(ply)) {
            case MarajoaraMove.DEAL ->
                    new DescribedMove.Deal(Names.colour(argument), cell(starts[position.dealt]));
            case MarajoaraMove.ROLL ->
                    new DescribedMove.Roll(argument, cell(starts[position.dealt - 1]));
            case MarajoaraMove.BEGIN -> new DescribedMove.Begin(argument);
            case MarajoaraMove.SCORE -> new DescribedMove.Score();
            default -> throw new IllegalArgumentException("no ply of Marajoara: " + ply);
        };
    }

    // ---- things -------------------------------------------------------------------------------

    private String cell(int cell) {
        return cell == Board.NONE ? NOTHING : position.board().name(cell);
    }

    private static String colour(int die) {
        return die == Die.NONE ? NOTHING : Names.colour(Die.colour(die));
    }

    /// The museum that the ply speaks of.
    private int museum() {
        return position.seat + MarajoaraMove.museum(ply);
    }

    /// How people count it.
    private int museumNumber() {
        return MarajoaraMove.museum(ply) + 1;
    }

    /// What a die of this value shows after one pip more.
    private int raised(int value) {
        if (value < Die.HIGHEST) {
            return value + 1;
        }
        return position.overflow() > 0 ? 1 : value;
    }

    static String bonus(MarajoaraPosition position, int track, int space) {
        return position.tables().bonus[MarajoaraTables.space(track, space)].id;
    }

    // ---- the menu -----------------------------------------------------------------------------

    private DescribedMove end() {
        if (position.phase == Phase.CONFIRM) {
            return new DescribedMove.Confirm();
        }
        return position.slateSize == 0
                ? new DescribedMove.End()
                : new DescribedMove.Recycle(position.slateSize);
    }

    private DescribedMove capture() {
        Jump jump = Jump.of(position, ply);
        var jumped =
                new DescribedMove.Jumped(
                        colour(jump.die()),
                        Die.value(jump.die()),
                        cell(jump.from()),
                        cell(jump.to()),
                        jump.becomes(),
                        colour(jump.captured()),
                        Die.value(jump.captured()));
        if (jump.feedsOther(position)) {
            return new DescribedMove.CaptureOtherToken(jumped, jump.fed());
        }
        return jump.fed() == MarajoaraPosition.NONE
                ? new DescribedMove.Capture(jumped)
                : new DescribedMove.CaptureOwnToken(jumped);
    }

    private DescribedMove exhibit() {
        int set = MarajoaraMove.set(ply);
        int vases = position.vases(museum());
        int points = tables.pipPoints * MarajoaraMove.sum(set);
        int last = Math.min(vases + MarajoaraMove.size(set), MarajoaraTables.MOST_VASES);
        for (int space = vases + 1; space <= last; space++) {
            points += tables.spacePoints[space];
        }
        var exhibit = new DescribedMove.Exhibit(Names.dice(set), MarajoaraMove.sum(set), points);
        return position.hasTwoMuseums()
                ? new DescribedMove.ExhibitIn(exhibit, museumNumber())
                : exhibit;
    }

    private DescribedMove restore() {
        int piece = MarajoaraMove.piece(ply);
        int neighbours = RestoreRules.restoredNeighbours(position, museum(), piece);
        int points = tables.piecePoints[piece] + tables.neighbourPoints * neighbours;
        var restore =
                new DescribedMove.Restore(
                        Names.piece(piece), Names.dice(MarajoaraMove.set(ply)), points);
        return position.hasTwoMuseums()
                ? new DescribedMove.RestoreIn(restore, museumNumber())
                : restore;
    }

    private DescribedMove finance() {
        int value = Die.value(MarajoaraMove.die(ply));
        var finance = new DescribedMove.Finance(value, raised(value), tables.restorationPrice);
        return position.hasTwoMuseums()
                ? new DescribedMove.FinanceIn(finance, museumNumber())
                : finance;
    }

    private DescribedMove financeDown() {
        int value = Die.value(MarajoaraMove.die(ply));
        var finance = new DescribedMove.FinanceDown(value, value - 1, tables.restorationPrice);
        return position.hasTwoMuseums()
                ? new DescribedMove.FinanceDownIn(finance, museumNumber())
                : finance;
    }

    private DescribedMove fieldwork() {
        int from = MarajoaraMove.cell(ply);
        int die = position.die(from);
        int to = position.board().next(MarajoaraMove.direction(ply), from);
        return new DescribedMove.Fieldwork(
                colour(die), Die.value(die), cell(from), cell(to), tables.fieldworkPrice);
    }

    private DescribedMove exchange() {
        int one = MarajoaraMove.die(ply);
        int other = MarajoaraMove.secondDie(ply);
        return new DescribedMove.Exchange(
                colour(one),
                Die.value(one),
                colour(other),
                Die.value(other),
                position.exchangePrice());
    }

    // ---- inside an action ---------------------------------------------------------------------

    private DescribedMove pay(int pips) {
        int row = MarajoaraPosition.rowAt(position.purse(position.seat), Die.YELLOW);
        int value = position.bytes[row + position.step.payAt];
        if (pips == 0) {
            return new DescribedMove.PayNothing(value);
        }
        return pips == value
                ? new DescribedMove.PayWhole(value)
                : new DescribedMove.Pay(pips, value);
    }

    private DescribedMove stop() {
        return switch (position.phase) {
            case DOUBLE, SHOW, VASE -> new DescribedMove.Decline();
            case GIVE ->
                    position.step.gives == 0
                            ? new DescribedMove.Decline()
                            : new DescribedMove.GiveNoMore();
            default -> new DescribedMove.Stop();
        };
    }

    private DescribedMove raise(int die) {
        int value = Die.value(die);
        var raise = new DescribedMove.Raise(colour(die), value, raised(value));
        return position.hasTwoMuseums() ? new DescribedMove.RaiseIn(raise, museumNumber()) : raise;
    }

    private DescribedMove raiseCaptured() {
        int die = position.step.captured;
        int value = Die.value(die);
        return new DescribedMove.RaiseCaptured(colour(die), value, raised(value));
    }

    private DescribedMove track(int track) {
        int space = ExcavationRules.destination(position, track);
        int amount = tables.amount[MarajoaraTables.space(track, space)];
        String name = Names.track(track);
        return switch (tables.bonus[MarajoaraTables.space(track, space)]) {
            case null -> new DescribedMove.Track(name, space, NOTHING); // no disk moves now
            case INCREASE -> new DescribedMove.TrackPips(name, space, amount);
            case POINTS -> new DescribedMove.TrackPoints(name, space, amount);
            default -> new DescribedMove.Track(name, space, bonus(position, track, space));
        };
    }

    private DescribedMove piece(int piece) {
        int points = BonusRules.adjacent(position, museum(), piece);
        var chosen = new DescribedMove.Piece(Names.piece(piece), points);
        return position.hasTwoMuseums()
                ? new DescribedMove.PieceIn(chosen, museumNumber())
                : chosen;
    }

    private DescribedMove give(int die) {
        var give = new DescribedMove.Give(colour(die), Die.value(die));
        return position.hasTwoMuseums() ? new DescribedMove.GiveIn(give, museumNumber()) : give;
    }

    private DescribedMove take(int place) {
        int die = position.bytes[MarajoaraPosition.WHEEL + place];
        return new DescribedMove.Take(colour(die), Die.value(die), place + 1);
    }

    private DescribedMove show(int die) {
        int value = Die.value(die);
        int space = Math.min(position.vases(museum()) + 1, MarajoaraTables.MOST_VASES);
        int points = tables.pipPoints * value + tables.spacePoints[space];
        var show = new DescribedMove.Show(value, points);
        return position.hasTwoMuseums() ? new DescribedMove.ShowIn(show, museumNumber()) : show;
    }

    private DescribedMove takeBack() {
        var takeBack = new DescribedMove.TakeBack(BonusRules.takeBackPoints(position, museum()));
        return position.hasTwoMuseums()
                ? new DescribedMove.TakeBackIn(takeBack, museumNumber())
                : takeBack;
    }

    private DescribedMove remove(int cell) {
        int die = position.die(cell);
        return new DescribedMove.Remove(colour(die), Die.value(die), cell(cell));
    }
}
