package dighouse.archaeology;

/// How a table is kept: which moves undo cannot cross, where no choice is half made, and which
/// moves are played without asking (ARC-DEC-02, ARC-DEC-12, ARC-DEC-13).
final class TableRules {
    private TableRules() {}

    /// ARC-DEC-13: thefts, sandstorm losses, explorations, the end of a turn and whatever ends the
    /// game are final. Trades and other sales show only the player's own cards, so they can be
    /// undone.
    static boolean seals(ArchaeologyPosition position, int move) {
        return switch (ArchaeologyMove.verb(move)) {
            case ArchaeologyMove.ROB, ArchaeologyMove.EXPLORE, ArchaeologyMove.END -> true;
            case ArchaeologyMove.LOSE -> SandstormRules.lossesLeft(position) == 1;
            case ArchaeologyMove.SET ->
                    SaleRules.endsGame(position, ArchaeologyMove.argument(move));
            case ArchaeologyMove.STOP_TAKING -> tradeEndsGame(position);
            default -> false;
        };
    }

    /// Whether the trade gives away the last cards of the game. Only possible where a trade may
    /// take nothing (ARC-RULING-08).
    private static boolean tradeEndsGame(ArchaeologyPosition position) {
        return position.digSite == 0
                && position.chosen == ClosingRules.cardsHeld(position)
                && TradeRules.valueLeft(position) == TradeRules.givenValue(position);
    }

    /// ARC-DEC-12: whether no trade, sale or loss is half made.
    static boolean rests(ArchaeologyPosition position) {
        return switch (position.phase) {
            case GIVE, TAKE, SIZE -> false;
            case LOSE -> position.chosen == 0;
            case DEAL, LAY, BEGIN, DIG, ROB, STEAL, ACT, FIND, OVER -> true;
        };
    }

    /// - ARC-DEC-02: the only possible victim is robbed without asking; everyone can see that there
    ///   is only one.
    /// - ARC-TURN-05: a turn with an empty hand ends without asking, unless the seat has just sold
    ///   or given away its cards: it may want to undo that.
    ///
    /// A move that depends on a hidden hand is never automatic.
    static boolean automatic(ArchaeologyPosition position) {
        return switch (position.phase) {
            case ROB -> ThiefRules.victims(position) == 1;
            case ACT -> position.handSize(position.active) == 0 && !position.acted;
            case DEAL, LAY, BEGIN, DIG, STEAL, LOSE, GIVE, TAKE, SIZE, FIND, OVER -> false;
        };
    }
}
