package dighouse.bots.marajoara;

import static dighouse.marajoara.MarajoaraTables.MOST_VASES;

import dighouse.marajoara.Die;
import dighouse.marajoara.MarajoaraTables;

/// What red dice and money are worth together, for every row of red dice, every sum of money, every
/// number of vases on display and every number of main actions left.
final class ShowPlans {
    static final int MOST_MONEY = 3 * Die.HIGHEST;
    private static final int SUMS = MOST_MONEY + 1;
    private static final int SPACES = MOST_VASES + 1;
    private static final double LAST_COIN = 0.01; // money breaks ties

    private final MarajoaraTables tables;
    private final Numbers numbers;
    private final Market market;
    private final Pull pull;
    private final float[] worth = new float[Market.TURNS * SPACES * SUMS * Rows.COUNT];

    ShowPlans(MarajoaraTables tables, Numbers numbers, Market market, Pull pull) {
        this.tables = tables;
        this.numbers = numbers;
        this.market = market;
        this.pull = pull;
        for (int turns = 0; turns < Market.TURNS; turns++) {
            for (int vases = MOST_VASES; vases >= 0; vases--) { // more vases first
                for (int money = 0; money <= MOST_MONEY; money++) {
                    for (int row : Rows.BY_SUM) { // more pips first
                        worth[at(turns, vases, money, row)] =
                                (float) plan(turns, vases, money, row);
                    }
                }
            }
        }
    }

    private static int at(int turns, int vases, int money, int row) {
        return ((turns * SPACES + vases) * SUMS + money) * Rows.COUNT + row;
    }

    private double plan(int turns, int vases, int money, int row) {
        double best = turns == 0 ? LAST_COIN * money : waited(turns, vases, money, row);
        if (turns > 0 && money >= 2) {
            best = Math.max(best, numbers.coins() + worth[at(turns, vases, money - 2, row)]);
        }
        for (int place = 0; place < Rows.size(row); place++) {
            int value = Rows.value(row, place);
            if (value < Die.HIGHEST && turns > 0) {
                int raised = Rows.turned(row, value, 1);
                best = Math.max(best, worth[at(turns, vases, money, raised)] - numbers.pip());
            }
            if (value <= money && vases < MOST_VASES) {
                int rest = Rows.without(row, value);
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
            if (Rows.size(row) < Rows.MOST) {
                int more = Rows.with(row, value);
                then = Math.max(then, worth[at(turns - 1, vases, money, more)]);
            }
            sum += market.chance(turns, value) * Math.max(now, then - market.price(turns));
        }
        return numbers.patience() * sum;
    }

    /// What exhibiting a die of this value as the next vase brings at once, and beyond.
    double gain(int turns, int vases, int value) {
        double token = vases == 0 ? market.token(turns) + pull.token : 0;
        return tables.pipPoints() * value
                + tables.spacePoints(vases + 1)
                + numbers.vase()
                + pull.spaces[vases + 1]
                + pull.unfinished
                + token;
    }

    double worth(int turns, int vases, int money, int row) {
        return worth[at(turns, vases, money, row)];
    }
}
