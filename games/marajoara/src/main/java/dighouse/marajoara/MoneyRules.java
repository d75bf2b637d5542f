package dighouse.marajoara;

import static dighouse.marajoara.MarajoaraTables.ROW;

import dighouse.kernel.MoveList;

/// Paying (MRJ-MONEY): the price of an action, shared among yellow dice, die by die from the left.
///
/// The order of the dice in a row does not matter. So that no result is offered twice, the values
/// that remain never fall from left to right, and of equal dice the first gives most (MRJ-DEC-26).
final class MoneyRules {
    private MoneyRules() {}

    /// The action is carried out when it is paid (MRJ-DEC-34).
    static void charge(MarajoaraPosition position, int action, int price) {
        position.step.action = action;
        position.step.price = price;
        position.step.payAt = 0;
        position.step.paid = 0;
        goOn(position);
    }

    /// Asks the next die that has a choice; the others give what they must.
    private static void goOn(MarajoaraPosition position) {
        int at = MarajoaraPosition.rowAt(position.purse(position.seat), Die.YELLOW);
        int dice = position.stored(position.purse(position.seat), Die.YELLOW);
        while (position.step.payAt < dice) {
            int only = only(position, at);
            if (only < 0) {
                position.phase = Phase.PAY;
                return;
            }
            note(position, only);
        }
        carryOut(position, at, dice);
    }

    /// The only number of pips that the die may give, or -1 if there is a choice.
    private static int only(MarajoaraPosition position, int at) {
        int only = -1;
        int value = position.bytes[at + position.step.payAt];
        for (int pips = 0; pips <= value; pips++) {
            if (mayGive(position, at, pips)) {
                if (only >= 0) {
                    return -1;
                }
                only = pips;
            }
        }
        return only;
    }

    static void addPayments(MarajoaraPosition position, MoveList moves) {
        int at = MarajoaraPosition.rowAt(position.purse(position.seat), Die.YELLOW);
        int value = position.bytes[at + position.step.payAt];
        for (int pips = 0; pips <= value; pips++) {
            if (mayGive(position, at, pips)) {
                moves.add(MarajoaraMove.of(MarajoaraMove.PAY, pips));
            }
        }
    }

    private static boolean mayGive(MarajoaraPosition position, int at, int pips) {
        Step step = position.step;
        int remains = 0;
        int given = 0;
        for (int i = 0; i < step.payAt; i++) {
            given = step.paid >>> (3 * i) & 7;
            int value = position.bytes[at + i];
            remains = given == value ? remains : value - given;
        }
        return isOpen(position, at, step.payAt, pips, given, remains)
                && mayEnd(position, at, step.payAt, pips, step.price - pips, remains);
    }

    /// Whether the rest of the row can pay the rest of the price.
    private static boolean mayEnd(
            MarajoaraPosition position, int at, int place, int given, int rest, int remains) {
        int value = position.bytes[at + place];
        int floor = given == value ? remains : value - given;
        int next = place + 1;
        if (rest < 0 || next == ROW || position.bytes[at + next] == 0) {
            return rest == 0;
        }
        int most = Math.min(rest, position.bytes[at + next]);
        for (int more = 0; more <= most; more++) {
            if (isOpen(position, at, next, more, given, floor)
                    && mayEnd(position, at, next, more, rest - more, floor)) {
                return true;
            }
        }
        return false;
    }

    /// Whether giving so much keeps the order that lists each result once.
    ///
    /// @param before what the die to the left gives
    /// @param floor what remains on the last die to the left that stays
    private static boolean isOpen(
            MarajoaraPosition position, int at, int place, int pips, int before, int floor) {
        int value = position.bytes[at + place];
        boolean alike = place > 0 && position.bytes[at + place - 1] == value;
        return (!alike || pips <= before) && (pips == value || value - pips >= floor);
    }

    static void pay(MarajoaraPosition position, int pips) {
        note(position, pips);
        goOn(position);
    }

    private static void note(MarajoaraPosition position, int pips) {
        Step step = position.step;
        step.paid |= pips << (3 * step.payAt);
        step.price -= pips;
        step.payAt++;
    }

    /// Used dice are noted as spent before the yellow ones: the usual order (MRJ-DEC-27).
    private static void carryOut(MarajoaraPosition position, int at, int dice) {
        int action = position.step.action;
        int paid = position.step.paid;
        position.step.action = 0;
        position.step.price = 0;
        position.step.payAt = 0;
        position.step.paid = 0;
        position.step.resume = Step.TO_MENU;
        carryOut(position, action);
        int kept = 0;
        for (int i = 0; i < dice; i++) {
            int value = position.bytes[at + i];
            int given = paid >>> (3 * i) & 7;
            position.bytes[at + i] = 0;
            if (given == value) { // MRJ-MONEY-04: spent, not turned down
                SpendRules.later(position, Die.of(Die.YELLOW, value));
            } else { // MRJ-MONEY-03; the row stays sorted
                position.bytes[at + kept++] = (byte) (value - given);
            }
        }
        Flow.settle(position);
    }

    private static void carryOut(MarajoaraPosition position, int action) {
        int museum = position.seat + MarajoaraMove.museum(action);
        switch (MarajoaraMove.verb(action)) {
            case MarajoaraMove.EXHIBIT -> {
                int dice = MarajoaraMove.set(action);
                ExhibitRules.exhibit(
                        position,
                        museum,
                        MarajoaraMove.inSet(dice, 0),
                        MarajoaraMove.inSet(dice, 1),
                        MarajoaraMove.inSet(dice, 2));
            }
            case MarajoaraMove.FINANCE ->
                    FinanceRules.finance(
                            position,
                            museum,
                            Die.value(MarajoaraMove.die(action)),
                            MarajoaraMove.isLowered(action));
            case MarajoaraMove.FIELDWORK ->
                    FinanceRules.moveDie(
                            position, MarajoaraMove.cell(action), MarajoaraMove.direction(action));
            default ->
                    FinanceRules.exchange(
                            position, MarajoaraMove.die(action), MarajoaraMove.secondDie(action));
        }
    }

    /// Red 7: one pip of one die.
    static void payOne(MarajoaraPosition position, int value) {
        int purse = position.purse(position.seat);
        if (value == 1) {
            position.unstore(purse, Die.YELLOW, value);
            SpendRules.later(position, Die.of(Die.YELLOW, value));
        } else {
            position.turn(purse, Die.YELLOW, value, value - 1);
        }
    }
}
