package dighouse.marajoara;

import static dighouse.marajoara.MarajoaraPosition.SLATE;
import static dighouse.marajoara.MarajoaraPosition.SPENT;
import static dighouse.marajoara.MarajoaraPosition.WHEEL;
import static dighouse.marajoara.MarajoaraTables.WHEELBARROW;

import dighouse.kernel.MoveList;

/// Spent dice pass through the wheelbarrow (MRJ-SPEND). Its places are kept from the bottom, whose
/// die leaves next, to the top.
final class SpendRules {
    private SpendRules() {}

    /// A die that the present action spends; it enters when the action is over.
    static void later(MarajoaraPosition position, int die) {
        position.bytes[SPENT + position.spentSize++] = (byte) die;
    }

    /// MRJ-DEC-23: equal dice, or a single one, need no question.
    static void loadAlike(MarajoaraPosition position) {
        for (int i = 1; i < position.spentSize; i++) {
            if (position.bytes[SPENT + i] != position.bytes[SPENT]) {
                return;
            }
        }
        while (position.spentSize > 0) {
            enter(position, position.bytes[SPENT]);
        }
    }

    /// MRJ-DEC-27: used dice before yellow ones, each from the left; equal dice once.
    static void addLoads(MarajoaraPosition position, MoveList moves) {
        for (int i = 0; i < position.spentSize; i++) {
            int die = position.bytes[SPENT + i];
            if (isFirst(position, i)) {
                moves.add(MarajoaraMove.of(MarajoaraMove.LOAD, die));
            }
        }
    }

    private static boolean isFirst(MarajoaraPosition position, int place) {
        for (int i = 0; i < place; i++) {
            if (position.bytes[SPENT + i] == position.bytes[SPENT + place]) {
                return false;
            }
        }
        return true;
    }

    static void load(MarajoaraPosition position, int die) {
        enter(position, die);
        Flow.settle(position);
    }

    private static void enter(MarajoaraPosition position, int die) {
        position.takeOut(SPENT, position.spentSize--, die);
        if (position.step.resume == Step.TO_SWAPPED) {
            position.bytes[WHEEL + position.wheelSize++] = (byte) die; // MRJ-TRK-Y7: on top
        } else {
            push(position, die);
        }
    }

    /// MRJ-SPEND-02, 03: if five are inside, the lowest leaves for the slate of the seat whose turn
    /// it is. Read literally (MRJ-RULING-55), the first five dice fill the places from the top.
    static void push(MarajoaraPosition position, int die) {
        byte[] bytes = position.bytes;
        if (position.wheelSize == WHEELBARROW) {
            bytes[SLATE + position.slateSize++] = bytes[WHEEL];
            for (int i = WHEEL; i < WHEEL + WHEELBARROW - 1; i++) {
                bytes[i] = bytes[i + 1];
            }
            bytes[WHEEL + WHEELBARROW - 1] = (byte) die;
            return;
        }
        if (position.has(Options.TOP_DOWN)) {
            for (int i = WHEEL + position.wheelSize; i > WHEEL; i--) {
                bytes[i] = bytes[i - 1];
            }
            bytes[WHEEL] = (byte) die;
        } else {
            bytes[WHEEL + position.wheelSize] = (byte) die;
        }
        position.wheelSize++;
    }

    /// Takes the die at a place out; those above it slide down.
    static int pull(MarajoaraPosition position, int place) {
        int die = position.bytes[WHEEL + place];
        position.wheelSize--;
        for (int i = WHEEL + place; i < WHEEL + position.wheelSize; i++) {
            position.bytes[i] = position.bytes[i + 1];
        }
        position.bytes[WHEEL + position.wheelSize] = Die.NONE;
        return die;
    }
}
