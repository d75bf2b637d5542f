package dighouse.marajoara;

import dighouse.kernel.Argument;
import dighouse.kernel.Phrase;
import java.util.ArrayList;
import java.util.List;

/// Plies as verb and named arguments, for boards and words. Cells and sets of dice are terms of
/// kind `plain`: they are said by their own names.
final class MoveDescriber {
    private MoveDescriber() {}

    static Phrase describe(MarajoaraPosition position, int ply) {
        int value = MarajoaraMove.value(ply);
        int die = MarajoaraMove.die(ply);
        return switch (MarajoaraMove.verb(ply)) {
            case MarajoaraMove.END -> end(position);
            case MarajoaraMove.SKIP -> Phrase.of(position.isSolo() ? "stuck" : "skip");
            case MarajoaraMove.CAPTURE -> capture(position, ply);
            case MarajoaraMove.EXHIBIT -> exhibit(position, ply);
            case MarajoaraMove.RESTORE -> restore(position, ply);
            case MarajoaraMove.FINANCE -> finance(position, ply);
            case MarajoaraMove.FIELDWORK -> fieldwork(position, ply);
            case MarajoaraMove.EXCHANGE -> exchange(position, ply);
            case MarajoaraMove.PAY -> pay(position, value);
            case MarajoaraMove.LOAD -> Phrase.of("load", colour(die), shows(die));
            case MarajoaraMove.STOP -> Phrase.of(stop(position));
            case MarajoaraMove.RAISE -> raise(position, ply);
            case MarajoaraMove.RAISE_CAPTURED -> raiseCaptured(position);
            case MarajoaraMove.TRACK -> track(position, value);
            case MarajoaraMove.TOKEN ->
                    Phrase.of(
                            position.phase == Phase.START_TOKEN ? "startToken" : "token",
                            cell(position, "cell", value));
            case MarajoaraMove.PIECE -> pieceChoice(position, ply);
            case MarajoaraMove.DOUBLE -> Phrase.of("double");
            case MarajoaraMove.GIVE -> inMuseum(position, ply, "give", colour(die), shows(die));
            case MarajoaraMove.TAKE -> take(position, value);
            case MarajoaraMove.MUSEUM ->
                    Phrase.of(
                            position.phase == Phase.YELLOW_MUSEUM ? "yellowMuseum" : "museum",
                            museum(ply));
            case MarajoaraMove.SHOW -> show(position, ply);
            case MarajoaraMove.COIN -> Phrase.of("coin", shows(die));
            case MarajoaraMove.TAKE_BACK -> takeBack(position, ply);
            case MarajoaraMove.REMOVE -> onCell(position, "remove", position.die(value), value);
            case MarajoaraMove.PLACE -> Phrase.of("place", cell(position, "cell", value));
            case MarajoaraMove.RETURN -> onCell(position, "return", die, position.step.cell);
            default -> chance(position, ply);
        };
    }

    private static Phrase chance(MarajoaraPosition position, int ply) {
        int value = MarajoaraMove.value(ply);
        int[] starts = position.board().starts;
        return switch (MarajoaraMove.verb(ply)) {
            case MarajoaraMove.DEAL ->
                    Phrase.of(
                            "deal",
                            Argument.term("colour", Names.colour(value)),
                            cell(position, "cell", starts[position.dealt]));
            case MarajoaraMove.ROLL ->
                    Phrase.of(
                            "roll",
                            Argument.number("value", value),
                            cell(position, "cell", starts[position.dealt - 1]));
            case MarajoaraMove.BEGIN -> Phrase.of("begin", Argument.seat("seat", value));
            case MarajoaraMove.SCORE -> Phrase.of("score");
            default -> throw new IllegalArgumentException("no ply of Marajoara: " + ply);
        };
    }

    // ---- arguments ----------------------------------------------------------------------------

    static Argument plain(String name, String text) {
        return Argument.term(name, "plain", text);
    }

    static Argument cell(MarajoaraPosition position, String name, int cell) {
        return plain(name, position.board().name(cell));
    }

    static Argument colour(int die) {
        return Argument.term("colour", Names.colour(Die.colour(die)));
    }

    static Argument shows(int die) {
        return Argument.number("value", Die.value(die));
    }

    static Argument piece(int piece) {
        return Argument.term("piece", Names.piece(piece));
    }

