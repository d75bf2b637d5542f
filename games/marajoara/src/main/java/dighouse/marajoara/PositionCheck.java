package dighouse.marajoara;

import static dighouse.marajoara.MarajoaraPosition.LEFT;

import dighouse.kernel.Actor;
import dighouse.kernel.Malformed;
import dighouse.kernel.MoveList;

/// Refuses positions that were read but cannot be in a game, where nobody could play on from them.
final class PositionCheck {
    private PositionCheck() {}

    static void check(Marajoara game, MarajoaraPosition position) {
        checkDice(position);
        checkFit(position);
        if (!isWhole(position)) {
            throw new Malformed(
                    "Phase " + position.phase.id + " wants to know more of what is under way.");
        }
        if (game.actor(position) != Actor.NOBODY) {
            MoveList moves = new MoveList();
            game.moves(position, moves);
            if (moves.isEmpty()) {
                throw new Malformed("In phase " + position.phase.id + " nobody could go on here.");
            }
        }
    }

    /// Fewer dice may be in play than there are, but not more.
    private static void checkDice(MarajoaraPosition position) {
        int[] counts = MarajoaraInvariants.count(position);
        for (int colour = 0; colour < Die.COLOURS; colour++) {
            int most = position.tables().dice[colour];
            if (counts[colour] > most || position.bytes[LEFT + colour] < 0) {
                throw new Malformed(
                        "There are only " + most + " " + Names.colour(colour) + " dice.");
            }
        }
    }

    /// Refuses a position that breaks an invariant.
    private static void checkFit(MarajoaraPosition position) {
        try {
            MarajoaraInvariants.checkFit(position);
        } catch (AssertionError fault) {
            throw new Malformed("This is no position of Marajoara: " + fault.getMessage() + ".");
        }
    }

    private static boolean isWhole(MarajoaraPosition position) {
        Step step = position.step;
        int dealt = position.dealt;
        boolean two = position.hasTwoMuseums();
        return switch (position.phase) {
            case DEAL -> dealt < BoardReader.DICE && isDealt(position);
            case ROLL -> dealt > 0 && isDealt(position);
            case BEGIN, SCORING, OVER, MENU, START_TOKEN, CONFIRM -> true;
            case YELLOW_MUSEUM -> two;
            case PAY -> isPaying(position);
            case COIN -> MarajoaraMove.verb(step.action) == MarajoaraMove.SHOW;
            case OWN_PIP -> step.captured != Die.NONE && hasToken(position);
            case OTHER_PIPS -> step.captured != Die.NONE && hasToken(position) && step.pips > 0;
            case MUSEUM -> two && (step.captured != Die.NONE) != (step.waiting != Die.NONE);
            case TRACK, DOUBLED, DOUBLE, PIECE, SHOW, VASE, GIVE -> step.captured != Die.NONE;
            case PIPS -> step.captured != Die.NONE && step.pips > 0;
            case TAKE -> step.captured != Die.NONE && step.gives > 0;
            case TOKEN -> step.token > 0 && step.token <= position.museums;
            case ORDER -> position.spentSize > 0;
            case REMOVE -> position.isSolo() && step.landing != Step.NONE;
            case RECYCLE -> position.slateSize > 0;
            case RETURN -> position.slateSize > 0 && step.cell != Step.NONE;
        };
    }

    /// Dice lie on the first cells to be filled, and nowhere else.
    private static boolean isDealt(MarajoaraPosition position) {
        int[] starts = position.board().starts;
        for (int i = 0; i < starts.length; i++) {
            if ((position.die(starts[i]) != Die.NONE) != (i < position.dealt)) {
                return false;
            }
        }
        return Board.size(position.occupiedLow(), position.occupiedHigh()) == position.dealt;
    }

    private static boolean isPaying(MarajoaraPosition position) {
        int verb = MarajoaraMove.verb(position.step.action);
        boolean paid =
                verb == MarajoaraMove.EXHIBIT
                        || verb == MarajoaraMove.FINANCE
                        || verb == MarajoaraMove.FIELDWORK
                        || (verb == MarajoaraMove.EXCHANGE && position.hasTwoMuseums());
        int dice = position.stored(position.purse(position.seat), Die.YELLOW);
        return paid && position.step.payAt < dice;
    }

    private static boolean hasToken(MarajoaraPosition position) {
        int landing = position.step.landing;
        return landing != Step.NONE && position.tokenOn(landing) != MarajoaraPosition.NONE;
    }
}
