package dighouse.marajoara;

import static dighouse.marajoara.MarajoaraPosition.ENDS;
import static dighouse.marajoara.MarajoaraPosition.MUSEUM_TOKENS;
import static dighouse.marajoara.MarajoaraPosition.RESERVE;
import static dighouse.marajoara.MarajoaraPosition.THIRD_YELLOW;
import static dighouse.marajoara.MarajoaraPosition.WHEEL;
import static dighouse.marajoara.MarajoaraTables.END_PLACES;
import static dighouse.marajoara.MarajoaraTables.ROUNDS;

/// Answers questions about a position that no rule asks, for the advice of bots. Nothing here
/// changes a position.
public final class MarajoaraReading {
    private MarajoaraReading() {}

    // ---- time ---------------------------------------------------------------------------------

    /// Whether all turns have been taken.
    public static boolean isOver(MarajoaraPosition position) {
        return position.phase == Phase.SCORING || position.phase == Phase.OVER;
    }

    /// Whether the main action of this turn is still to be chosen.
    public static boolean isMainDue(MarajoaraPosition position) {
        return !position.mainDone && position.step.landing == Step.NONE && !isOver(position);
    }

    /// Main actions that a seat still has, this turn's included until it is chosen. One player has
    /// as many as there are free spaces on the round track, and more if some captures fill none.
    public static int mainActions(MarajoaraPosition position, int seat) {
        if (isOver(position)) {
            return 0;
        }
        if (position.isSolo()) {
            boolean underWay = position.step.landing != Step.NONE;
            return ROUNDS - position.roundTrackSize - (underWay ? 1 : 0);
        }
        int later = ROUNDS - position.round;
        if (seat == position.seat) {
            return later + (isMainDue(position) ? 1 : 0);
        }
        return later + (turn(position, seat) > turn(position, position.seat) ? 1 : 0);
    }

    /// A seat's place in the order of a round, from 0.
    private static int turn(MarajoaraPosition position, int seat) {
        return (seat - position.first + position.seats) % position.seats;
    }

    // ---- museums ------------------------------------------------------------------------------

    /// The values of a row, three bits each, as [MarajoaraMove#dice] packs them.
    public static int row(MarajoaraPosition position, int museum, int colour) {
        int at = MarajoaraPosition.rowAt(museum, colour);
        byte[] bytes = position.bytes;
        return MarajoaraMove.dice(bytes[at], bytes[at + 1], bytes[at + 2]);
    }

    /// Whether a third yellow die will release a token.
    public static boolean hasYellowToken(MarajoaraPosition position, int museum) {
        return (position.bytes[MUSEUM_TOKENS + museum] & THIRD_YELLOW) != 0;
    }

    /// Tokens that spaces 2 of the tracks may still bring.
    public static int reserve(MarajoaraPosition position, int museum) {
        return position.bytes[RESERVE + museum];
    }

    /// Blue 7 of the French edition holds for this turn.
    public static boolean isDoubled(MarajoaraPosition position) {
        return position.doubled;
    }

    // ---- tracks -------------------------------------------------------------------------------

    /// Places at the end of a track that are taken.
    public static int arrived(MarajoaraPosition position, int track) {
        int at = ENDS + track * END_PLACES;
        return position.bytes[at + 1] != 0 ? 2 : position.bytes[at] != 0 ? 1 : 0;
    }

    /// The place of a seat at the end of a track, from 0, or NONE.
    public static int place(MarajoaraPosition position, int seat, int track) {
        int at = ENDS + track * END_PLACES;
        return position.bytes[at] == seat + 1
                ? 0
                : position.bytes[at + 1] == seat + 1 ? 1 : MarajoaraPosition.NONE;
    }

    // ---- what is under way --------------------------------------------------------------------

    /// The die that waits beside the museum to be stored or to dig, or [Die#NONE].
    public static int waiting(MarajoaraPosition position) {
        boolean digs = position.step.resume != Step.TO_MENU; // spent once the bonus is done
        return digs ? Die.NONE : position.step.captured;
    }

    /// Pips that a seat is still to give to its dice.
    public static int pips(MarajoaraPosition position, int seat) {
        return position.step.pips > 0 && PipRules.owner(position) == seat ? position.step.pips : 0;
    }

    /// Whether a token waits to be placed.
    public static boolean hasToken(MarajoaraPosition position) {
        return position.step.token != 0;
    }

    /// Dice given to the wheelbarrow for which none has been taken yet.
    public static int gives(MarajoaraPosition position) {
        return position.step.gives;
    }

    /// What the yellow die shows that is asked to pay.
    public static int payer(MarajoaraPosition position) {
        int row = MarajoaraPosition.rowAt(position.purse(position.seat), Die.YELLOW);
        return position.bytes[row + position.step.payAt];
    }

    /// The cell chosen for the next die of the slate.
    public static int chosenCell(MarajoaraPosition position) {
        return position.step.cell;
    }

    /// A die in the wheelbarrow, 0 being the place at the bottom.
    public static int wheelbarrow(MarajoaraPosition position, int place) {
        return position.bytes[WHEEL + place];
    }

    /// Dice that could be captured now, as a set of bits by die.
    public static int capturable(MarajoaraPosition position) {
        return CaptureRules.capturable(position);
    }

    /// Whether dice jump and step in this direction at this table (MRJ-RULING-01).
    public static boolean isLine(MarajoaraPosition position, int direction) {
        return !position.has(Options.FOUR) || !Direction.isDiagonal(direction);
    }

    // ---- missions -----------------------------------------------------------------------------

    /// Whether a goal has been collected; those on cells count one each.
    public static boolean isCollected(MarajoaraPosition position, int bit) {
        return (position.goals >>> bit & 1) != 0;
    }

    /// Points to reach for a goal of points, with the challenge, and more where the edition asks.
    public static int pointsToReach(MarajoaraPosition position, int points) {
        return Goals.pointsGoal(position, points) + (position.tables().exceeds ? 1 : 0);
    }

    /// What dice on the round track and unfinished museums would cost if the game ended now.
    public static int deductions(MarajoaraPosition position) {
        return Scoring.roundTrackCost(position) + Scoring.unfinishedCost(position);
    }
}
