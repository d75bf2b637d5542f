package dighouse.marajoara;

import static dighouse.marajoara.MarajoaraPosition.ROUND_TRACK;
import static dighouse.marajoara.MarajoaraTables.ROUNDS;

import dighouse.kernel.MoveList;

/// What is peculiar to one player (MRJ-SOLO): the die that leaves the game after a capture, and the
/// end of the game.
final class SoloRules {
    private SoloRules() {}

    /// MRJ-SOLO-05, 06: a die next to the capturing die, by the edition's or the table's lines.
    static boolean isNeighbour(MarajoaraPosition position, int direction) {
        boolean counts =
                position.tables().soloEight
                        || !position.has(Options.FOUR)
                        || !Direction.isDiagonal(direction);
        int cell = position.board().next(direction, position.step.landing);
        return counts && cell != Board.NONE && position.die(cell) != Die.NONE;
    }

    static boolean hasNeighbour(MarajoaraPosition position) {
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            if (isNeighbour(position, direction)) {
                return true;
            }
        }
        return false;
    }

    /// The directions go row by row, too.
    static void addRemovals(MarajoaraPosition position, MoveList moves) {
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            if (isNeighbour(position, direction)) {
                int cell = position.board().next(direction, position.step.landing);
                moves.add(MarajoaraMove.of(MarajoaraMove.REMOVE, cell));
            }
        }
    }

    /// MRJ-SOLO-07, 08: out of the game; the last space ends it, at once or after this turn
    /// (MRJ-RULING-33).
    static void remove(MarajoaraPosition position, int cell) {
        position.bytes[ROUND_TRACK + position.roundTrackSize++] = (byte) position.takeDie(cell);
        position.step.landing = Step.NONE;
        boolean ends = position.roundTrackSize == ROUNDS && position.has(Options.IMMEDIATE);
        position.phase = ends ? Phase.SCORING : Phase.MENU;
    }

    /// MRJ-RULING-54: nobody plays for ever.
    static void endTurn(MarajoaraPosition position) {
        if (position.roundTrackSize == ROUNDS || position.round == position.tables().turnLimit) {
            position.phase = Phase.SCORING;
        } else {
            position.round++;
        }
    }
}
