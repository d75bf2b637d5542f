package dighouse.pergamon;

import dighouse.kernel.Setup;

/// How long a game can get.
final class Length {
    private Length() {}

    /// Plies of a game, at most. A round: 5 finds revealed, 4 of them placed by choice; 2 backs and
    /// the new top; a space for every seat; 2 cards and the sharing; raid and evaluation; and of
    /// every seat a dig, a last "done" and a "keep". Over the whole game a tile is either dropped
    /// (1 ply) or stands in a row (1 ply, and a row of at least two tiles is closed, perhaps makes
    /// room, and is polished: 3 plies for two tiles). Before the first round: 2 plies.
    static int longest(Setup setup) {
        int round = 5 + 4 + 3 + setup.seats() + 3 + 2 + 3 * setup.seats();
        int tiles = PergamonTables.TILES + PergamonTables.TILES / 2 * 3;
        return 2 + PergamonTables.ROUNDS * round + tiles;
    }
}
