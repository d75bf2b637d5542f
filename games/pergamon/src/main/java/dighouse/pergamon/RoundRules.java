package dighouse.pergamon;

import static dighouse.pergamon.PergamonPosition.NONE;
import static dighouse.pergamon.PergamonPosition.ORDER;
import static dighouse.pergamon.PergamonPosition.PAWN;
import static dighouse.pergamon.PergamonTables.ROUNDS;
import static dighouse.pergamon.PergamonTables.TRACK;

/// What joins the phases (PRG-ROUND, PRG-NEXT): who acts after whom, which questions of a turn are
/// asked at all (PRG-DEC-08), and how one round follows another.
final class RoundRules {
    private RoundRules() {}

    /// PRG-SETUP-07: the first player is known; then the top card is seen, if the table plays so.
    static void begin(PergamonPosition position, int seat) {
        seatClockwise(position, seat);
        if (position.has(PergamonPosition.TOP_BACK_SEEN)) {
            position.phase = Phase.TOP;
        } else {
            startRound(position);
        }
    }

    /// The back of the top card is seen: before the first round, or after the cards of a round.
    static void seeTop(PergamonPosition position, int back) {
        position.top = back;
        if (position.round == 0) {
            startRound(position);
        } else {
            position.phase = Phase.ASK;
        }
    }

    private static void startRound(PergamonPosition position) {
        position.round++;
        LayRules.layOut(position);
    }

    /// PRG-ROUND-03: the next figure to the left acts; when all have, the round ends.
    static void nextFigure(PergamonPosition position) {
        int space = position.at + 1;
        while (space <= TRACK && position.figureOn(space) == NONE) {
            space++;
        }
        if (space > TRACK) {
            endRound(position);
            return;
        }
        position.at = space;
        int figure = position.acting();
        if (figure == PergamonPosition.RAIDER) {
            position.phase = Phase.RAID;
        } else if (DigRules.mayDig(position, figure)) {
            position.phase = Phase.DIG;
        } else {
            exhibit(position);
        }
    }

    /// After the dig, and after every exhibition: another row, if one can be started.
    static void exhibit(PergamonPosition position) {
        long hand = position.hand(position.acting());
        if (ExhibitRules.starts(position.tables(), hand) != 0) {
            position.phase = Phase.EXHIBIT;
        } else {
            store(position);
        }
    }

    static void store(PergamonPosition position) {
        if (StoreRules.isAsked(position, position.acting())) {
            position.phase = Phase.STORE;
        } else {
            endTurn(position);
        }
    }

    static void endTurn(PergamonPosition position) {
        position.sets[PergamonPosition.DROPPED] = 0;
        nextFigure(position);
    }

    /// PRG-GEN-03: some rounds end with an evaluation.
    private static void endRound(PergamonPosition position) {
        position.at = 0;
        if (position.tables().evaluates[position.round]) {
            position.phase = Phase.EVALUATE;
        } else {
            nextRound(position);
        }
    }

    /// PRG-NEXT-01 to 03: pawns come back; whoever stood leftmost is first player.
    static void nextRound(PergamonPosition position) {
        if (position.has(PergamonPosition.ORDER_TRACK)) {
            seatByTrack(position);
        } else {
            seatClockwise(position, leftmost(position, TRACK));
        }
        for (int figure = 0; figure < PergamonPosition.FIGURES; figure++) {
            position.bytes[PAWN + figure] = 0;
        }
        if (position.round == ROUNDS) {
            position.phase = Phase.OVER;
        } else {
            startRound(position);
        }
    }

    private static void seatClockwise(PergamonPosition position, int first) {
        int seat = first;
        for (int place = 0; place < position.seats; place++) {
            position.bytes[ORDER + place] = (byte) seat;
            seat = seat + 1 == position.seats ? 0 : seat + 1;
        }
    }

    /// PRG-VAR-01, 02: from the leftmost pawn to the rightmost.
    private static void seatByTrack(PergamonPosition position) {
        int space = TRACK;
        for (int place = 0; place < position.seats; place++) {
            int seat = leftmost(position, space);
            position.bytes[ORDER + place] = (byte) seat;
            space = position.pawn(seat) - 1;
        }
    }

    /// The seat whose pawn stands leftmost on the spaces up to this one; the tomb raider does not
    /// count (PRG-RAID-10).
    private static int leftmost(PergamonPosition position, int highest) {
        int found = 0;
        int best = 0;
        for (int seat = 0; seat < position.seats; seat++) {
            int pawn = position.pawn(seat);
            if (pawn <= highest && pawn > best) {
                best = pawn;
                found = seat;
            }
        }
        return found;
    }
}
