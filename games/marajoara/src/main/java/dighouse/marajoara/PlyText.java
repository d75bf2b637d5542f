package dighouse.marajoara;

import dighouse.kernel.Malformed;
import dighouse.kernel.Parts;
import dighouse.kernel.Seats;
import java.util.List;

/// Plies as text, both ways; [MarajoaraNotation] gives examples.
final class PlyText {
    /// By verb.
    private static final List<String> WORDS =
            List.of(
                    "end",
                    "skip",
                    "capture",
                    "exhibit",
                    "restore",
                    "finance",
                    "fieldwork",
                    "exchange",
                    "pay",
                    "load",
                    "stop",
                    "raise",
                    "raise-captured",
                    "track",
                    "token",
                    "piece",
                    "double",
                    "give",
                    "take",
                    "museum",
                    "show",
                    "coin",
                    "take-back",
                    "remove",
                    "place",
                    "return",
                    "deal",
                    "roll",
                    "begin",
                    "score");

    private static final String SECOND_MUSEUM = " @2";
    private static final int NO_PLY = -1;

    private PlyText() {}

    static String write(Board board, int ply) {
        int verb = MarajoaraMove.verb(ply);
        String argument = argument(board, ply);
        String text = argument.isEmpty() ? WORDS.get(verb) : WORDS.get(verb) + " " + argument;
        boolean second = MarajoaraMove.museum(ply) == 1 && verb != MarajoaraMove.MUSEUM;
        return second ? text + SECOND_MUSEUM : text;
    }

    private static String argument(Board board, int ply) {
        int argument = MarajoaraMove.argument(ply);
        int die = MarajoaraMove.die(ply);
        return switch (MarajoaraMove.verb(ply)) {
            case MarajoaraMove.CAPTURE, MarajoaraMove.FIELDWORK ->
                    board.name(argument) + " " + Direction.name(MarajoaraMove.direction(ply));
            case MarajoaraMove.EXHIBIT -> Names.dice(MarajoaraMove.set(ply));
            case MarajoaraMove.RESTORE ->
                    Names.piece(MarajoaraMove.piece(ply))
                            + " "
                            + Names.dice(MarajoaraMove.set(ply));
            case MarajoaraMove.FINANCE ->
                    Die.value(die) + (MarajoaraMove.isLowered(ply) ? " -" : " +");
            case MarajoaraMove.EXCHANGE ->
                    Names.die(die) + " " + Names.die(MarajoaraMove.secondDie(ply));
            case MarajoaraMove.LOAD,
                    MarajoaraMove.RAISE,
                    MarajoaraMove.GIVE,
                    MarajoaraMove.RETURN ->
                    Names.die(die);
            case MarajoaraMove.SHOW, MarajoaraMove.COIN -> Integer.toString(Die.value(die));
            case MarajoaraMove.TRACK -> Names.track(argument);
            case MarajoaraMove.PIECE -> Names.piece(argument);
            case MarajoaraMove.TOKEN, MarajoaraMove.REMOVE, MarajoaraMove.PLACE ->
                    board.name(argument);
            case MarajoaraMove.TAKE -> Integer.toString(argument + 1);
            case MarajoaraMove.MUSEUM -> Integer.toString(MarajoaraMove.museum(ply) + 1);
            case MarajoaraMove.PAY, MarajoaraMove.ROLL -> Integer.toString(argument);
            case MarajoaraMove.DEAL -> Names.colour(argument);
            case MarajoaraMove.BEGIN -> Seats.letter(argument);
            default -> "";
        };
    }

    /// Reads a ply; accepts only the text that [#write] gives.
    static int read(Board board, String text) {
        boolean second = text.endsWith(SECOND_MUSEUM);
        String first = second ? text.substring(0, text.length() - SECOND_MUSEUM.length()) : text;
        String[] words = Parts.of(first, ' ');
        int verb = WORDS.indexOf(words[0]);
        int ply = verb < 0 ? NO_PLY : read(board, verb, words);
        if (ply != NO_PLY && second) {
            ply |= MarajoaraMove.of(0, 1, 0);
        }
        if (ply == NO_PLY || !write(board, ply).equals(text)) {
            throw new Malformed(
                    "\""
                            + text
                            + "\" is no ply of Marajoara, such as: capture C3 SE, exhibit 2+5,"
                            + " restore DIFF9 4+5, finance 3 +, fieldwork C3 N, pay 2, track blue,"
                            + " raise r3, token D4, end.");
        }
        return ply;
    }

