package dighouse.marajoara;

import static dighouse.marajoara.MarajoaraTables.MOST_VASES;

import dighouse.kernel.Argument;
import dighouse.kernel.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Judges any move of the alphabet and names the rule that refuses it. Written apart from the move
/// lists, rule by rule as the ledger has them; a contract test makes both agree. Here are the moves
/// of the menu; those inside an action are judged by [StepReferee].
final class Referee {
    private Referee() {}

    static @Nullable Refusal judge(MarajoaraPosition position, int move) {
        int verb = MarajoaraMove.verb(move);
        if (verb > MarajoaraMove.EXCHANGE) {
            return StepReferee.judge(position, move);
        }
        if (verb == MarajoaraMove.RESTORE && position.phase == Phase.DOUBLED) {
            return judgeRestore(position, move, 2);
        }
        if (verb == MarajoaraMove.END && position.phase == Phase.CONFIRM) {
            return null;
        }
        Refusal untimely = judgeTime(position);
        if (untimely != null) {
            return untimely;
        }
        return switch (verb) {
            case MarajoaraMove.END -> position.mainDone ? null : Refusal.by("MRJ-TURN-03");
            case MarajoaraMove.SKIP -> judgeSkip(position);
            case MarajoaraMove.CAPTURE ->
                    position.mainDone ? Refusal.by("MRJ-TURN-02") : judgeCapture(position, move);
            case MarajoaraMove.EXHIBIT -> judgeExhibit(position, move);
            case MarajoaraMove.RESTORE -> judgeRestore(position, move, position.doubled ? 2 : 1);
            case MarajoaraMove.FINANCE -> judgeFinance(position, move);
            case MarajoaraMove.FIELDWORK -> judgeFieldwork(position, move);
            default -> judgeExchange(position, move);
        };
    }

    /// Whether the menu is what is asked now.
    private static @Nullable Refusal judgeTime(MarajoaraPosition position) {
        return switch (position.phase) {
            case MENU -> null;
            case YELLOW_MUSEUM, START_TOKEN -> Refusal.by("MRJ-SETUP-09");
            case RECYCLE, RETURN, CONFIRM -> Refusal.by("MRJ-TURN-02");
            default ->
                    position.step.captured == Die.NONE && position.step.resume == Step.TO_MENU
                            ? Refusal.by("MRJ-DEC-29")
                            : Refusal.by("MRJ-RULING-13");
        };
    }

    private static @Nullable Refusal judgeSkip(MarajoaraPosition position) {
        if (position.mainDone) {
            return Refusal.by("MRJ-TURN-02");
        }
        Board board = position.board();
        for (int cell = 0; cell < board.rows * board.columns; cell++) {
            for (int direction = 0; direction < Direction.COUNT; direction++) {
                int move = MarajoaraMove.line(MarajoaraMove.CAPTURE, cell, direction);
                if (board.has(cell) && judgeCapture(position, move) == null) {
                    return Refusal.by("MRJ-RULING-03");
                }
            }
        }
        return null;
    }

    private static @Nullable Refusal judgeCapture(MarajoaraPosition position, int move) {
        Board board = position.board();
        int cell = MarajoaraMove.cell(move);
        int direction = MarajoaraMove.direction(move);
        if (position.die(cell) == Die.NONE) {
            return Refusal.by("MRJ-CAP-01", Arguments.cell(position, "cell", cell));
        }
        if (position.has(Options.FOUR) && Direction.isDiagonal(direction)) {
            return Refusal.by("MRJ-CAP-05");
        }
        int over = board.next(direction, cell);
        if (over == Board.NONE || position.die(over) == Die.NONE) {
            return Refusal.by("MRJ-CAP-03");
        }
        int landing = board.next(direction, over);
        if (landing == Board.NONE) {
            return Refusal.by("MRJ-CAP-02");
        }
        if (position.die(landing) != Die.NONE) {
            return Refusal.by("MRJ-CAP-02", Arguments.cell(position, "cell", landing));
        }
        int colour = Die.colour(position.die(over));
        return position.has(Options.TO_WHEELBARROW) || stores(position, colour)
                ? null
                : Refusal.by("MRJ-CAP-07", Argument.term("colour", Names.colour(colour)));
    }

    /// Grey dice are not stored; others need a museum with fewer than three of them.
    private static boolean stores(MarajoaraPosition position, int colour) {
        if (colour == Die.GREY) {
            return true;
        }
        for (int museum = 0; museum < position.museums; museum++) {
            boolean own = position.hasTwoMuseums() || museum == position.seat;
            boolean keeps = colour != Die.YELLOW || museum == position.purse(position.seat);
            if (own && keeps && position.stored(museum, colour) < MarajoaraTables.ROW) {
                return true;
            }
        }
        return false;
    }

    private static @Nullable Refusal judgeExhibit(MarajoaraPosition position, int move) {
        int museum = position.seat + MarajoaraMove.museum(move);
        int dice = MarajoaraMove.set(move);
        if (!holdsAll(position, museum, Die.RED, dice)) {
            return Refusal.by("MRJ-EXH-05", Arguments.plain("dice", Names.dice(dice)));
        }
        int vases = position.vases(museum) + MarajoaraMove.size(dice);
        if (vases > MOST_VASES) {
            return Refusal.by("MRJ-EXH-04");
        }
        int price = MarajoaraMove.sum(dice);
        return price <= position.money(position.seat)
                ? null
                : Refusal.by("MRJ-EXH-01", Argument.number("price", price));
    }