    private static Argument museum(int ply) {
        return Argument.number("museum", MarajoaraMove.museum(ply) + 1);
    }

    private static Argument becomes(MarajoaraPosition position, int value) {
        int raised = value < Die.HIGHEST ? value + 1 : position.overflow() > 0 ? 1 : value;
        return Argument.number("becomes", raised);
    }

    /// `2+5`.
    static String dice(int set) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < MarajoaraMove.size(set); i++) {
            text.append(i == 0 ? "" : "+").append(MarajoaraMove.inSet(set, i));
        }
        return text.toString();
    }

    /// The phrase; in mission 6 with the museum it speaks of.
    private static Phrase inMuseum(
            MarajoaraPosition position, int ply, String verb, Argument... arguments) {
        if (!position.hasTwoMuseums()) {
            return Phrase.of(verb, arguments);
        }
        List<Argument> all = new ArrayList<>(List.of(arguments));
        all.add(museum(ply));
        return new Phrase(verb + "In", all);
    }

    private static Phrase onCell(MarajoaraPosition position, String verb, int die, int cell) {
        return Phrase.of(verb, colour(die), shows(die), cell(position, "cell", cell));
    }

    // ---- the menu -----------------------------------------------------------------------------

    private static Phrase end(MarajoaraPosition position) {
        if (position.phase == Phase.CONFIRM) {
            return Phrase.of("confirm");
        }
        return position.slateSize == 0
                ? Phrase.of("end")
                : Phrase.of("recycle", Argument.number("dice", position.slateSize));
    }

    private static Phrase capture(MarajoaraPosition position, int ply) {
        Jump jump = Jump.of(position, ply);
        List<Argument> arguments = new ArrayList<>();
        arguments.add(colour(jump.die()));
        arguments.add(shows(jump.die()));
        arguments.add(cell(position, "from", jump.from()));
        arguments.add(cell(position, "to", jump.to()));
        arguments.add(Argument.number("becomes", jump.becomes()));
        arguments.add(
                Argument.term("captured", "colour", Names.colour(Die.colour(jump.captured()))));
        arguments.add(Argument.number("worth", Die.value(jump.captured())));
        if (jump.feedsOther(position)) {
            arguments.add(Argument.seat("owner", jump.fed()));
            return new Phrase("captureOtherToken", arguments);
        }
        boolean own = jump.fed() != MarajoaraPosition.NONE;
        return new Phrase(own ? "captureOwnToken" : "capture", arguments);
    }

    private static Phrase exhibit(MarajoaraPosition position, int ply) {
        int set = MarajoaraMove.set(ply);
        int vases = position.vases(position.seat + MarajoaraMove.museum(ply));
        int points = position.tables().pipPoints * MarajoaraMove.sum(set);
        int last = Math.min(vases + MarajoaraMove.size(set), MarajoaraTables.MOST_VASES);
        for (int space = vases + 1; space <= last; space++) {
            points += position.tables().spacePoints[space];
        }
        return inMuseum(
                position,
                ply,
                "exhibit",
                plain("dice", dice(set)),
                Argument.number("price", MarajoaraMove.sum(set)),
                Argument.number("points", points));
    }

    private static Phrase restore(MarajoaraPosition position, int ply) {
        int piece = MarajoaraMove.piece(ply);
        int museum = position.seat + MarajoaraMove.museum(ply);
        MarajoaraTables tables = position.tables();
        int neighbours = RestoreRules.restoredNeighbours(position, museum, piece);
        int points = tables.piecePoints[piece] + tables.neighbourPoints * neighbours;
        return inMuseum(
                position,
                ply,
                "restore",
                piece(piece),
                plain("dice", dice(MarajoaraMove.set(ply))),
                Argument.number("points", points));
    }

    private static Phrase finance(MarajoaraPosition position, int ply) {
        int value = Die.value(MarajoaraMove.die(ply));
        boolean lowered = MarajoaraMove.isLowered(ply);
        return inMuseum(
                position,
                ply,
                lowered ? "financeDown" : "finance",
                Argument.number("value", value),
                lowered ? Argument.number("becomes", value - 1) : becomes(position, value),
                Argument.number("price", position.tables().restorationPrice));
    }

    private static Phrase fieldwork(MarajoaraPosition position, int ply) {
        int from = MarajoaraMove.cell(ply);
        int die = position.die(from);
        int to = position.board().next(MarajoaraMove.direction(ply), from);
        return Phrase.of(
                "fieldwork",
                colour(die),
                shows(die),
                cell(position, "from", from),
                cell(position, "to", to),
                Argument.number("price", position.tables().fieldworkPrice));
    }

    private static Phrase exchange(MarajoaraPosition position, int ply) {
        int one = MarajoaraMove.die(ply);
        int other = MarajoaraMove.secondDie(ply);
        return Phrase.of(
                "exchange",
                colour(one),
                shows(one),
                Argument.term("other", "colour", Names.colour(Die.colour(other))),
                Argument.number("otherValue", Die.value(other)),
                Argument.number("price", position.exchangePrice()));
    }

    // ---- inside an action ---------------------------------------------------------------------

    private static Phrase pay(MarajoaraPosition position, int pips) {
        int row = MarajoaraPosition.rowAt(position.purse(position.seat), Die.YELLOW);
        Argument value = Argument.number("value", position.bytes[row + position.step.payAt]);
        if (pips == 0) {
            return Phrase.of("payNothing", value);
        }
        return pips == position.bytes[row + position.step.payAt]
                ? Phrase.of("payWhole", value)
                : Phrase.of("pay", Argument.number("pips", pips), value);
    }

    private static String stop(MarajoaraPosition position) {
        return switch (position.phase) {
            case DOUBLE, SHOW, VASE -> "decline";
            case GIVE -> position.step.gives == 0 ? "decline" : "giveNoMore";
            default -> "stop";
        };
    }

    private static Phrase raise(MarajoaraPosition position, int ply) {
        int die = MarajoaraMove.die(ply);
        Argument becomes = becomes(position, Die.value(die));
        return inMuseum(position, ply, "raise", colour(die), shows(die), becomes);
    }

    private static Phrase raiseCaptured(MarajoaraPosition position) {
        int die = position.step.captured;
        return Phrase.of(
                "raiseCaptured", colour(die), shows(die), becomes(position, Die.value(die)));
    }

    private static Phrase track(MarajoaraPosition position, int track) {
        int space = ExcavationRules.destination(position, track);
        Argument named = Argument.term("track", Names.track(track));
        Argument reached = Argument.number("space", space);
        int amount = position.tables().amount[MarajoaraTables.space(track, space)];
        return switch (position.tables().bonus[MarajoaraTables.space(track, space)]) {
            case INCREASE ->
                    Phrase.of("trackPips", named, reached, Argument.number("pips", amount));
            case POINTS ->
                    Phrase.of("trackPoints", named, reached, Argument.number("points", amount));
            default ->
                    Phrase.of(
                            "track",
                            named,
                            reached,
                            Argument.term("bonus", bonus(position, track, space)));
        };
    }

    static String bonus(MarajoaraPosition position, int track, int space) {
        return position.tables().bonus[MarajoaraTables.space(track, space)].id;
    }

    private static Phrase pieceChoice(MarajoaraPosition position, int ply) {
        int piece = MarajoaraMove.value(ply);
        int museum = position.seat + MarajoaraMove.museum(ply);
        int points = BonusRules.adjacent(position, museum, piece);
        return inMuseum(position, ply, "piece", piece(piece), Argument.number("points", points));
    }

    private static Phrase take(MarajoaraPosition position, int place) {
        int die = position.bytes[MarajoaraPosition.WHEEL + place];
        return Phrase.of("take", colour(die), shows(die), Argument.number("place", place + 1));
    }

    private static Phrase show(MarajoaraPosition position, int ply) {
        int value = Die.value(MarajoaraMove.die(ply));
        MarajoaraTables tables = position.tables();
        int space = position.vases(position.seat + MarajoaraMove.museum(ply)) + 1;
        int points = tables.pipPoints * value + tables.spacePoints[space];
        return inMuseum(
                position,
                ply,
                "show",
                Argument.number("value", value),
                Argument.number("points", points));
    }

    private static Phrase takeBack(MarajoaraPosition position, int ply) {
        int museum = position.seat + MarajoaraMove.museum(ply);
        Argument points = Argument.number("points", BonusRules.takeBackPoints(position, museum));
        return inMuseum(position, ply, "takeBack", points);
    }
}
