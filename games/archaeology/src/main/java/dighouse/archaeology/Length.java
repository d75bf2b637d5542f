package dighouse.archaeology;

import dighouse.kernel.Setup;

/// How long a game can get (ARC-DEC-15).
final class Length {
    private Length() {}

    /// No game has more plies. Each summand bounds one kind of ply; the whole is generous, since no
    /// game is the worst in all of them at once.
    ///
    /// With S seats, T treasures, N cards in the dig site at first:
    ///
    /// - Each dealt or laid card, the draw of the starting player and each dug card is one ply; a
    ///   thief brings two more (`rob`, `steal`).
    /// - In a sandstorm the seats choose at most half of all treasures, one ply each.
    /// - A chamber is one ply (`explore`) and one for each card.
    /// - A sale is two plies (`sell`, `set`) and takes at least one card out of play: T sales at
    ///   most.
    /// - Turns with a dig: N at most. In the closing phase, of any I·S + 1 turns in a row, I being
    ///   the idle rounds before a forced sale, at least one has a sale or an exploration
    ///   (ARC-RULING-13). With T sales and 3 explorations there are at most (I·S + 1)(T + 4) turns
    ///   of it. Each turn has one `end`.
    /// - At most L trades, L being the limit in a row, lie between one of turn start, sale and
    ///   exploration and the next (ARC-RULING-25): L times as many trades as there are turns, sales
    ///   and explorations together. A trade chooses every card at most once, and has three plies
    ///   more (`trade`, `stop giving`, `stop taking`).
    static int longest(Setup setup) {
        ArchaeologyTables tables = ((ArchaeologyEdition) setup.edition()).tables();
        int seats = setup.seats();
        int treasures = tables.allTreasures();
        int digs = tables.digSite(seats);
        int dealing = seats * tables.handCards(seats) + tables.marketCards(seats) + 1;
        int thefts = 2 * tables.thieves(seats);
        int losses = tables.sandstorms(seats) * treasures / 2;
        int exploring = Chamber.CHAMBERS + tables.allChamberCards();
        int selling = 2 * treasures;
        int idleRounds = setup.value(Options.CLOSING_IDLE_ROUNDS);
        int settlements = treasures + Chamber.CHAMBERS;
        int turns = digs + (idleRounds * seats + 1) * (settlements + 1);
        int trades = setup.value(Options.TRADES_IN_A_ROW_LIMIT) * (turns + settlements);
        int trading = trades * (treasures + 3);
        return dealing + digs + thefts + losses + exploring + selling + turns + trading;
    }
}
