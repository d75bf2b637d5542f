package dighouse.thebes;

import static dighouse.thebes.ThebesPosition.NONE;
import static dighouse.thebes.ThebesTables.SLOTS;

import dighouse.kernel.MoveList;

/// The moves made for an absent seat (THB-DEC-12).
final class Fallback {
    private Fallback() {}

    /// The cheapest card by land; otherwise exchange, or retire in the last year. Inside a turn the
    /// first answer listed.
    static int answer(Thebes game, ThebesPosition position) {
        MoveList answers = new MoveList();
        game.moves(position, answers);
        if (position.phase != Phase.GOAL) {
            return answers.get(0);
        }
        int slot = cheapestSlot(position);
        if (slot != NONE) {
            return ThebesMove.take(slot);
        }
        int otherwise = TurnRules.mayRetire(position) ? ThebesMove.retire() : ThebesMove.exchange();
        return answers.contains(otherwise) ? otherwise : answers.get(0);
    }

    /// Travel and weeks added up; the lower slot of equal ones, or NONE if no card fits.
    private static int cheapestSlot(ThebesPosition position) {
        ThebesTables tables = position.tables();
        int best = NONE;
        int lowest = position.weeksLeft(position.seat) + 1;
        for (int slot = 0; slot < SLOTS; slot++) {
            int card = position.slot(slot);
            if (card != NONE) {
                int travel = TravelRules.weeksByLand(position, position.seat, tables.city[card]);
                int weeks = travel + tables.weeks[card];
                if (weeks < lowest) {
                    best = slot;
                    lowest = weeks;
                }
            }
        }
        return best;
    }
}
