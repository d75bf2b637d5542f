package dighouse.archaeology;

/// What a table asks of the game beside the rules: how far a seat may go back, and what needs no
/// question (ARC-DEC-02, ARC-DEC-12, ARC-DEC-13).
final class TableRules {
    private TableRules() {}

    /// ARC-DEC-13: thefts, sandstorm losses, explorations, the end of a turn and whatever ends the
    /// game stand. Trades and other sales show only the player's own cards.
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

    /// Only where a trade may take nothing (ARC-RULING-08): the last cards of the game are given
    /// away.
    private static boolean tradeEndsGame(ArchaeologyPosition position) {
        return position.digSite == 0
                && position.chosen == ClosingRules.cardsHeld(position)
                && TradeRules.valueLeft(position) == TradeRules.givenValue(position);
    }

    /// ARC-DEC-12: no trade, sale or loss is half made.
    static boolean rests(ArchaeologyPosition position) {
        return switch (position.phase) {
            case GIVE, TAKE, SIZE -> false;
            case LOSE -> position.chosen == 0;
            case DEAL, LAY, BEGIN, DIG, ROB, STEAL, ACT, FIND, OVER -> true;
        };
    }

    /// - ARC-DEC-02: one possible victim is no choice, and everyone can see that.
    /// - ARC-TURN-05: neither is the end of a turn with an empty hand, unless the cards have just
    ///   been sold or given away: the seat may want to take that back.
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
