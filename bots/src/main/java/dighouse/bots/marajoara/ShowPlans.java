package dighouse.bots.marajoara;

import static dighouse.marajoara.MarajoaraTables.MOST_VASES;

import dighouse.marajoara.Die;
import dighouse.marajoara.MarajoaraTables;

/// Tabulates what red dice and money are worth together: for every row of red dice, every sum of
/// money, every number of exhibited vases and every number of main actions left.
final class ShowPlans {
    static final int MOST_MONEY = 3 * Die.HIGHEST;
    private static final int SUMS = MOST_MONEY + 1;
    private static final int SPACES = MOST_VASES + 1;
    private static final double LAST_COIN = 0.01; // money breaks ties

    private final MarajoaraTables tables;
    private final Parameters parameters;
    private final TurnValues turnValues;
    private final GoalBonus goalBonus;
    private final float[] worth = new float[TurnValues.TURNS * SPACES * SUMS * DiceRows.COUNT];

    ShowPlans(
            MarajoaraTables tables,
            Parameters parameters,
            TurnValues turnValues,
            GoalBonus goalBonus) {
        this.tables = tables;
        this.parameters = parameters;
        this.turnValues = turnValues;
        this.goalBonus = goalBonus;
        for (int turns = 0; turns < TurnValues.TURNS; turns++) {
            for (int vases = MOST_VASES; vases >= 0; vases--) { // more vases first
                for (int money = 0; money <= MOST_MONEY; money++) {
                    for (int row : DiceRows.BY_SUM) { // more pips first
                        worth[at(turns, vases, money, row)] =
                                (float) plan(turns, vases, money, row);
                    }
                }
            }
        }
    }

    private static int at(int turns, int vases, int money, int row) {
        return ((turns * SPACES + vases) * SUMS + money) * DiceRows.COUNT + row;
    }

    private double plan(int turns, int vases, int money, int row) {
        double best = turns == 0 ? LAST_COIN * money : waited(turns, vases, money, row);
        if (turns > 0 && money >= 2) {
            best = Math.max(best, parameters.coins() + worth[at(turns, vases, money - 2, row)]);
        }
        for (int place = 0; place < DiceRows.size(row); place++) {
            int value = DiceRows.value(row, place);
            if (value < Die.HIGHEST && turns > 0) {
                int raised = DiceRows.turned(row, value, 1);
                best = Math.max(best, worth[at(turns, vases, money, raised)] - parameters.pip());
            }
            if (value <= money && vases < MOST_VASES) {
                int rest = DiceRows.without(row, value);
                double then = worth[at(turns, vases + 1, money - value, rest)];
                best = Math.max(best, gain(turns, vases, value) + then);
            }
        }
        return best;
    }

    private double waited(int turns, int vases, int money, int row) {
        double now = worth[at(turns - 1, vases, money, row)];
        double sum = 0;
        for (int value = 1; value <= Die.HIGHEST; value++) {
            int richer = Math.min(MOST_MONEY, money + value);
            double then = worth[at(turns - 1, vases, richer, row)];
            if (DiceRows.size(row) < DiceRows.MOST) {
                int more = DiceRows.with(row, value);
                then = Math.max(then, worth[at(turns - 1, vases, money, more)]);
            }
            sum += turnValues.chance(turns, value) * Math.max(now, then - turnValues.price(turns));
        }
        return parameters.patience() * sum;
    }

    /// The gain of exhibiting a die of this value as the next vase, at once and later.
    double gain(int turns, int vases, int value) {
        double token = vases == 0 ? turnValues.token(turns) + goalBonus.token : 0;
        return tables.pipPoints() * value
                + tables.spacePoints(vases + 1)
                + parameters.vase()
                + goalBonus.spaces[vases + 1]
                + goalBonus.unfinished
                + token;
    }

    double worth(int turns, int vases, int money, int row) {
        return worth[at(turns, vases, money, row)];
    }
}
