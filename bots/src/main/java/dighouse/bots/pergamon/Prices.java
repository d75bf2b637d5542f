package dighouse.bots.pergamon;

import dighouse.pergamon.PergamonTables;

/// Prices things that score nothing by themselves: coins, tiles outside of any row, and the coins
/// of future rounds. Coins buy less late in the game, and more than can be spent are worth little.
final class Prices {
    private static final int AFTER =
            PergamonTables.ROUNDS + 1; // after the game, when nothing has a price
    private static final int MOST_COINS = 60;
    private static final int OLDEST_CENTURY = 5;

    private final Parameters parameters;
    private final double[] coins =
            new double[(AFTER + 1) * (MOST_COINS + 1)]; // by round and number
    private final double[] loose = new double[(AFTER + 1) * PergamonTables.TILES];
    private final double[] income = new double[AFTER];

    Prices(PergamonTables tables, Parameters parameters) {
        this.parameters = parameters;
        for (int round = PergamonTables.ROUNDS; round > 0; round--) {
            for (int number = 0; number <= MOST_COINS; number++) {
                double spent = parameters.purse() * (1 - Math.exp(-number / parameters.purse()));
                coins[round * (MOST_COINS + 1) + number] = firstCoin(round) * spent;
            }
            for (int tile = 0; tile < PergamonTables.TILES; tile++) {
                double age = tables.century(tile) / (double) OLDEST_CENTURY;
                loose[round * PergamonTables.TILES + tile] =
                        parameters.loose() * (1 - passed(round)) * age;
            }
            income[round - 1] = income[round] + parameters.income() * firstCoin(round);
        }
    }

    /// The share of the game that is over when a round begins.
    private static double passed(int round) {
        return (round - 1) / (double) (PergamonTables.ROUNDS - 1);
    }

    private double firstCoin(int round) {
        return parameters.coin() + passed(round) * (parameters.lastCoin() - parameters.coin());
    }

    /// What a number of coins will buy from this round on.
    double coins(int round, int number) {
        return coins[round * (MOST_COINS + 1) + Math.min(number, MOST_COINS)];
    }

    /// What a tile that is in no row yet may bring.
    double loose(int round, int tile) {
        return loose[round * PergamonTables.TILES + tile];
    }

    /// What a seat's coins of the rounds after this one will buy.
    double income(int round) {
        return income[round];
    }
}
