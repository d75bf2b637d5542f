package dighouse.bots.archaeology;

import static dighouse.archaeology.Treasure.TYPES;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dighouse.kernel.Xoshiro;
import org.junit.jupiter.api.Test;

class KnapsackTest {
    private static final int WIDTH = 4;

    private final Knapsack knapsack = new Knapsack();
    private final double[] worths = new double[TYPES * WIDTH];

    /// All hands within bounds and purse are tried one by one.
    @Test
    void findsTheBestOfAllHands() {
        for (int seed = 1; seed <= 200; seed++) {
            Xoshiro random = new Xoshiro(seed);
            int purse = draw(random);

            double found = knapsack.solve(worths, WIDTH, purse);

            assertThat(found).as("seed %d", seed).isCloseTo(best(0, purse), within(1e-9));
            assertThat(worthOfChosen(purse)).as("seed %d", seed).isCloseTo(found, within(1e-9));
        }
    }

    private int draw(Xoshiro random) {
        int purse = random.below(8);
        for (int type = 0; type < TYPES; type++) {
            knapsack.least[type] = random.below(2);
            knapsack.most[type] = knapsack.least[type] + random.below(3);
            knapsack.cost[type] = 1 + random.below(4);
            purse += knapsack.least[type] * knapsack.cost[type];
            for (int number = 0; number < WIDTH; number++) {
                worths[type * WIDTH + number] = random.below(20);
            }
        }
        return purse;
    }

    private double best(int type, int purse) {
        if (type == TYPES) {
            return 0;
        }
        double best = Double.NEGATIVE_INFINITY;
        for (int number = knapsack.least[type]; number <= knapsack.most[type]; number++) {
            int left = purse - number * knapsack.cost[type];
            if (left >= 0) {
                best = Math.max(best, worths[type * WIDTH + number] + best(type + 1, left));
            }
        }
        return best;
    }

    private double worthOfChosen(int purse) {
        double sum = 0;
        int left = purse;
        for (int type = 0; type < TYPES; type++) {
            int number = knapsack.chosen[type];
            assertThat(number).isBetween(knapsack.least[type], knapsack.most[type]);
            sum += worths[type * WIDTH + number];
            left -= number * knapsack.cost[type];
        }
        assertThat(left).isNotNegative();
        return sum;
    }
}
