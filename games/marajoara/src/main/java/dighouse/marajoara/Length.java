package dighouse.marajoara;

import dighouse.kernel.Setup;

/// How long a game can get.
final class Length {
    /// Plies of a turn. What is paid costs money, of which there are at most 18 pips and 18 more by
    /// bonuses; an action that costs 1 takes a choice and two answers to pay. Every die spent is
    /// ordered and recycled by three plies; at most 16 are there. Restorations: one for each of up
    /// to 12 pieces, with a token. The main action: capture, pips, track, bonus, token, removal.
    private static final int TURN = 3 * 36 + 3 * 16 + 2 * 12 + 20;

    private static final int SETUP = 2 * BoardReader.DICE + 1 + 1 + 4;

    private Length() {}

    static int longest(Setup setup) {
        MarajoaraTables tables = ((MarajoaraEdition) setup.edition()).tables;
        int turns = setup.seats() == 1 ? tables.turnLimit : setup.seats() * MarajoaraTables.ROUNDS;
        return SETUP + turns * TURN + 1;
    }
}