    private static int read(Board board, int verb, String[] words) {
        String one = words.length > 1 ? words[1] : "";
        String two = words.length > 2 ? words[2] : "";
        return switch (verb) {
            case MarajoaraMove.CAPTURE, MarajoaraMove.FIELDWORK -> {
                int cell = board.cellOf(one);
                int direction = Direction.of(two);
                yield cell < 0 || direction < 0
                        ? NO_PLY
                        : MarajoaraMove.line(verb, cell, direction);
            }
            case MarajoaraMove.EXHIBIT -> {
                int dice = dice(one);
                yield dice < 0 ? NO_PLY : MarajoaraMove.of(verb, dice);
            }
            case MarajoaraMove.RESTORE -> {
                int piece = Names.pieceOf(one);
                int dice = dice(two);
                yield piece < 0 || dice < 0 ? NO_PLY : MarajoaraMove.restore(0, piece, dice);
            }
            case MarajoaraMove.FINANCE -> {
                int value = number(one, 1, Die.HIGHEST);
                yield value < 0 ? NO_PLY : MarajoaraMove.finance(0, value, two.equals("-"));
            }
            case MarajoaraMove.EXCHANGE -> {
                int die = Names.dieOf(one);
                int other = Names.dieOf(two);
                yield die < 0 || other < 0 ? NO_PLY : MarajoaraMove.exchange(die, other);
            }
            case MarajoaraMove.MUSEUM -> {
                int museum = number(one, 1, 2);
                yield museum < 0 ? NO_PLY : MarajoaraMove.of(verb, museum - 1, 0);
            }
            default -> {
                int value = value(board, verb, one);
                yield value < 0 ? NO_PLY : MarajoaraMove.of(verb, value);
            }
        };
    }

    /// The one argument of a simple verb, or -1.
    private static int value(Board board, int verb, String text) {
        return switch (verb) {
            case MarajoaraMove.LOAD,
                    MarajoaraMove.RAISE,
                    MarajoaraMove.GIVE,
                    MarajoaraMove.RETURN ->
                    Names.dieOf(text);
            case MarajoaraMove.SHOW -> Names.dieOf("r" + text);
            case MarajoaraMove.COIN -> Names.dieOf("y" + text);
            case MarajoaraMove.TRACK -> Names.trackOf(text);
            case MarajoaraMove.PIECE -> Names.pieceOf(text);
            case MarajoaraMove.TOKEN, MarajoaraMove.REMOVE, MarajoaraMove.PLACE ->
                    board.cellOf(text);
            case MarajoaraMove.TAKE -> {
                int place = number(text, 1, MarajoaraTables.WHEELBARROW);
                yield place < 0 ? -1 : place - 1;
            }
            case MarajoaraMove.PAY -> number(text, 0, Die.HIGHEST);
            case MarajoaraMove.ROLL -> number(text, 1, Die.HIGHEST);
            case MarajoaraMove.DEAL -> Names.colourOf(text);
            case MarajoaraMove.BEGIN -> "ABCD".indexOf(text);
            default -> 0;
        };
    }

    /// `2+5`, or -1.
    private static int dice(String text) {
        String[] values = Parts.of(text, '+');
        int[] dice = new int[MarajoaraTables.ROW];
        if (values.length > dice.length) {
            return -1;
        }
        for (int i = 0; i < values.length; i++) {
            dice[i] = number(values[i], i == 0 ? 1 : dice[i - 1], Die.HIGHEST);
            if (dice[i] < 0) {
                return -1;
            }
        }
        return MarajoaraMove.dice(dice[0], dice[1], dice[2]);
    }

    /// A digit within bounds, or -1.
    private static int number(String text, int least, int most) {
        int number = text.length() == 1 ? text.charAt(0) - '0' : -1;
        return least <= number && number <= most ? number : -1;
    }
}
