package dighouse.marajoara;

import dighouse.kernel.Malformed;
import java.util.List;

/// The entries of a position for a [Step] that is under way; empty fields are left out.
final class StepText {
    private static final int MOST_NUMBER = 127;

    /// Numbers, in the order of [#number]; then cells, dice and the action.
    private static final List<String> NUMBERS =
            List.of(
                    "resume",
                    "price",
                    "payAt",
                    "paid",
                    "pips",
                    "pipColour",
                    "lastPip",
                    "tokenOf",
                    "gives",
                    "lastGiven",
                    "taken",
                    "dueRope",
                    "dueTokens");

    private static final List<String> CELLS = List.of("landing", "lastCell", "cell");
    private static final List<String> DICE = List.of("captured", "waiting");
    private static final String ACTION = "action";

    private StepText() {}

    static void write(Board board, Step step, StringBuilder text) {
        if (step.action != 0) {
            String ply = PlyText.write(board, step.action).replace(' ', '_');
            text.append(' ').append(ACTION).append('=').append(ply);
        }
        for (int i = 0; i < NUMBERS.size(); i++) {
            if (number(step, i) != 0) {
                text.append(' ').append(NUMBERS.get(i)).append('=').append(number(step, i));
            }
        }
        for (int i = 0; i < CELLS.size(); i++) {
            if (cell(step, i) != Step.NONE) {
                text.append(' ').append(CELLS.get(i)).append('=').append(board.name(cell(step, i)));
            }
        }
        for (int i = 0; i < DICE.size(); i++) {
            int die = i == 0 ? step.captured : step.waiting;
            if (die != Die.NONE) {
                text.append(' ').append(DICE.get(i)).append('=').append(Names.die(die));
            }
        }
    }

    /// Reads an entry, if it is one of these.
    static boolean read(Board board, Step step, String name, String value) {
        if (name.equals(ACTION)) {
            step.action = PlyText.read(board, value.replace('_', ' '));
        } else if (NUMBERS.contains(name)) {
            int most = name.equals("paid") ? 511 : MOST_NUMBER;
            setNumber(step, NUMBERS.indexOf(name), PositionReader.number(name, value, 0, most));
        } else if (CELLS.contains(name)) {
            setCell(step, CELLS.indexOf(name), PositionReader.cell(board, value));
        } else if (DICE.contains(name)) {
            int die = Names.dieOf(value);
            if (die < 0) {
                throw new Malformed("\"" + value + "\" is no die, such as r3.");
            }
            step.captured = name.equals("captured") ? die : step.captured;
            step.waiting = name.equals("waiting") ? die : step.waiting;
        } else {
            return false;
        }
        return true;
    }

    private static int number(Step step, int index) {
        return switch (index) {
            case 0 -> step.resume;
            case 1 -> step.price;
            case 2 -> step.payAt;
            case 3 -> step.paid;
            case 4 -> step.pips;
            case 5 -> step.pipColour;
            case 6 -> step.lastPip;
            case 7 -> step.token;
            case 8 -> step.gives;
            case 9 -> step.lastGiven;
            case 10 -> step.taken;
            case 11 -> step.dueRope;
            default -> step.dueTokens;
        };
    }

    private static void setNumber(Step step, int index, int value) {
        switch (index) {
            case 0 -> step.resume = value;
            case 1 -> step.price = value;
            case 2 -> step.payAt = value;
            case 3 -> step.paid = value;
            case 4 -> step.pips = value;
            case 5 -> step.pipColour = value;
            case 6 -> step.lastPip = value;
            case 7 -> step.token = value;
            case 8 -> step.gives = value;
            case 9 -> step.lastGiven = value;
            case 10 -> step.taken = value;
            case 11 -> step.dueRope = value;
            default -> step.dueTokens = value;
        }
    }

    private static int cell(Step step, int index) {
        return index == 0 ? step.landing : index == 1 ? step.lastCell : step.cell;
    }

    private static void setCell(Step step, int index, int cell) {
        switch (index) {
            case 0 -> step.landing = cell;
            case 1 -> step.lastCell = cell;
            default -> step.cell = cell;
        }
    }
}
