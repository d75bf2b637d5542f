package dighouse.bots.marajoara;

import static dighouse.marajoara.MarajoaraTables.PIECES;

import dighouse.marajoara.Die;
import dighouse.marajoara.MarajoaraTables;
import java.util.Arrays;

/// Tabulates what blue dice in storage are worth, for every row, every set of restored pieces and
/// every number of main actions left: the pieces that they restore now, and those that they may
/// restore with another pip or die, less its price.
final class VasePlans {
    private static final int SETS = 1 << PIECES;

    private final MarajoaraTables tables;
    private final Parameters parameters;
    private final TurnValues turnValues;
    private final GoalBonus goalBonus;
    private final int[][] rests =
            new int[DiceRows.COUNT * PIECES][]; // rows left after a restoration
    private final int[][] doubledRests = new int[DiceRows.COUNT * PIECES][];
    private final float[] worth = new float[TurnValues.TURNS * SETS * DiceRows.COUNT];
    private final float[] doubled = new float[TurnValues.TURNS * SETS * DiceRows.COUNT];

    VasePlans(
            MarajoaraTables tables,
            Parameters parameters,
            TurnValues turnValues,
            GoalBonus goalBonus) {
        this.tables = tables;
        this.parameters = parameters;
        this.turnValues = turnValues;
        this.goalBonus = goalBonus;
        for (int row = 0; row < DiceRows.COUNT; row++) {
            for (int piece = 0; piece < PIECES; piece++) {
                rests[row * PIECES + piece] = rests(row, piece, 1);
                doubledRests[row * PIECES + piece] = rests(row, piece, 2);
            }
        }
        for (int turns = 0; turns < TurnValues.TURNS; turns++) {
            for (int set = SETS - 1; set >= 0; set--) { // more pieces first
                for (int row : DiceRows.BY_SUM) { // more pips first
                    plan(turns, set, row);
                }
            }
        }
    }

    /// The rows that may remain after restoring a piece.
    private int[] rests(int row, int piece, int factor) {
        int[] found = new int[8];
        int size = 0;
        for (int taken = 1; taken < 8; taken++) {
            int rest = row;
            int[] values = new int[DiceRows.MOST];
            int number = 0;
            for (int place = 0; place < DiceRows.MOST; place++) {
                int value = (taken >>> place & 1) == 0 ? 0 : DiceRows.value(row, place);
                if (value > 0) {
                    values[number++] = value;
                    rest = DiceRows.without(rest, value);
                }
            }
            if (number == Integer.bitCount(taken)
                    && tables.restores(piece, values[0], values[1], values[2], factor)) {
                found[size++] = rest;
            }
        }
        return Arrays.copyOf(found, size);
    }

    private static int at(int turns, int set, int row) {
        return (turns * SETS + set) * DiceRows.COUNT + row;
    }

    private void plan(int turns, int set, int row) {
        double best = turns == 0 ? 0 : waited(turns, set, row);
        for (int place = 0; place < DiceRows.size(row) && turns > 0; place++) {
            int value = DiceRows.value(row, place);
            if (value < Die.HIGHEST) {
                int raised = DiceRows.turned(row, value, 1);
                best = Math.max(best, worth[at(turns, set, raised)] - parameters.pip());
            }
        }
        double twice = best;
        for (int piece = 0; piece < PIECES; piece++) {
            if ((set >>> piece & 1) == 0) {
                double gain = gain(turns, set, piece);
                int more = set | 1 << piece;
                for (int rest : rests[row * PIECES + piece]) {
                    best = Math.max(best, gain + worth[at(turns, more, rest)]);
                }
                for (int rest : doubledRests[row * PIECES + piece]) {
                    twice = Math.max(twice, gain + doubled[at(turns, more, rest)]);
                }
            }
        }
        worth[at(turns, set, row)] = (float) best;
        doubled[at(turns, set, row)] = (float) Math.max(best, twice);
    }

    /// The worth of a row before a main action whose die is not known yet.
    private double waited(int turns, int set, int row) {
        double now = worth[at(turns - 1, set, row)];
        if (DiceRows.size(row) == DiceRows.MOST) {
            return parameters.patience() * now;
        }
        double sum = 0;
        for (int value = 1; value <= Die.HIGHEST; value++) {
            double then =
                    worth[at(turns - 1, set, DiceRows.with(row, value))] - turnValues.price(turns);
            sum += turnValues.chance(turns, value) * Math.max(now, then);
        }
        return parameters.patience() * sum;
    }

    /// The gain of restoring a piece, at once and later.
    double gain(int turns, int set, int piece) {
        int beside = Integer.bitCount(tables.neighbours(piece) & set);
        double token = piece == tables.tokenPiece() ? turnValues.token(turns) + goalBonus.token : 0;
        return tables.piecePoints(piece)
                + tables.neighbourPoints() * beside
                + parameters.piece()
                + goalBonus.pieces[piece]
                + goalBonus.unfinished
                + token;
    }

    /// @param twice whether every die counts double in this turn
    double worth(int turns, int set, int row, boolean twice) {
        return (twice ? doubled : worth)[at(turns, set, row)];
    }
}