    /// Whether a row holds every die of the set, each of several equal dice included.
    private static boolean holdsAll(MarajoaraPosition position, int museum, int colour, int dice) {
        for (int value = 1; value <= Die.HIGHEST; value++) {
            int wanted = 0;
            int held = 0;
            for (int i = 0; i < MarajoaraTables.ROW; i++) {
                wanted += MarajoaraMove.inSet(dice, i) == value ? 1 : 0;
                held +=
                        position.bytes[MarajoaraPosition.rowAt(museum, colour) + i] == value
                                ? 1
                                : 0;
            }
            if (wanted > held) {
                return false;
            }
        }
        return true;
    }

    private static @Nullable Refusal judgeRestore(
            MarajoaraPosition position, int move, int factor) {
        int museum = position.seat + MarajoaraMove.museum(move);
        int piece = MarajoaraMove.piece(move);
        int dice = MarajoaraMove.set(move);
        if ((position.pieces(museum) >>> piece & 1) != 0) {
            return Refusal.by("MRJ-RST-01", Arguments.piece(piece));
        }
        Argument named = Arguments.plain("dice", Names.dice(dice));
        if (!holdsAll(position, museum, Die.BLUE, dice)) {
            return Refusal.by("MRJ-RST-01", named);
        }
        return suits(position.tables(), piece, dice, factor)
                ? null
                : Refusal.by(
                        List.of(
                                        "MRJ-RST-02",
                                        "MRJ-RST-03",
                                        "MRJ-RST-04",
                                        "MRJ-RST-05",
                                        "MRJ-RST-06",
                                        "MRJ-RST-07")
                                .get(piece),
                        named);
    }

    private static boolean suits(MarajoaraTables tables, int piece, int dice, int factor) {
        int number = MarajoaraMove.size(dice);
        int sum = 0;
        for (int i = 0; i < number; i++) {
            int value = MarajoaraMove.inSet(dice, i);
            sum += factor * value;
            for (int j = 0; j < i; j++) {
                if (tables.different[piece] && MarajoaraMove.inSet(dice, j) == value) {
                    return false;
                }
            }
        }
        boolean enough =
                sum == tables.least[piece] || (sum > tables.least[piece] && !tables.exactly[piece]);
        return enough && number >= tables.fewest[piece] && number <= tables.most[piece];
    }

    private static @Nullable Refusal judgeFinance(MarajoaraPosition position, int move) {
        int museum = position.seat + MarajoaraMove.museum(move);
        int value = Die.value(MarajoaraMove.die(move));
        boolean lowered = MarajoaraMove.isLowered(move);
        if (lowered && !position.tables().lowers) {
            return Refusal.by("MRJ-FIN-02");
        }
        Argument named = Argument.number("value", value);
        if (!position.holds(museum, Die.BLUE, value)) {
            return Refusal.by("MRJ-FIN-01", named);
        }
        boolean beyond = lowered ? value == 1 : value == Die.HIGHEST && position.overflow() == 0;
        if (beyond) {
            return Refusal.by("MRJ-RULING-25", named);
        }
        return judgeMoney(position, position.tables().restorationPrice);
    }

    private static @Nullable Refusal judgeMoney(MarajoaraPosition position, int price) {
        return price <= position.money(position.seat)
                ? null
                : Refusal.by("MRJ-MONEY-02", Argument.number("price", price));
    }

    private static @Nullable Refusal judgeFieldwork(MarajoaraPosition position, int move) {
        int cell = MarajoaraMove.cell(move);
        int direction = MarajoaraMove.direction(move);
        if (position.die(cell) == Die.NONE) {
            return Refusal.by("MRJ-FLD-01", Arguments.cell(position, "cell", cell));
        }
        if (position.has(Options.FOUR) && Direction.isDiagonal(direction)) {
            return Refusal.by("MRJ-RULING-01");
        }
        int to = position.board().next(direction, cell);
        if (position.die(to) != Die.NONE) {
            return Refusal.by("MRJ-BOARD-01", Arguments.cell(position, "cell", to));
        }
        return judgeMoney(position, position.tables().fieldworkPrice);
    }

    /// Each die goes into a row of its colour in the other museum.
    private static @Nullable Refusal judgeExchange(MarajoaraPosition position, int move) {
        int one = MarajoaraMove.die(move);
        int other = MarajoaraMove.secondDie(move);
        boolean alike = Die.colour(one) == Die.colour(other);
        if (alike && !position.tables().exchangesAny) {
            return Refusal.by("MRJ-EDN-08");
        }
        if (!position.holds(0, Die.colour(one), Die.value(one))
                || !position.holds(1, Die.colour(other), Die.value(other))) {
            return Refusal.by("MRJ-RULING-38");
        }
        int there = position.stored(1, Die.colour(one));
        int here = position.stored(0, Die.colour(other));
        if (!alike && (there == MarajoaraTables.ROW || here == MarajoaraTables.ROW)) {
            return Refusal.by("MRJ-STORE-02");
        }
        return judgeMoney(position, position.exchangePrice());
    }
}
