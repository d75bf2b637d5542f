package dighouse.marajoara;

import static dighouse.marajoara.MarajoaraPosition.ENDS;
import static dighouse.marajoara.MarajoaraPosition.SLATE;
import static dighouse.marajoara.MarajoaraPosition.SPENT;
import static dighouse.marajoara.MarajoaraTables.END_PLACES;
import static dighouse.marajoara.MarajoaraTables.MOST_VASES;
import static dighouse.marajoara.MarajoaraTables.ROW;
import static dighouse.marajoara.MarajoaraTables.TRACK_END;

import dighouse.kernel.Argument;
import dighouse.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/// The part of the referee that judges answers inside an action. An answer to a question that was
/// not asked is refused by the statement that says when it is asked.
final class StepReferee {
    private StepReferee() {}

    static @Nullable Refusal judge(MarajoaraPosition position, int move) {
        Phase phase = position.phase;
        int argument = MarajoaraMove.argument(move);
        int die = MarajoaraMove.die(move);
        return switch (MarajoaraMove.verb(move)) {
            case MarajoaraMove.PAY ->
                    phase == Phase.PAY ? judgePay(position, argument) : Refusal.by("MRJ-DEC-26");
            case MarajoaraMove.LOAD ->
                    phase == Phase.ORDER
                            ? judgeAmong(position, SPENT, position.spentSize, die)
                            : Refusal.by("MRJ-DEC-27");
            case MarajoaraMove.STOP -> judgeStop(position);
            case MarajoaraMove.RAISE -> judgeRaise(position, move);
            case MarajoaraMove.RAISE_CAPTURED -> judgeRaiseCaptured(position);
            case MarajoaraMove.TRACK ->
                    phase == Phase.TRACK
                            ? judgeTrack(position, argument)
                            : Refusal.by("MRJ-EXC-01");
            case MarajoaraMove.TOKEN -> judgeToken(position, argument);
            case MarajoaraMove.PIECE -> judgePiece(position, move);
            case MarajoaraMove.DOUBLE -> phase == Phase.DOUBLE ? null : Refusal.by("MRJ-DEC-30");
            case MarajoaraMove.GIVE ->
                    phase == Phase.GIVE ? SwapReferee.judgeGive(position, move) : noSwap();
            case MarajoaraMove.TAKE ->
                    phase == Phase.TAKE ? SwapReferee.judgeTake(position, argument) : noSwap();
            case MarajoaraMove.MUSEUM ->
                    phase == Phase.MUSEUM || phase == Phase.YELLOW_MUSEUM
                            ? null
                            : Refusal.by("MRJ-DEC-33");
            case MarajoaraMove.SHOW ->
                    phase == Phase.SHOW ? judgeShow(position, move) : Refusal.by("MRJ-RULING-23");
            case MarajoaraMove.COIN ->
                    phase == Phase.COIN ? judgeCoin(position, die) : Refusal.by("MRJ-RULING-23");
            case MarajoaraMove.TAKE_BACK -> judgeTakeBack(position, move);
            case MarajoaraMove.REMOVE ->
                    phase == Phase.REMOVE
                            ? judgeRemove(position, argument)
                            : Refusal.by("MRJ-SOLO-05");
            case MarajoaraMove.PLACE ->
                    phase == Phase.RECYCLE
                            ? judgePlace(position, argument)
                            : Refusal.by("MRJ-REC-01");
            case MarajoaraMove.RETURN ->
                    phase == Phase.RETURN
                            ? judgeAmong(position, SLATE, position.slateSize, die)
                            : Refusal.by("MRJ-DEC-32");
            default -> Refusal.noSuchMove();
        };
    }

    private static Refusal noSwap() {
        return Refusal.by("MRJ-DEC-31");
    }

    /// By trying all ways to share the price: the die cannot give more than it shows, the sum must
    /// be met exactly, and of ways with the same result only one is offered.
    private static @Nullable Refusal judgePay(MarajoaraPosition position, int pips) {
        int at = MarajoaraPosition.rowAt(position.purse(position.seat), Die.YELLOW);
        Step step = position.step;
        int value = position.bytes[at + step.payAt];
        if (pips > value) {
            return Refusal.by("MRJ-MONEY-02", Argument.number("value", value));
        }
        int rest = step.price - pips;
        int others = 0;
        for (int i = step.payAt + 1; i < ROW; i++) {
            others += position.bytes[at + i];
        }
        if (rest < 0 || rest > others) {
            return Refusal.by("MRJ-RULING-11", Argument.number("price", step.price));
        }
        int paid = step.paid | pips << (3 * step.payAt);
        return isOffered(position, at, paid, step.payAt + 1, rest)
                ? null
                : Refusal.by("MRJ-DEC-26", Argument.number("value", value));
    }

