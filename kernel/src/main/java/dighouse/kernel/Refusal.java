package dighouse.kernel;

import java.util.List;

/// Why a move is refused: the rule, and the arguments of the sentence that explains it.
///
/// @param rule an ID of the game's ledger, or a rule of every table (`HOUSE-…`)
/// @param arguments what the sentence names
public record Refusal(String rule, List<Argument> arguments) {
    public static final String NO_SUCH_MOVE = "HOUSE-NO-SUCH-MOVE";
    public static final String NOT_YOUR_DECISION = "HOUSE-NOT-YOUR-DECISION";
    public static final String GAME_OVER = "HOUSE-GAME-OVER";
    public static final String MOVED_ON = "HOUSE-MOVED-ON";

    public Refusal {
        arguments = List.copyOf(arguments);
    }

    /// By a rule of the ledger.
    public static Refusal by(String rule, Argument... arguments) {
        return new Refusal(rule, List.of(arguments));
    }

    /// The move is not in the game's alphabet.
    public static Refusal noSuchMove() {
        return by(NO_SUCH_MOVE);
    }

    /// Another seat, or chance, must decide now.
    public static Refusal notYourDecision() {
        return by(NOT_YOUR_DECISION);
    }

    public static Refusal gameOver() {
        return by(GAME_OVER);
    }

    /// The table has changed since the seat looked.
    public static Refusal movedOn() {
        return by(MOVED_ON);
    }
}
