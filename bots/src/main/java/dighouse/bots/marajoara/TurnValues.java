package dighouse.bots.marajoara;

import dighouse.marajoara.Die;
import dighouse.marajoara.MarajoaraTables;

/// Values a turn and the dice it finds, by the number of main actions left. Dice grow from round to
/// round, and the worth of turns with them.
final class TurnValues {
    static final int TURNS = MarajoaraTables.ROUNDS + 1; // 0 to 14 main actions left
    private static final double[] AROUND = {0.3, 0.4, 0.3}; // odds: one below, at, one above usual

    private final double[] price = new double[TURNS];
    private final double[] rest = new double[TURNS]; // of all turns left
    private final double[] token = new double[TURNS];
    private final double[] chance = new double[TURNS * (Die.HIGHEST + 1)];

    TurnValues(Parameters parameters) {
        for (int turns = 0; turns < TURNS; turns++) {
            double early = Math.max(0, turns - 1) / (TURNS - 2.0);
            price[turns] = between(parameters.lastTurn(), parameters.firstTurn(), early);
            rest[turns] = turns == 0 ? 0 : rest[turns - 1] + price[turns];
            token[turns] = parameters.token() * turns;
            spread(turns, between(parameters.lastFace(), parameters.firstFace(), early));
        }
    }

    private static double between(double one, double other, double share) {
        return one + (other - one) * share;
    }

    private void spread(int turns, double usual) {
        int low = (int) usual;
        for (int i = 0; i < AROUND.length; i++) {
            add(turns, low - 1 + i, AROUND[i] * (low + 1 - usual));
            add(turns, low + i, AROUND[i] * (usual - low));
        }
    }

    private void add(int turns, int value, double share) {
        chance[turns * (Die.HIGHEST + 1) + Math.clamp(value, 1, Die.HIGHEST)] += share;
    }

    /// The usual worth of the next main action.
    double price(int turns) {
        return price[turns];
    }

    /// The worth of all main actions that are left.
    double rest(int turns) {
        return rest[turns];
    }

    /// The worth of a research token that is placed now.
    double token(int turns) {
        return token[turns];
    }

    /// How likely the best die of a colour shows this value.
    double chance(int turns, int value) {
        return chance[turns * (Die.HIGHEST + 1) + value];
    }
}