    private static boolean isOffered(
            MarajoaraPosition position, int at, int paid, int place, int rest) {
        if (place == ROW || position.bytes[at + place] == 0) {
            return rest == 0 && isOrderly(position, at, paid, place);
        }
        for (int pips = 0; pips <= Math.min(rest, position.bytes[at + place]); pips++) {
            if (isOffered(position, at, paid | pips << (3 * place), place + 1, rest - pips)) {
                return true;
            }
        }
        return false;
    }

    /// Of any two dice: if both stay, the left one keeps no more; if they are alike, the left one
    /// gives no less.
    private static boolean isOrderly(MarajoaraPosition position, int at, int paid, int dice) {
        for (int left = 0; left < dice; left++) {
            for (int right = left + 1; right < dice; right++) {
                int leftGives = paid >>> (3 * left) & 7;
                int rightGives = paid >>> (3 * right) & 7;
                int leftKeeps = position.bytes[at + left] - leftGives;
                int rightKeeps = position.bytes[at + right] - rightGives;
                boolean alike = position.bytes[at + left] == position.bytes[at + right];
                boolean bothStay = leftKeeps > 0 && rightKeeps > 0;
                if ((bothStay && leftKeeps > rightKeeps) || (alike && leftGives < rightGives)) {
                    return false;
                }
            }
        }
        return true;
    }

    /// A die about to be spent, or on the slate.
    private static @Nullable Refusal judgeAmong(
            MarajoaraPosition position, int from, int size, int die) {
        for (int i = from; i < from + size; i++) {
            if (position.bytes[i] == die) {
                return null;
            }
        }
        return from == SPENT
                ? Refusal.by("MRJ-SPEND-01", Arguments.colour(die), Arguments.shows(die))
                : Refusal.by("MRJ-REC-01", Arguments.colour(die), Arguments.shows(die));
    }

    private static @Nullable Refusal judgeStop(MarajoaraPosition position) {
        return switch (position.phase) {
            case OWN_PIP, OTHER_PIPS, PIPS, DOUBLED, DOUBLE, SHOW, VASE -> null;
            case GIVE -> SwapReferee.judgeStop(position);
            default -> Refusal.by("MRJ-RULING-07");
        };
    }

    private static @Nullable Refusal judgeRaise(MarajoaraPosition position, int move) {
        boolean gift = position.phase == Phase.PIPS || position.phase == Phase.OTHER_PIPS;
        if (!gift && position.phase != Phase.OWN_PIP) {
            return Refusal.by("MRJ-RULING-08");
        }
        int die = MarajoaraMove.die(move);
        int wanted = position.step.pipColour;
        if (position.phase == Phase.PIPS && Die.colour(die) != wanted) {
            return Refusal.by("MRJ-TRK-01", Argument.term("colour", Names.colour(wanted)));
        }
        int owner =
                position.phase == Phase.OTHER_PIPS
                        ? position.tokenOn(position.step.landing)
                        : position.seat;
        if (!position.holds(owner + MarajoaraMove.museum(move), Die.colour(die), Die.value(die))) {
            return Refusal.by("MRJ-RULING-08", Arguments.colour(die), Arguments.shows(die));
        }
        return judgeCap(position, Die.value(die));
    }

    private static @Nullable Refusal judgeCap(MarajoaraPosition position, int value) {
        return value < Die.HIGHEST || position.overflow() > 0 ? null : Refusal.by("MRJ-RES-04");
    }

    private static @Nullable Refusal judgeRaiseCaptured(MarajoaraPosition position) {
        return position.phase == Phase.OWN_PIP
                ? judgeCap(position, Die.value(position.step.captured))
                : Refusal.by("MRJ-RES-02");
    }

    private static @Nullable Refusal judgeTrack(MarajoaraPosition position, int track) {
        int disk = position.disk(position.seat, track);
        Argument named = Argument.term("track", Names.track(track));
        if (disk == TRACK_END) {
            return Refusal.by("MRJ-RULING-06", named);
        }
        int arrived = 0;
        for (int place = 0; place < END_PLACES; place++) {
            arrived += position.bytes[ENDS + track * END_PLACES + place] != 0 ? 1 : 0;
        }
        boolean ends = disk + Die.value(position.step.captured) >= TRACK_END;
        return ends && arrived == END_PLACES ? Refusal.by("MRJ-EXC-04", named) : null;
    }

