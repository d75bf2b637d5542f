package dighouse.marajoara;

import static dighouse.marajoara.MarajoaraTables.ROUNDS;

import dighouse.kernel.MoveList;

/// The turn (MRJ-TURN): free actions, one main action, free actions, recycling; and whose turn is
/// next.
final class TurnRules {
    private TurnRules() {}

    /// MRJ-DEC-25: what the menu offers, in the order of the ledger.
    static void addMenu(MarajoaraPosition position, MoveList moves) {
        if (position.mainDone) {
            moves.add(MarajoaraMove.of(MarajoaraMove.END));
        } else {
            int before = moves.size();
            CaptureRules.addCaptures(position, moves);
            if (moves.size() == before) {
                moves.add(MarajoaraMove.of(MarajoaraMove.SKIP));
            }
        }
        ExhibitRules.addExhibits(position, moves);
        RestoreRules.addRestores(position, position.doubled ? 2 : 1, moves);
        FinanceRules.addFinances(position, moves);
        FinanceRules.addFieldwork(position, moves);
        FinanceRules.addExchanges(position, moves);
    }

    /// MRJ-RULING-03: if nothing can be captured, the main action is skipped and the turn goes on.
    /// A solo game ends (MRJ-RULING-34).
    static void skip(MarajoaraPosition position) {
        if (position.isSolo()) {
            position.phase = Phase.SCORING;
        } else {
            position.mainDone = true;
        }
    }

    /// MRJ-DEC-37: with dice on the slate the turn is ended by recycling and a confirmation.
    static void end(MarajoaraPosition position) {
        if (position.slateSize > 0) {
            RecycleRules.begin(position);
        } else {
            pass(position);
        }
    }

    /// MRJ-TURN-01, 06: clockwise; when play returns to the first player a round is over.
    private static void pass(MarajoaraPosition position) {
        position.mainDone = false;
        position.doubled = false;
        position.phase = Phase.MENU;
        if (position.isSolo()) {
            SoloRules.endTurn(position);
            return;
        }
        position.seat = (position.seat + 1) % position.seats;
        if (position.seat == position.first) {
            if (position.round == ROUNDS) {
                position.phase = Phase.SCORING;
            } else {
                position.round++;
            }
        }
    }
}
