package dighouse.archaeology;

/// The closing phase and the end (ARC-END): turns without digs, passes, and the sales that a seat
/// owes so that the game ends.
final class ClosingRules {
    /// No sale is owed.
    static final int NOTHING = 0;

    /// A sale is owed because everyone who holds cards has passed (ARC-END-05).
    static final int AFTER_PASSES = 1;

    /// A sale is owed because nothing was sold or explored for too long (ARC-RULING-13).
    static final int AFTER_IDLE_ROUNDS = 2;

    private ClosingRules() {}

    /// ARC-END-02: a turn of actions only.
    static void startTurn(ArchaeologyPosition position) {
        position.closing = true;
        position.owed = saleOwed(position);
        position.phase = Phase.ACT;
    }

    /// - ARC-END-05, ARC-RULING-24: every player holding cards has passed since the last turn with
    ///   an action, or since the closing phase began.
    /// - ARC-RULING-13: as many turns in a row without a sale or an exploration as make up the
    ///   rounds of the option, for the players who still hold cards.
    private static int saleOwed(ArchaeologyPosition position) {
        int holders = 0;
        int passedHolders = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            if (position.handSize(seat) > 0) {
                holders++;
                passedHolders += position.passed >> seat & 1;
            }
        }
        if (passedHolders == holders) {
            return AFTER_PASSES;
        }
        int rounds = position.setup.value(Options.CLOSING_IDLE_ROUNDS);
        return position.idleTurns >= rounds * holders ? AFTER_IDLE_ROUNDS : NOTHING;
    }

    /// - ARC-END-03, ARC-END-06: a turn without an action is a pass, any other starts the count
    ///   anew.
    /// - ARC-RULING-13: sales and explorations start the count of idle turns anew; of the others
    ///   those count that were begun with cards in hand.
    static void noteTurn(ArchaeologyPosition position) {
        position.passed = position.acted ? 0 : position.passed | 1 << position.active;
        if (position.settled) {
            position.idleTurns = 0;
        } else if (beganWithCards(position)) {
            position.idleTurns++;
        }
    }

    /// Whether the active seat had cards when its turn began. Only the turn of ARC-RULING-11 can
    /// begin without, and then nothing can be done in it. Rules number 1 counted that turn too.
    private static boolean beganWithCards(ArchaeologyPosition position) {
        return position.setup.rules() == 1
                || position.acted
                || position.handSize(position.active) > 0;
    }

    /// ARC-END-07, ARC-END-09, ARC-RULING-21: the dig site is empty and nobody holds a card.
    static boolean isOver(ArchaeologyPosition position) {
        return position.digSite == 0 && cardsHeld(position) == 0;
    }

    static int cardsHeld(ArchaeologyPosition position) {
        int cards = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            cards += position.handSize(seat);
        }
        return cards;
    }

    /// Nothing of the turns is remembered once the game is over.
    static void finish(ArchaeologyPosition position) {
        position.phase = Phase.OVER;
        position.tradesInARow = 0;
        position.acted = false;
        position.settled = false;
        position.passed = 0;
        position.idleTurns = 0;
        position.owed = NOTHING;
    }
}