    private static @Nullable Refusal judgeToken(MarajoaraPosition position, int cell) {
        Board board = position.board();
        Argument named = Arguments.cell(position, "cell", cell);
        boolean taken = position.tokenOn(cell) != MarajoaraPosition.NONE;
        if (position.phase == Phase.START_TOKEN) {
            return board.isIcon(cell) && !taken ? null : Refusal.by("MRJ-SETUP-09", named);
        }
        if (position.phase != Phase.TOKEN) {
            return Refusal.by("MRJ-TOK-01");
        }
        if (position.die(cell) != Die.NONE || taken) {
            return Refusal.by("MRJ-TOK-01", named);
        }
        if (board.isRope(cell)) {
            return Refusal.by("MRJ-TOK-02", named);
        }
        return board.bonus[cell] == 0 ? null : Refusal.by("MRJ-TOK-03", named);
    }

    private static @Nullable Refusal judgePiece(MarajoaraPosition position, int move) {
        int piece = MarajoaraMove.argument(move);
        int museum = position.seat + MarajoaraMove.museum(move);
        boolean restored = (position.pieces(museum) >>> piece & 1) != 0;
        return position.phase == Phase.PIECE && restored ? null : Refusal.by("MRJ-DEC-10");
    }

    private static @Nullable Refusal judgeShow(MarajoaraPosition position, int move) {
        int museum = position.seat + MarajoaraMove.museum(move);
        int value = Die.value(MarajoaraMove.die(move));
        if (!position.holds(museum, Die.RED, value)) {
            return Refusal.by("MRJ-RULING-23", Argument.number("value", value));
        }
        return position.vases(museum) < MOST_VASES ? null : Refusal.by("MRJ-EXH-04");
    }

    private static @Nullable Refusal judgeCoin(MarajoaraPosition position, int die) {
        return position.holds(position.purse(position.seat), Die.YELLOW, Die.value(die))
                ? null
                : Refusal.by("MRJ-MONEY-01", Arguments.shows(die));
    }

    private static @Nullable Refusal judgeTakeBack(MarajoaraPosition position, int move) {
        int vases = position.vases(position.seat + MarajoaraMove.museum(move));
        return position.phase == Phase.VASE && vases >= 2 ? null : Refusal.by("MRJ-RULING-24");
    }

    private static @Nullable Refusal judgeRemove(MarajoaraPosition position, int cell) {
        Board board = position.board();
        int columns = board.columns;
        int rowsApart = Math.abs(cell / columns - position.step.landing / columns);
        int columnsApart = Math.abs(cell % columns - position.step.landing % columns);
        boolean eight = position.tables().soloEight || !position.has(Options.FOUR);
        boolean near = Math.max(rowsApart, columnsApart) == 1;
        Argument named = Arguments.cell(position, "cell", cell);
        if (!near || (!eight && rowsApart + columnsApart > 1)) {
            return Refusal.by("MRJ-SOLO-06", named);
        }
        return position.die(cell) != Die.NONE ? null : Refusal.by("MRJ-SOLO-05", named);
    }

    private static @Nullable Refusal judgePlace(MarajoaraPosition position, int cell) {
        Argument named = Arguments.cell(position, "cell", cell);
        if (position.die(cell) != Die.NONE) {
            return Refusal.by("MRJ-REC-04", named);
        }
        Board board = position.board();
        boolean ropeFree = false;
        boolean tokenFree = false;
        for (int each = 0; each < board.rows * board.columns; each++) {
            boolean free = board.has(each) && position.die(each) == Die.NONE;
            ropeFree |= free && board.isRope(each);
            tokenFree |= free && isOwn(position, position.tokenOn(each));
        }
        if (ropeFree) { // MRJ-RULING-49: priorities are checked anew for each die
            return board.isRope(cell) ? null : Refusal.by("MRJ-REC-02", named);
        }
        return !tokenFree || isOwn(position, position.tokenOn(cell))
                ? null
                : Refusal.by("MRJ-REC-03", named);
    }

    private static boolean isOwn(MarajoaraPosition position, int museum) {
        return museum == position.seat || (position.hasTwoMuseums() && museum == 1);
    }
}
